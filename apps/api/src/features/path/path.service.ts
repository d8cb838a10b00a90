import {
  aheadOnPath,
  type GivenAnswer,
  type NextOnPath,
  nextOnPath,
  planSession,
  type SessionPlan,
  type SessionSubject,
  type UnitMaterial,
} from "@tilashar/learning/session";
import { gradeSession, passesCheckpoint } from "@tilashar/learning/session/judging";
import { type Asked, ask, mapped, together } from "#api/db/ask.ts";
import type { Database, Queries } from "#api/db/database.ts";
import { invalid } from "#api/errors.ts";
import type { AsLearner } from "#api/features/auth/index.ts";
import {
  type FinishedWork,
  findProgress,
  noteSession,
  progressAsked,
  type RecordEvent,
} from "#api/features/progress/index.ts";
import type { TakeSession } from "#api/features/review/index.ts";
import { learnerPath } from "./learner-path.ts";
import type { PathCatalogue, PathUnit } from "./path-catalogue.ts";
import {
  listSteps,
  noteStep,
  noteUnit,
  stepsAsked,
  unitsAsked,
} from "./path-progress.repository.ts";
import { completedBy, type SessionResult, wasFinished } from "./session-result.ts";
import { reviewOf } from "./session-review.ts";

export interface FinishedSession {
  unit: string;
  subject: SessionSubject;
  seed: string;
  answers: readonly GivenAnswer[];
  work: FinishedWork;
}

/** The units with what a learner has done, and what to do next. */
export interface LearnerPath {
  units: readonly PathUnit[];
  next: NextOnPath | null;
}

/** A thing that comes on the path, as it is offered. */
export interface AheadOnPath {
  next: NextOnPath;
  /** The lesson's, story's or unit's. */
  title: PathUnit["titles"];
  cover: string;
  unit: { number: number; title: PathUnit["titles"] };
  /** How long it is likely to take. */
  seconds: number;
}

interface Ahead {
  steps: AheadOnPath[];
  /** Units so far. */
  reached: readonly PathUnit[];
  /** Lessons that the learner has begun, by id. */
  begun: readonly number[];
}

export interface PathService {
  path(accountId: number): Promise<LearnerPath>;
  /** What to do next, and what after it, so many things at most; and what the units so far offer beside. */
  ahead(accountId: number, most: number): Asked<Ahead>;
  /** Id of the lesson that comes next; of a unit's story or checkpoint its last one. */
  nextLessonOf(accountId: number): Promise<number | undefined>;
  /**
   * Grades a session by planning it again, pays its right first answers, and notes the step. The same
   * `attempt` again changes nothing and answers the same.
   *
   * @throws AppError `validation` for a unit, lesson or step that there is not
   */
  finishSession(accountId: number, session: FinishedSession): Promise<SessionResult>;
}

interface PathServiceParts {
  database: Database;
  catalogue: PathCatalogue;
  asLearner: AsLearner;
  recordEvent: RecordEvent;
  takeSession: TakeSession;
  /** The unit at which a learner's last test opens the path; null before the first. */
  opensAt(accountId: number): Asked<string | null>;
}

