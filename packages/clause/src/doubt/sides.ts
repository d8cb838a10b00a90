import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

const TOWARDS: ReadonlySet<string> = new Set(["DAT", "LOC", "ABL"]);

/** көлге жаққа: towards what it is stands bare before жақ. */
export const towardsDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head }, at): Doubt[] => {
    const before = words[at - 1];
    return reading.kind === "noun" &&
      reading.lemma === "жақ" &&
      reading.owner === undefined &&
      TOWARDS.has(reading.case ?? "") &&
      before?.reading.kind === "noun" &&
      before.reading.case === reading.case &&
      before.head === head &&
      tokens[at - 1]?.mark === ""
      ? [{ at: at - 1, why: "towards what is in a case itself" }]
      : [];
  });

const SIDES = /^(?:алд|арт|үст|аст|жан|іш|қас|маң|сырт|ара)$/;

/** үстелде үстінде, ішіп алдында: a side is of something, which stands before it in the genitive or bare. */
export const sideDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading, head, relation }, at): Doubt[] => {
    const before = words[at - 1];
    if (reading.kind !== "noun" || !SIDES.test(reading.lemma) || reading.owner !== "3") return [];
    if (reading.case === "NOM" || !before || tokens[at - 1]?.mark !== "") return [];
    const isSamePlace =
      before.reading.kind === "noun" &&
      before.reading.case === "LOC" &&
      before.head === head &&
      relation === "place" &&
      before.relation === "place" &&
      before.reading.owner === undefined &&
      !before.reading.pronoun;
    const isConverb = before.reading.kind === "verb" && before.reading.form === "p";
    return isSamePlace || isConverb ? [{ at, why: "a side of nothing" }] : [];
  });
