import type { Fault } from "../fault/fault.ts";
import type { Parse } from "../parse.ts";
import { nounWith } from "../word/inflected.ts";
import { SELF } from "../word/word-lists.ts";
import { changed, slip, withParticles } from "./rewrite.ts";

/** сөзді мағынасын түсіндір → сөздің мағынасын: two objects side by side, the second of the first. */
export const ownerInAccusativeSlips = ({ tokens, words }: Parse): Fault[] =>
  words.flatMap(({ reading, head, relation }, at): Fault[] => {
    const token = tokens[at];
    if (token?.mark !== "" || token.leaning.length > 0 || relation !== "object") return [];
    if (reading.kind !== "noun" || reading.case !== "ACC") return [];
    const owned = words[at + 1]?.relation === "attribute" ? at + 2 : at + 1;
    const thing = words[owned];
    if (thing?.relation !== "object" || thing.reading.kind !== "noun") return [];
    if (thing.reading.case !== "ACC" || thing.reading.owner !== "3") return [];
    // алдын ала: in advance, whatever stands before
    if (SELF.has(thing.reading.lemma) || thing.reading.lemma === "алд") return [];
    // баланы қолын ұстап жетектеді: each has a verb of its own
    const over = words[thing.head];
    if (thing.head !== head && !(over?.relation === "helped" && over.head === head)) return [];
    const text = nounWith(reading, { case: "GEN" });
    return [
      slip(
        at,
        text === "" ? [] : changed(tokens, { [at]: withParticles(token, text) }, "genitive", 0.3),
      ),
    ];
  });
