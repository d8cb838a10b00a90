import type { Language, LessonDetail, LessonWord } from "@tilashar/contracts";
import type { QuizWord } from "@tilashar/learning";

/** The translation to ask by: the page's language, English where that is Kazakh itself. */
export function shownTranslation(word: LessonWord, language: Language): string {
  return (language === "ru" ? word.word_ru : word.word_en) || word.word_en;
}

/** A lesson's words as the quiz asks them. */
export function quizWords(detail: LessonDetail, language: Language): QuizWord[] {
  return detail.words.map((word) => ({
    id: word.id,
    kz: word.word_kz,
    shown: shownTranslation(word, language),
    distractors: word.confusables,
  }));
}
