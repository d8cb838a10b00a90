import type { Word } from "@tilashar/course";
import type { LessonCatalogue, StudiedLesson } from "#api/features/lessons/index.ts";

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

function lesson(id: number, size: number): StudiedLesson {
  const taught: Word[] = words.slice(0, size).map((kz, index) => ({
    id: id * 100 + index + 1,
    lessonId: id,
    kz,
    en: [`word ${index}`],
    ru: [`слово ${index}`],
    pos: "noun",
    example: { kz: `Бұл — ${kz}.`, en: "This is it.", ru: "Это оно." },
  }));
  return {
    lesson: {
      id,
      slug: `a-00${id}-food`,
      unit: "a-01-food",
      level: id === 1 ? "beginner" : "intermediate",
      titles: { en: `Food ${id}`, ru: `Еда ${id}`, kz: `Тамақ ${id}` },
      theme: "food",
      cover: { pictures: ["bread"], palette: "felt" },
      grammar: [],
      author: "Tilashar team",
      words: taught,
    },
    cover: `/assets/lesson-${id}.svg`,
    points: [],
    note: null,
    words: taught.map((word) => ({
      word,
      meaning: { en: word.en[0] ?? "", ru: word.ru[0] ?? "" },
      transcript: word.kz,
      picture: null,
      confusables: words.filter((other) => other !== word.kz).slice(0, 6),
    })),
  };
}

const studied = [lesson(1, 15), lesson(2, 5), lesson(3, 3)];
const studiedById = new Map(studied.map((one) => [one.lesson.id, one]));

/** Three small lessons of 30, 10 and 6 questions, so that what they pay can be read off a test. */
export const sampleCatalogue: LessonCatalogue = {
  lessons: studied,
  lessonOf: (id) => studiedById.get(id),
  wordsOf: (id) => studiedById.get(id)?.lesson.words,
  studiedOf: (id) => studiedById.get(id),
};

/** The right answers to a lesson's whole quiz. */
export function rightAnswers(lessonId: number): { question: string; given: string }[] {
  return (studiedById.get(lessonId)?.lesson.words ?? []).flatMap(({ id, kz }) => [
    { question: `${id}:foreign_to_kz`, given: kz },
    { question: `${id}:letter_by_letter`, given: kz },
  ]);
}
