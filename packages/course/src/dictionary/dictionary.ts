import type { Course, Word } from "../course/course.ts";
import type { Language } from "../schema/text.ts";
import { acceptedAnswers } from "./accepted-answers.ts";
import { foldGloss, foldHeadword } from "./fold-answer.ts";

/** Words of all lessons, found by headword or by what they mean. */
export interface Dictionary {
  /** Words with this headword, in the order they are taught; case does not matter. */
  readonly byHeadword: (kazakh: string) => readonly Word[];
  /** Words that this text is an accepted translation of, in the order they are taught. */
  readonly byTranslation: (text: string, language: Exclude<Language, "kz">) => readonly Word[];
  /** Every headword once, in the order of first teaching. */
  readonly headwords: readonly string[];
}

export function buildDictionary(course: Course): Dictionary {
  const byHeadword = new Map<string, Word[]>();
  const byGloss = { en: new Map<string, Word[]>(), ru: new Map<string, Word[]>() };
  for (const word of course.lessons.flatMap((lesson) => lesson.words)) {
    add(byHeadword, foldHeadword(word.kz), word);
    for (const language of ["en", "ru"] as const) {
      for (const answer of acceptedAnswers(word, language)) add(byGloss[language], answer, word);
    }
  }
  return {
    byHeadword: (kazakh) => byHeadword.get(foldHeadword(kazakh)) ?? [],
    byTranslation: (text, language) => byGloss[language].get(foldGloss(text)) ?? [],
    headwords: [...byHeadword.keys()],
  };
}

function add(index: Map<string, Word[]>, key: string, word: Word): void {
  const words = index.get(key);
  if (words === undefined) index.set(key, [word]);
  else words.push(word);
}
