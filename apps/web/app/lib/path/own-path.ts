import type { Path, PathLesson, PathUnit } from "@tilashar/contracts";
import { nextOnPath } from "@tilashar/learning/session";
import { call } from "#app/lib/api/client.ts";
import { markOfStep, markOfUnit, marksOf, openingIn } from "./own-work.ts";

function lessonWith(lesson: PathLesson, marks: ReadonlySet<string>): PathLesson {
  const steps = lesson.steps.map((step) => ({
    ...step,
    done: step.done || marks.has(markOfStep(lesson.id, step.id)),
  }));
  const sessions = steps.filter(({ kind }) => kind !== "check");
  const completed =
    lesson.completed ||
    marks.has(markOfStep(lesson.id, "check")) ||
    (sessions.length > 0 && sessions.every(({ done }) => done));
  return { ...lesson, steps, completed };
}

function unitWith(unit: PathUnit, marks: ReadonlySet<string>): PathUnit {
  const lessons = unit.lessons.map((lesson) => lessonWith(lesson, marks));
  const passed = unit.checkpoint.passed || marks.has(markOfUnit(unit.id, "checkpoint"));
  return {
    ...unit,
    lessons,
    story: unit.story && {
      ...unit.story,
      done: unit.story.done || marks.has(markOfUnit(unit.id, "story")),
    },
    checkpoint: { ...unit.checkpoint, passed },
    completed: unit.completed || passed || lessons.every(({ completed }) => completed),
  };
}

/**
 * The path as the learner left it: what the server tells, and what it has not heard of yet.
 *
 * @param opened the unit at which a guest's test opened it, which the server does not know
 */
export function withOwnWork(path: Path, marks: ReadonlySet<string>, opened?: string): Path {
  if (marks.size === 0) return path;
  const units = path.units.map((unit) => unitWith(unit, marks));
  // Where a test has opened the path further on, the way starts there.
  return { units, next: nextOnPath(units, opened ?? path.next?.unit) };
}

/** Asks for the path as the server knows it. */
export const loadServerPath = (): Promise<Path> => call("GET /path", {});

/**
 * Asks for the path, and adds what this browser knows of the learner or guest; without a network it is the
 * part of it that the page came with.
 */
export async function loadOwnPath(publicPath: Path, owner: number | null): Promise<Path> {
  const marks = marksOf(owner);
  const opened = owner === null ? openingIn(marks) : undefined;
  try {
    return withOwnWork(await loadServerPath(), marks, opened);
  } catch (error) {
    console.warn("The path is shown without what the server knows", error);
    return withOwnWork(publicPath, marks, opened);
  }
}
