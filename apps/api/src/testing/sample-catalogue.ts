import type { LessonDetail } from "@tilashar/contracts";
import type { LessonCatalogue } from "#api/features/lessons/index.ts";

const words = [
  "нан",
  "су",
  "шай",
  "сүт",
  "ет",
  "алма",
  "бал",
  "май",
  "тұз",
  "күріш",
  "қант",
  "ірімшік",
  "қымыз",
  "жұмыртқа",
  "қауын",
];

function lesson(id: number, size: number): LessonDetail {
  return {
    lesson: {
      id,
      lang_level: id === 1 ? "beginner" : "intermediate",
      title_en: `Food ${id}`,
      title_ru: `Еда ${id}`,
      title_kz: `Тамақ ${id}`,
      img: `/assets/lesson-${id}.svg`,
      grammar: [],
      note: null,
      dialogue: null,
      author: "Tilashar team",
    },
    words: words.slice(0, size).map((kz, index) => ({
      id: id * 100 + index + 1,
      word_kz: kz,
      word_ru: `слово ${index}`,
      word_en: `word ${index}`,
      pos: "noun",
      transcript: kz,
      img: null,
      example: { kz: `Бұл — ${kz}.`, en: "This is it.", ru: "Это оно." },
      confusables: words.filter((other) => other !== kz).slice(0, 6),
    })),
    user: null,
  };
}

const details = [lesson(1, 15), lesson(2, 5), lesson(3, 3)];

const detailById = new Map(details.map((detail) => [detail.lesson.id, detail]));
const summaries = details.map(({ lesson: its, words: list }) => ({
  id: its.id,
  title_ru: its.title_ru,
  title_kz: its.title_kz,
  title_en: its.title_en,
  img: its.img,
  num_words: list.length,
  lang_level: its.lang_level,
}));

/** Three small lessons of 30, 10 and 6 questions, so that what they pay can be read off a test. */
export const sampleCatalogue: LessonCatalogue = {
  summaries,
  summaryOf: (id) => summaries.find((summary) => summary.id === id),
  wordsOf: (id) => detailById.get(id)?.words.map((word) => ({ id: word.id, kz: word.word_kz })),
  detailOf: (id) => detailById.get(id),
};

/** The right answers to a lesson's whole quiz. */
export function rightAnswers(lessonId: number): { question: string; given: string }[] {
  return (detailById.get(lessonId)?.words ?? []).flatMap(({ id, word_kz }) => [
    { question: `${id}:foreign_to_kz`, given: word_kz },
    { question: `${id}:letter_by_letter`, given: word_kz },
  ]);
}
