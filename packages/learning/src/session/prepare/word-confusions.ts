import { acceptedAnswers, type Course, type Lesson, type Word } from "@tilashar/course";
import type { QuizCandidate } from "../../quiz/distractors.ts";

/** How many lessons back a word is looked for that could be mistaken: what was taught long ago is not fresh enough to mislead. */
const LESSONS_BACK = 12;

/** Words of the lesson itself and of the lessons of its level just before it. */
export function confusionPool(lesson: Lesson, course: Course): readonly Word[] {
  const ofLevel = course.lessons.filter(({ level }) => level === lesson.level);
  const place = ofLevel.indexOf(lesson);
  return ofLevel.slice(Math.max(0, place - LESSONS_BACK), place + 1).flatMap(({ words }) => words);
}

/** A word as wrong choices are looked for. */
export function quizCandidate(word: Word, lesson: Lesson): QuizCandidate {
  return {
    kz: word.kz,
    pos: word.pos,
    meanings: [...acceptedAnswers(word, "en"), ...acceptedAnswers(word, "ru")],
    sameLesson: word.lessonId === lesson.id,
  };
}
