import type { Parse } from "../parse.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** What one is or becomes by oneself, so that a condition of it has whoever is told what to do. */
const OF_ONESELF =
  /^(?:шаршау|ауыру|үлгеру|асығу|қарсы_болмау|ренжу|қорқу|ұялу|тоңу|шөлдеу|жалығу|зерігу|кешігу|адасу)$/;

/** шаршамаса, бүгін бітіріңіз: who is told to do it is who is tired, and the condition says so. */
export const ownConditionDoubts = ({ tokens, words }: Parse): Doubt[] =>
  words.flatMap(({ reading }, at): Doubt[] => {
    if (reading.form !== "cond" || reading.person !== "3" || !OF_ONESELF.test(reading.lemma))
      return [];
    if (!tokens[at]?.mark.includes(",") || tokens[at]?.leaning.length) return [];
    const root = words.find(({ head }) => head === -1)?.reading;
    const told =
      (root?.form === "imp" && root.person !== "3") ||
      (root?.form === "fin" &&
        root.kind === "verb" &&
        root.person !== undefined &&
        root.person !== "3");
    const somebody = words
      .slice(0, at)
      .some(
        ({ reading: one }) =>
          one.kind === "noun" && (one.case ?? "NOM") === "NOM" && one.form === undefined,
      );
    return told && !somebody ? [{ at, why: "a condition of nobody" }] : [];
  });
