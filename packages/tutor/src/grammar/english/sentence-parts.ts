import { only } from "./noun-rules.ts";
import type { Hanging, Noun, Said, Sentence } from "./tree.ts";
import { UNCHANGED } from "./verb-forms.ts";

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

/** What is so now is a reason and no time that something has been so since. */
const isNoTime = (sentence: Sentence, { link, sentence: side }: Hanging): boolean =>
  link === "since" &&
  /^(?:present|now|future)$/.test(side.tense) &&
  !/^(?:perfect|lasting)$/.test(sentence.tense);

/** A clause with others that hang on it. */
export const hung = (sentence: Sentence, ...hanging: Hanging[]): Sentence | undefined =>
  only(
    hanging.every((one) => isOfItsTime(sentence, one) && !isNoTime(sentence, one)),
    { ...sentence, hanging: [...(sentence.hanging ?? []), ...hanging] },
  );

/** "My knees hurt when I climb" hurt as one climbs, and did not then. */
const isOfItsTime = (sentence: Sentence, { link, sentence: side }: Hanging): boolean =>
  !(
    /^(?:when|whenever|condition|at-once)$/.test(link) &&
    UNCHANGED.test(sentence.deed.verb) &&
    sentence.tense === "past" &&
    side.agrees !== undefined &&
    side.tense === "present"
  );

/** He goes, they go. */
export function agree(subject: Noun, { agrees }: Said): boolean {
  // "None of them smoke", "none of them smokes"
  if (subject.and?.word === "neither") return true;
  if (agrees === undefined || (subject.kz !== undefined && subject.of !== undefined)) return true;
  const isOne =
    subject.plural !== true &&
    subject.and === undefined &&
    subject.count === undefined &&
    (subject.person === undefined || subject.person === "3") &&
    !(subject.words ?? []).includes("барлық");
  return isOne === (agrees === "third");
}
