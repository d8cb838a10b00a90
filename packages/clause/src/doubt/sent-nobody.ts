import { firstUnder, type Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** күлуге жіберді: whoever is sent to do something is named. */
export const sentNobodyDoubts = ({ words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    if (relation !== "purpose" || words[head]?.reading.lemma !== "жіберу") return [];
    if (reading.form !== "vn") return [];
    const first = firstUnder(words, head);
    const isNamed = words.slice(first, head).some(({ reading: one }) => one.case === "ACC");
    return isNamed ? [] : [{ at, why: "nobody who is sent to do it" }];
  });
