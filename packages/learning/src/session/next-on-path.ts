import type { StepId } from "./session-plan.ts";

/** A unit as far as the way through it goes. */
export interface UnitOnPath {
  readonly id: string;
  readonly lessons: readonly {
    readonly id: number;
    readonly completed: boolean;
    readonly steps: readonly { readonly id: StepId | "check"; readonly done: boolean }[];
  }[];
  readonly story: { readonly done: boolean } | null;
  readonly checkpoint: { readonly passed: boolean };
  readonly completed: boolean;
}

export type NextOnPath =
  | {
      readonly what: "step";
      readonly unit: string;
      readonly lesson: number;
      readonly step: StepId | "check";
    }
  | { readonly what: "story" | "checkpoint"; readonly unit: string };

/**
 * What to do next: the first step that is not done of the first lesson that is not complete, then the unit's
 * story and checkpoint.
 *
 * @param from id of the unit to start at, where a test has told what is known; earlier ones come last
 */
export function nextOnPath(units: readonly UnitOnPath[], from?: string): NextOnPath | null {
  const start = Math.max(
    0,
    units.findIndex(({ id }) => id === from),
  );
  for (const unit of [...units.slice(start), ...units.slice(0, start)]) {
    const next = nextInUnit(unit);
    if (next !== null) return next;
  }
  return null;
}

function nextInUnit({ id, lessons, story, checkpoint }: UnitOnPath): NextOnPath | null {
  if (checkpoint.passed) return null;
  for (const lesson of lessons) {
    if (lesson.completed) continue;
    const step = lesson.steps.find(({ done }) => !done);
    if (step !== undefined) return { what: "step", unit: id, lesson: lesson.id, step: step.id };
  }
  if (story !== null && !story.done) return { what: "story", unit: id };
  return { what: "checkpoint", unit: id };
}
