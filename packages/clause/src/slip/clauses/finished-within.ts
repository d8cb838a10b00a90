import type { Fault } from "../../fault/fault.ts";
import type { Parse } from "../../parse.ts";
import { nounWith } from "../../word/inflected.ts";
import { changed, rootOf, slip, withEndings, withParticles } from "../rewrite.ts";

const TIME = /^(?:минут|сағат|күн|апта|ай|жыл)$/;
const FINISHING = /^(?:бітіру|аяқтау|тауысу|тәмамдау|үлгеру)$/;

/** How long it took until something was done. */
export const finishedWithinSlips = (parse: Parse): Fault[] => [
  ...finishedTo(parse),
  ...finishedThroughout(parse),
];

const TO_THE_END = /^(?:шығу|бітіру|болу|тастау)$/;

/** екі сағат бойы оқып шықтым → екі сағатта: what is done to its end did not just go on. */
const finishedThroughout = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading }, at): Fault[] => {
    const { tokens, words } = parse;
    const during = tokens[at + 1];
    const root = rootOf(parse);
    if (!TIME.test(reading.lemma) || reading.case !== "NOM" || during?.lower !== "бойы") return [];
    if (words[at - 1]?.reading.kind !== "num" || tokens[at]?.mark !== "") return [];
    // әр сөзді оқып шықты: one after the other, all that time
    if (tokens.some(({ lower }) => /^(?:әр|барлық|бәрі)/.test(lower))) return [];
    const done = words[root - 1];
    const helper = words[root]?.reading;
    const isDone = done?.reading.form === "p" && done.head === root && !helper?.negative;
    if (!isDone || helper?.form !== "fin" || !TO_THE_END.test(helper.lemma)) return [];
    const within = nounWith(reading, { case: "LOC" });
    const token = tokens[at];
    return within === "" || !token
      ? []
      : [
          slip(
            at + 1,
            changed(tokens, { [at]: withParticles(token, within), [at + 1]: "" }, "locative", 0.05),
          ),
        ];
  });

/** үш күнге бітірдім → үш күнде. */
const finishedTo = (parse: Parse): Fault[] =>
  parse.words.flatMap(({ reading, head }, at): Fault[] => {
    const { tokens, words } = parse;
    const verb = words[head]?.reading;
    if (reading.case !== "DAT" || !TIME.test(reading.lemma) || reading.owner !== undefined)
      return [];
    if (words[at - 1]?.reading.kind !== "num" || tokens[at]?.mark !== "") return [];
    if (verb?.form !== "fin" || !FINISHING.test(verb.lemma)) return [];
    return [
      slip(at, withEndings(parse, { [at]: nounWith(reading, { case: "LOC" }) }, "locative", 0.05)),
    ];
  });
