import type { Government } from "../government.ts";
import type { Parse } from "../parse.ts";
import { classesOf, nounKey, type Usage } from "../usage/usage.ts";

interface Doubt {
  readonly at: number;
  readonly why: string;
}

/** қыз батыл қасқырдан қорқады: a quality that the noun before it is shown to have, and the noun behind it is not. */
export const qualityOfAnotherDoubts = (
  { tokens, words }: Parse,
  government: Government,
  usage: Usage,
): Doubt[] =>
  words.flatMap(({ reading, relation, head }, at): Doubt[] => {
    const before = words[at - 1]?.reading;
    const noun = words[head]?.reading;
    if (reading.kind !== "adj" || relation !== "attribute" || head !== at + 1 || !before || !noun)
      return [];
    if (tokens[at - 1]?.mark !== "" || tokens[at - 1]?.leaning.length || tokens[at]?.mark)
      return [];
    if (reading.source?.suffixes.some(({ id }) => id === "attr" || id === "rel" || id === "cmpr"))
      return [];
    const plain = [before, noun].every(
      (one) => one.kind === "noun" && one.form === undefined && !one.pronoun && !one.name,
    );
    // сөздің соңғы дыбысы: the owner of what is behind
    if (before.case === "GEN" && noun.owner !== undefined) return [];
    if (!plain || before.owner !== undefined || words[at - 2]?.reading.kind === "adj") return [];
    const shown = (one: typeof noun) =>
      usage.ofQuality(reading.lemma, nounKey(one), classesOf(one, government), []);
    const [its, behind] = [shown(before), shown(noun)];
    return its.seen && !behind.seen && behind.like < 2
      ? [{ at, why: "a quality of what stands before it" }]
      : [];
  });