export function makePathService(parts: PathServiceParts): PathService {
  const { database, catalogue, asLearner, recordEvent, takeSession, opensAt } = parts;

  /** The units with what a learner has done, and where a test has opened the path. */
  const pathAsked = (accountId: number) =>
    mapped(
      together({
        steps: stepsAsked(accountId),
        ends: unitsAsked(accountId),
        progress: progressAsked(accountId),
        from: opensAt(accountId),
      }),
      ({ from, ...done }) => ({
        units: learnerPath(catalogue.units, done),
        from: from ?? undefined,
        begun: done.progress.map(({ lessonId }) => lessonId),
      }),
    );

  /** @throws AppError `validation` */
  function plannedFrom(material: UnitMaterial, { subject, seed }: FinishedSession): SessionPlan {
    const lesson =
      subject.what !== "step" || material.lessons.some(({ id }) => id === subject.lesson);
    const plan = lesson ? planSession(material, subject, seed) : null;
    if (plan === null || plan.slots.length === 0)
      throw invalid({ subject: [{ key: "field_choice" }] });
    return plan;
  }

  return {
    async path(accountId) {
      const { units, from } = await ask(database.queries, pathAsked(accountId));
      return { units, next: nextOnPath(units, from) };
    },

    ahead: (accountId, most) =>
      mapped(pathAsked(accountId), ({ units, from, begun }) => {
        const ahead = aheadOnPath(units, most, from);
        const place = units.findIndex(({ id }) => id === ahead[0]?.unit);
        return {
          steps: ahead.flatMap((next) => {
            const unit = units.find(({ id }) => id === next.unit);
            return unit === undefined ? [] : toAhead(unit, next, catalogue.secondsOf(next));
          }),
          reached: place === -1 ? units : units.slice(0, place + 1),
          begun,
        };
      }),

    async nextLessonOf(accountId) {
      const { units, from } = await ask(database.queries, pathAsked(accountId));
      const next = nextOnPath(units, from);
      return next === null ? undefined : lessonOf(units, next);
    },

    async finishSession(accountId, session) {
      const { unit, subject, answers, work } = session;
      if (!catalogue.has(unit)) throw invalid({ unit: [{ key: "field_choice" }] });
      const material = catalogue.materialOf(unit);
      const plan = plannedFrom(material, session);
      const grade = gradeSession(plan, answers);
      const isDone = wasFinished(grade, plan, answers);
      const passed =
        subject.what === "checkpoint" ? passesCheckpoint(grade, plan.slots.length) : null;
      return asLearner(accountId, "saveByAccount", async (queries, account) => {
        const { fresh, awarded, earned, event } = await recordEvent(queries, account, {
          kind: "session",
          subject: subjectOf(unit, subject),
          ...work,
          worth: grade.right,
          detail: {
            right: grade.right,
            asked: grade.asked,
            done: isDone,
            ...(passed !== null && { passed }),
          },
        });
        const all = [...earned];
        if (fresh) {
          const at = new Date(event.at).toISOString();
          if (subject.what === "step") {
            all.push(...(await finishStep(queries, subject, { isDone, at })));
          } else if (subject.what === "story" && isDone) {
            await noteUnit(queries, accountId, {
              unitId: unit,
              storyDoneAt: at,
              best: null,
              passedAt: null,
            });
          } else if (subject.what === "checkpoint") {
            await noteUnit(queries, accountId, {
              unitId: unit,
              storyDoneAt: null,
              best: grade.right,
              passedAt: passed ? at : null,
            });
          }
          await takeSession(queries, account, {
            ...reviewOf(material, grade),
            attempt: `session-${event.id}`,
            at: event.at,
          });
        }
        const { units, from } = await ask(queries, pathAsked(accountId));
        const { detail } = event;
        return {
          right: numberOf(detail.right),
          asked: numberOf(detail.asked),
          awarded,
          passed: typeof detail.passed === "boolean" ? detail.passed : null,
          completed: completedBy(units, unit, subject),
          next: nextOnPath(units, from),
          earned: all,
        };

        /** Notes the step, and its lesson where it was the last. @returns achievements, by id */
        async function finishStep(
          inside: Queries,
          { lesson, step }: Extract<SessionSubject, { what: "step" }>,
          { isDone, at }: { isDone: boolean; at: string },
        ): Promise<string[]> {
          if (isDone) await noteStep(inside, accountId, { lessonId: lesson, step, at });
          const done = new Set((await listSteps(inside, accountId, lesson)).map((one) => one.step));
          const steps = catalogue.units
            .flatMap(({ lessons }) => lessons)
            .find(({ id }) => id === lesson)?.steps;
          const completed = steps?.every(({ id }) => id === "check" || done.has(id)) ?? false;
          const before = await findProgress(inside, accountId, lesson);
          await noteSession(inside, accountId, { lessonId: lesson, completed, finishedAt: at });
          if (!completed || before?.completed) return [];
          // Completing a lesson counts once, by its steps or by its quiz
          const words = material.lessons.find(({ id }) => id === lesson)?.words.length ?? 0;
          const recorded = await recordEvent(inside, account, {
            kind: "lesson",
            subject: `lesson:${lesson}`,
            attempt: `steps-${event.id}`,
            at: event.at,
            seconds: 0,
            worth: 0,
            detail: { questions: 2 * words, steps: true },
          });
          return recorded.earned;
        }
      });
    },
  };
}

function toAhead(unit: PathUnit, next: NextOnPath, seconds: number): AheadOnPath {
  const lesson = next.what === "step" ? unit.lessons.find(({ id }) => id === next.lesson) : null;
  const story = next.what === "story" ? unit.story : null;
  return {
    next,
    title: (lesson ?? story ?? unit).titles,
    cover: (lesson ?? unit.lessons.at(-1))?.cover ?? "",
    unit: { number: unit.number, title: unit.titles },
    seconds,
  };
}

const numberOf = (value: unknown): number => (typeof value === "number" ? value : 0);

const subjectOf = (unit: string, subject: SessionSubject): string =>
  subject.what === "step"
    ? `session:${unit}:${subject.lesson}:${subject.step}`
    : `session:${unit}:${subject.what}`;

/** The lesson of what comes next; a unit's story and checkpoint stand for its last lesson. */
const lessonOf = (units: readonly PathUnit[], next: NextOnPath): number | undefined =>
  next.what === "step" ? next.lesson : units.find(({ id }) => id === next.unit)?.lessons.at(-1)?.id;
