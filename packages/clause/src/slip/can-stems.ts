import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { verbAs } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** Forms of алу that say what one can do; алды may be what one took. */
const CAN = /^ал(?:а(?:мын|сың|сыз|ды|мыз|сыңдар|сыздар|тын.*)|май.*|мас.*)$/;
/** What is taken: breath, knowledge, a rest. */
const TAKEN = /^(?:дем|тыныс|демалу|білу|оқу|су|ат|ой|сабақ)$/;

/** тап алмай → таба алмай, бару алмаймын → бара алмаймын: before what one can stands a converb, no stem and no infinitive. */
export const canStemSlips = ({ tokens }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    const next = tokens[at + 1];
    if (!next || token.mark !== "" || token.leaning.length > 0 || !CAN.test(next.lower)) return [];
    // қарай алмаймын: a converb already, whatever else it may be
    if (/й$/.test(token.lower) || token.readings.some(({ form }) => form === "a")) return [];
    if (TAKEN.test(token.lower)) return [];
    // баста аламын: «in the head» is no object
    const thing = token.readings.some(
      ({ kind, form, case: kase, cost }) => kind === "noun" && !form && cost < 2 && kase !== "LOC",
    );
    if (thing) return [];
    const verb = token.readings.find(({ kind, form }) => kind === "verb" || form === "vn");
    const bare =
      verb?.form === "imp"
        ? verb.person === "2s"
        : verb?.form === "vn" && verb.case === "NOM" && verb.owner === undefined;
    if (!verb || !bare || verb.cost > 3) return [];
    const text = verbAs(verb, "V.CVB;IPFV");
    return text === "" || text === token.lower
      ? []
      : [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "can", 0.2))];
  });
