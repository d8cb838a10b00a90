import type { StepId } from "./session-plan.ts";

interface StepOnPath {
  readonly id: StepId | "check";
  readonly done: boolean;
  /** The first headwords of a step of new words. */
  readonly words?: string[] | undefined;
}

/** A unit as far as the way through it goes. */
export interface UnitOnPath {
  readonly id: string;
  readonly lessons: readonly {
    readonly id: number;
    readonly completed: boolean;
    readonly steps: readonly StepOnPath[];
  }[];
  readonly story: { readonly done: boolean } | null;
  readonly checkpoint: { readonly passed: boolean };
  readonly completed: boolean;
}

/** A step of a lesson; `check` is its quiz. */
interface NextStep {
  readonly what: "step";
  readonly unit: string;
  readonly lesson: number;
  readonly step: StepId | "check";
  /** What the step is called after, where it teaches words. */
  readonly words?: string[];
}

export type NextOnPath =
  | NextStep
  | { readonly what: "story"; readonly unit: string }
  | { readonly what: "checkpoint"; readonly unit: string };

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

/**
 * What comes next, and after it, in the order in which a learner would do it.
 *
 * @param most how many are wanted
 * @param from as in {@link nextOnPath}
 */
export function aheadOnPath(
  units: readonly UnitOnPath[],
  most: number,
  from?: string,
): NextOnPath[] {
  const ahead: NextOnPath[] = [];
  let walked = units;
  while (ahead.length < most) {
    const next = nextOnPath(walked, from);
    if (next === null) break;
    ahead.push(next);
    walked = walked.map((unit) => (unit.id === next.unit ? withDone(unit, next) : unit));
  }
  return ahead;
}

/** A unit in which something more is done. */
function withDone(unit: UnitOnPath, done: NextOnPath): UnitOnPath {
  if (done.what === "story") return { ...unit, story: { done: true } };
  if (done.what === "checkpoint") return { ...unit, checkpoint: { passed: true } };
  return { ...unit, lessons: unit.lessons.map((lesson) => withStep(lesson, done)) };
}

function withStep(
  lesson: UnitOnPath["lessons"][number],
  done: NextStep,
): UnitOnPath["lessons"][number] {
  if (lesson.id !== done.lesson) return lesson;
  const steps = lesson.steps.map((step) =>
    step.id === done.step ? { ...step, done: true } : step,
  );
  const completed = steps.every((step) => step.id === "check" || step.done);
  return { ...lesson, steps, completed: lesson.completed || completed };
}

function nextInUnit({ id, lessons, story, checkpoint }: UnitOnPath): NextOnPath | null {
  if (checkpoint.passed) return null;
  for (const lesson of lessons) {
    if (lesson.completed) continue;
    const step = lesson.steps.find(({ done }) => !done);
    if (step === undefined) continue;
    const { words } = step;
    return {
      what: "step",
      unit: id,
      lesson: lesson.id,
      step: step.id,
      ...(words !== undefined && { words }),
    };
  }
  if (story !== null && !story.done) return { what: "story", unit: id };
  return { what: "checkpoint", unit: id };
}
