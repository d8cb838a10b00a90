import { type Course, levelLetter } from "@tilashar/course";
import { nextLessons, type StudyLesson } from "@tilashar/learning";
import type { Grade } from "./grade-sitting.ts";

export interface LessonAdvice {
  /** Ids of the three lessons to do next. */
  after(grade: Grade, done: ReadonlySet<number>): number[];
}

/** A guesser gets a quarter right: nobody near it has shown anything yet. */
export const NOTHING_KNOWN_BELOW = 32;

/** @param offered lessons that can be opened, in the order of study */
export function makeLessonAdvice(course: Course, offered: readonly number[]): LessonAdvice {
  const lessons = offered.flatMap((id): StudyLesson[] => {
    const lesson = course.lessonById.get(id);
    if (lesson === undefined) return [];
    return [
      {
        id,
        level: levelLetter(lesson.level),
        unit: lesson.unit,
        points: lesson.grammar,
        headwords: lesson.words.map(({ kz }) => kz),
      },
    ];
  });
  return {
    after: ({ answers, level, percentage }, done) =>
      nextLessons(lessons, {
        level,
        missed: answers
          .filter(({ right }) => !right)
          .map(({ item }) => ({ skill: item.skill, point: item.point, text: textOf(item) })),
        done,
        fromTheBeginning: percentage <= NOTHING_KNOWN_BELOW,
      }),
  };
}

function textOf({
  question,
  options,
  correct,
  passage,
  listening,
}: Grade["answers"][number]["item"]): string {
  const answer = options[correct];
  return [
    passage ?? listening ?? "",
    typeof question === "string" ? question : question.kz,
    typeof answer === "string" ? answer : answer.kz,
  ].join(" ");
}
