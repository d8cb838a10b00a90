import { only } from "./noun-rules.ts";
import type { Hanging, Noun, Said, Sentence } from "./tree.ts";

/** Words that join two clauses, with what Kazakh has for each. */
export const CONJUNCTIONS: Readonly<Record<string, string>> = {
  but: "бірақ",
  and: "және",
  so: "сондықтан",
  because: "өйткені",
};

/** A clause with another one beside it. */
export const followed = (first: Sentence, word: string, second: Sentence): Sentence | undefined =>
  only(first.next === undefined, { ...first, next: { word, sentence: second } });

/** A clause with others that hang on it. */
export const hung = (sentence: Sentence, ...hanging: Hanging[]): Sentence => ({
  ...sentence,
  hanging: [...(sentence.hanging ?? []), ...hanging],
});

/** He goes, they go. */
export function agree(subject: Noun, { agrees }: Said): boolean {
  if (agrees === undefined) return true;
  const isOne =
    subject.plural !== true &&
    subject.and === undefined &&
    subject.count === undefined &&
    (subject.person === undefined || subject.person === "3") &&
    !(subject.words ?? []).includes("барлық");
  return isOne === (agrees === "third");
}
