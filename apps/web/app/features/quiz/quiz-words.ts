import type { LessonDetail, LessonWord, MeaningLanguage } from "@tilashar/contracts";
import type { QuizWord } from "@tilashar/learning";
import { meaningIn } from "#app/lib/language/meaning-language.ts";

/** The translation to ask by. */
export const shownTranslation = ({ word_en, word_ru }: LessonWord, into: MeaningLanguage): string =>
  meaningIn({ en: word_en, ru: word_ru }, into);

/** A lesson's words as the quiz asks them. */
export function quizWords(detail: LessonDetail, into: MeaningLanguage): QuizWord[] {
  return detail.words.map((word) => ({
    id: word.id,
    kz: word.word_kz,
    shown: shownTranslation(word, into),
    distractors: word.confusables,
  }));
}
