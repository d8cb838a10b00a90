import type { LessonProgress } from "#api/features/progress/index.ts";
import type { PathUnit } from "./path-catalogue.ts";
import type { DoneStep, UnitProgress } from "./path-progress.repository.ts";

/** Puts what a learner has done into the units. One in which nothing was done is the very same object. */
export function learnerPath(
  units: readonly PathUnit[],
  {
    steps,
    ends,
    progress,
  }: {
    steps: readonly DoneStep[];
    ends: readonly UnitProgress[];
    progress: readonly LessonProgress[];
  },
): PathUnit[] {
  const done = new Set(steps.map(({ lessonId, step }) => `${lessonId} ${step}`));
  const ended = new Map(ends.map((end) => [end.unitId, end]));
  const complete = new Set(
    progress.filter(({ completed }) => completed).map(({ lessonId }) => lessonId),
  );
  const passedQuiz = new Set(
    progress
      .filter(({ completed, bestScore }) => completed && bestScore !== null)
      .map(({ lessonId }) => lessonId),
  );
  const touched = new Set([
    ...steps.map(({ lessonId }) => lessonId),
    ...progress.map(({ lessonId }) => lessonId),
  ]);
  return units.map((unit) => {
    const end = ended.get(unit.id);
    if (end === undefined && !unit.lessons.some(({ id }) => touched.has(id))) return unit;
    const lessons = unit.lessons.map((lesson) => ({
      ...lesson,
      completed: complete.has(lesson.id),
      steps: lesson.steps.map((step) => ({
        ...step,
        done: step.id === "check" ? passedQuiz.has(lesson.id) : done.has(`${lesson.id} ${step.id}`),
      })),
    }));
    const passed = end?.passed ?? false;
    return {
      ...unit,
      lessons,
      story: unit.story && { ...unit.story, done: end?.storyDone ?? false },
      checkpoint: { ...unit.checkpoint, passed, best: end?.best ?? null },
      completed: passed || lessons.every((lesson) => lesson.completed),
    };
  });
}
