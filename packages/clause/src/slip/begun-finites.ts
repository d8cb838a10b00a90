import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** Helpers that nothing but a converb stands before; a thing in the accusative may be begun as well. */
const BEGINNING = "бастау";
/** Verbs of going that an infinitive cannot be the doer of. */
const LEAVING = /^(?:кету|қалу)$/;

/**
 * жаңбыр жауды бастады → жауа бастады: before бастау a past that looks like a thing in its case, where its doer stands before it.
 * қайту кетті → қайтып кетті: an infinitive that goes away.
 */
export const begunFiniteSlips = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const next = words[at + 1]?.reading;
    const reading = words[at]?.reading;
    if (next?.kind !== "verb" || !reading || token.mark !== "" || token.leaning.length > 0)
      return [];
    const before = words[at - 1]?.reading;
    const past = token.readings.find(
      ({ form, source }) => form === "fin" && source?.features.Tense === "Past",
    );
    if (
      next.lemma === BEGINNING &&
      past &&
      reading.case === "ACC" &&
      before?.case === "NOM" &&
      !before.pronoun
    ) {
      const text = verbAs(past, "V.CVB;IPFV");
      return text === ""
        ? []
        : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "helper-verbs-1", 0.4))];
    }
    const isInfinitive =
      reading.form === "vn" && (reading.case ?? "NOM") === "NOM" && reading.owner === undefined;
    if (isInfinitive && LEAVING.test(next.lemma) && next.form === "fin") {
      const text = verbAs(reading, "V.CVB;PFV");
      return [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "converb-ip", 0.4))];
    }
    return [];
  });
