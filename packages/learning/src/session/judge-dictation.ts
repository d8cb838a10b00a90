import type { Answer, DictationItem, Verdict } from "./item.ts";
import { judgeWords, wordsOf } from "./judge-words.ts";

/** Judged word by word: the first wrong one is told with its letter or suffix. */
export function judgeDictation({ sentence, tiles }: DictationItem, given: Answer): Verdict {
  return judgeWords(tiles === null ? wordsOf(given[0] ?? "") : given, sentence);
}
