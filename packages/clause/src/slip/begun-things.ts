import type { Fault } from "../fault/fault.ts";
import type { Government } from "../government.ts";
import { BARE } from "../licence/licence-site.ts";
import type { Parse } from "../parse.ts";
import { verbWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** Verbs of what somebody does to a thing, with those of what the thing does. */
const OF_THINGS: Readonly<Record<string, string>> = {
  бастау: "басталу",
  аяқтау: "аяқталу",
  жалғастыру: "жалғасу",
};
const SOMEBODY = /^(?:person|animal|nation)$/;

/** ғылым бір сұрақтан бастайды → басталады: a thing is begun, and begins nothing. */
export const begunThingSlips = ({ tokens, words }: Parse, government: Government): Fault[] =>
  words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const verb = words[head]?.reading;
    const token = tokens[head];
    const lemma = OF_THINGS[verb?.lemma ?? ""];
    if (relation !== "subject" || verb?.form !== "fin" || !token || lemma === undefined) return [];
    if ((verb.source?.features.Voice ?? "") === "Pass") return [];
    if (reading.kind !== "noun" || reading.pronoun || reading.name || reading.plural) return [];
    if (government.classesOf(reading.lemma).some((one) => SOMEBODY.test(one))) return [];
    const given = words.some(
      (one, place) =>
        place !== at &&
        (one.reading.case === "ACC" ||
          (one.head === head &&
            (BARE.test(one.relation) || /^(?:helped|converb|said)$/.test(one.relation)))),
    );
    if (given || head === at + 1) return [];
    const text = verbWith({ ...verb, lemma }, {});
    return [
      slip(
        head,
        text === "" ? [] : changed(tokens, { [head]: withParticles(token, text) }, "passive", 0.3),
      ),
    ];
  });
