import type { Tools } from "../ask.ts";
import { foldText, wordsOf } from "../text/fold.ts";

type Phrase = Tools["course"]["phraseTopics"][number]["phrases"][number];

/** What asks for something: an order that is softened, whether there is some, that it is needed. */
const ASKS_FOR = /(?:шы|ші|ыңыз|іңіз|ңыз|ңіз|бар ма|бола ма|аласыз ба|бересіз бе|керек)[.!?]+$/u;
/** Endings of a noun, in Russian and English, that a word is known without. */
const ENDING = /(?:ами|ями|ого|ому|ой|ей|ов|ев|ам|ям|ах|ях|ы|и|у|ю|а|я|о|е|ь|s)$/u;
const SHORTEST = 3;
const MOST = 3;

const stemOf = (word: string): string => (word.length > SHORTEST ? word.replace(ENDING, "") : word);

/**
 * Phrases of the course by which a thing is asked for: «скидку» — Бүгін жеңілдік бар ма? Every word of the thing stands
 * in what they say, and nobody is told to in them as a friend is.
 */
export function askingFor(thing: string, { course }: Tools): readonly Phrase[] {
  const stems = wordsOf(foldText(thing))
    .filter((word) => word.length >= SHORTEST)
    .map(stemOf);
  if (stems.length === 0) return [];
  const names = (text: string): boolean => {
    const words = wordsOf(foldText(text)).map(stemOf);
    return stems.every((stem) => words.includes(stem));
  };
  const found = course.phraseTopics
    .flatMap(({ phrases }) => phrases)
    .filter(({ kz, en, ru, register }) => {
      return register !== "sen" && ASKS_FOR.test(kz) && (names(en) || names(ru));
    })
    .toSorted((a, b) => a.kz.length - b.kz.length);
  // What is much longer asks for something else beside it
  const longest = wordsOf(foldText(found[0]?.kz ?? "")).length + 1;
  return found.filter(({ kz }) => wordsOf(foldText(kz)).length <= longest).slice(0, MOST);
}
