import type {
  GivenAnswer,
  NextOnPath,
  SessionPlan,
  SessionSubject,
} from "@tilashar/learning/session";
import type { SessionGrade } from "@tilashar/learning/session/judging";
import type { PathUnit } from "./path-catalogue.ts";

/** What a finished session was worth, and what it completed. */
export interface SessionResult {
  right: number;
  asked: number;
  /** Points credited now. */
  awarded: number;
  /** Of a checkpoint: whether it was passed. */
  passed: boolean | null;
  completed: { step: boolean; lesson: boolean; unit: boolean };
  next: NextOnPath | null;
  /** Achievements it completed, by id. */
  earned: string[];
}

/** A session of which at least so much was answered is a finished one, whatever content it was planned from. */
const minAnswered = 8;

/** Whether every place was answered; by another content's plan, whether about so many items were. */
export function wasFinished(
  grade: SessionGrade,
  { slots }: SessionPlan,
  answers: readonly GivenAnswer[],
): boolean {
  const keys = new Set(slots.flatMap(({ item, quiet }) => [item.key, quiet?.key ?? item.key]));
  const answered = new Set(answers.map(({ item }) => item));
  const isOfOtherContent = [...answered].some((key) => !keys.has(key));
  return grade.finished || (isOfOtherContent && answered.size >= minAnswered);
}

/** What of a unit is complete after a session of it. */
export function completedBy(
  units: readonly PathUnit[],
  unit: string,
  subject: SessionSubject,
): SessionResult["completed"] {
  const found = units.find(({ id }) => id === unit);
  const lesson =
    subject.what === "step" ? found?.lessons.find(({ id }) => id === subject.lesson) : undefined;
  const step =
    subject.what === "step"
      ? lesson?.steps.find(({ id }) => id === subject.step)?.done
      : subject.what === "story"
        ? found?.story?.done
        : found?.checkpoint.passed;
  return {
    step: step ?? false,
    lesson: lesson?.completed ?? false,
    unit: found?.completed ?? false,
  };
}
