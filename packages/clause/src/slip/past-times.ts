import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

const PAST = /^(?:өткен|былтырғы|алдыңғы)$/;
const SPAN = /^(?:апта|ай|күн|ғасыр)$/;
const COUNTED = /^(?:жыл|ай|апта|күн|сағат|минут|ғасыр)$/;

/** Times that are past. */
export const pastTimeSlips = (parse: Parse): Fault[] => [
  ...lastWeeks(parse),
  ...backwards(parse),
  ...spans(parse),
];

/** What goes on somewhere for so long. */
const LASTING = /^(?:тұру|сүру|істеу|оқу|күту|ұйықтау)$/;

/** екі сағатта бұрын → екі сағат бұрын; бес жылға Астанада тұрамын → бес жыл: how long has no case. */
const spans = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading, head }, at): Fault[] => {
    const token = tokens[at];
    if (!token || reading.kind !== "noun" || reading.owner || !COUNTED.test(reading.lemma))
      return [];
    const isCounted = words.some((one) => one.head === at && one.relation === "count");
    if (!isCounted || reading.plural || token.mark !== "" || token.leaning.length > 0) return [];
    const isAgo = reading.case === "LOC" && tokens[at + 1]?.lower === "бұрын";
    const stays =
      reading.case === "DAT" &&
      LASTING.test(words[head]?.reading.lemma ?? "") &&
      words.some((one) => one.head === head && one.reading.case === "LOC");
    if (!isAgo && !stays) return [];
    const text = nounWith(reading, { case: "NOM" });
    return [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "clock-and-days", 0.2))];
  });

/** өткен аптаға бардық → өткен аптада: what is past is no goal. */
const lastWeeks = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading, head }, at): Fault[] => {
    const token = tokens[at];
    const over = words[head]?.reading;
    if (!token || reading.kind !== "noun" || reading.case !== "DAT" || reading.owner) return [];
    if (!SPAN.test(reading.lemma) || !PAST.test(tokens[at - 1]?.lower ?? "")) return [];
    if (over?.kind !== "verb" || over.source?.features.Tense !== "Past") return [];
    const text = nounWith(reading, { case: "LOC" });
    return [slip(at, changed(tokens, { [at]: withParticles(token, text) }, "locative", 0.2))];
  });

/** екі жыл артқа → екі жыл бұрын. */
const backwards = ({ tokens, words }: Parse): Fault[] =>
  tokens.flatMap((token, at): Fault[] => {
    if (!/^(?:артқа|артта|кері)$/.test(token.lower) || tokens[at - 1]?.mark !== "") return [];
    const time = words[at - 1]?.reading;
    const isCounted = words.some(
      ({ head, relation }) => head === at - 1 && /^(?:count|amount)$/.test(relation),
    );
    if (!COUNTED.test(time?.lemma ?? "") || !isCounted || (time?.case ?? "NOM") !== "NOM")
      return [];
    return [slip(at, changed(tokens, { [at]: "бұрын" }, "postpositions", 0.2))];
  });
