import { createHash, randomUUID } from "node:crypto";
import {
  abilityBin,
  drawStage,
  drawTest,
  isStandardSitting,
  optionOrder,
  STAGE_LENGTHS,
} from "@tilashar/learning";
import { type Asked, mapped } from "#api/db/ask.ts";
import type { Database, Queries } from "#api/db/database.ts";
import { invalid } from "#api/errors.ts";
import { type AsLearner, setProficiencyLevel } from "#api/features/auth/index.ts";
import { type FinishedWork, listProgress, type RecordEvent } from "#api/features/progress/index.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { countAnswers } from "./answer-counts.repository.ts";
import { type Grade, gradeSitting } from "./grade-sitting.ts";
import type { LessonAdvice } from "./lesson-advice.ts";
import type { PathOpening, ShownOpening } from "./path-opening.ts";
import { type BankItem, isRight, type QuestionBank, SHOWN } from "./question-bank.ts";
import { PLAIN_FORM, type Sitting, type SittingMode } from "./sitting.model.ts";
import {
  findLatestLevel,
  findSitting,
  insertSitting,
  latestSittingAsked,
  listLastQuestions,
} from "./test-sittings.repository.ts";

export interface FinishedTest {
  readonly grade: Grade;
  readonly form: string;
  /** Lessons to do next, by id. */
  readonly lessons: readonly number[];
  /** Where the path opens by it. */
  readonly opens: ShownOpening | null;
  /** Kept as the learner's level. */
  readonly saved: boolean;
  /** Achievements it completed, by id. */
  readonly earned: readonly string[];
}

/** What questions are wanted. */
export interface AskedTest {
  /** The same form draws the same questions and shows their options in the same order. */
  form: string | undefined;
  mode: SittingMode;
  /** Questions not to be asked again. */
  avoid: readonly number[];
  /** Of a precise sitting: each question's number with the letter given, `17B`, or without. */
  soFar: readonly string[];
}

export interface ProficiencyTestService {
  /** The unit at which a learner's last sitting opens the path; null before the first. */
  opens(accountId: number): Asked<string | null>;
  /** What a learner's last sitting says of their Kazakh; null before the first. */
  known(accountId: number): Asked<{ ability: number; error: number } | null>;
  /**
   * The questions of a sitting, or of the next stage of a precise one.
   *
   * @param accountId null for a guest
   * @throws AppError `validation` when the sitting so far cannot have been ours
   */
  questions(
    accountId: number | null,
    asked: AskedTest,
  ): Promise<{ items: readonly BankItem[]; form: string }>;
  /**
   * Grades a sitting, and keeps it when it is a learner's. The same `attempt` again changes nothing and
   * is answered the same, whatever else is sent with it.
   *
   * @param who the account, or the address of a guest
   * @throws AppError `validation` for unknown or doubled questions
   */
  finish(
    who: { accountId: number } | { address: string },
    sitting: Sitting,
    work: FinishedWork,
  ): Promise<FinishedTest>;
}

interface ServiceParts {
  database: Database;
  bank: QuestionBank;
  advice: LessonAdvice;
  opening: PathOpening;
  asLearner: AsLearner;
  limiter: RateLimiter;
  recordEvent: RecordEvent;
  now(): number;
}

/** Questions of this many sittings are not asked again while there are others. */
const rememberedSittings = 2;

/** Fewer answers, or answers given faster than this, say more about haste than about the questions. */
const minAnswersToCount = 20;
const fastestSeconds = 50;

export function makeProficiencyTestService(parts: ServiceParts): ProficiencyTestService {
  const { database, bank, advice, opening, asLearner, limiter, recordEvent, now } = parts;

  return {
    opens: (accountId) =>
      mapped(latestSittingAsked(accountId), (sitting) =>
        sitting === null ? null : (opening.of(gradeSitting(bank, sitting))?.unit ?? null),
      ),

    known: (accountId) =>
      mapped(latestSittingAsked(accountId), (sitting) => {
        if (sitting === null) return null;
        const { ability, error } = gradeSitting(bank, sitting).estimate;
        return { ability, error };
      }),

    async questions(accountId, { form, mode, avoid, soFar }) {
      const stored =
        accountId === null
          ? []
          : await listLastQuestions(database.queries, accountId, rememberedSittings);
      const options = {
        bank: bank.items,
        seed: form ?? randomUUID(),
        avoid: [...avoid, ...stored],
      };
      const shownAs = form ?? PLAIN_FORM;
      const drawn =
        mode === "precise"
          ? drawStage(sittingSoFar(bank, shownAs, soFar), options)
          : drawTest(options);
      return { items: drawn, form: shownAs };
    },

    async finish(who, sitting, work) {
      refuseOddAnswers(bank, sitting.answers);
      if ("address" in who) {
        await limiter.take("testByAddress", who.address);
        const grade = gradeSitting(bank, sitting);
        await database.transact((queries) => count(queries, grade, sitting.form, work));
        const lessons = advice.after(grade, new Set());
        const opens = opening.of(grade);
        return { grade, form: sitting.form, lessons, opens, saved: false, earned: [] };
      }
      return asLearner(who.accountId, "saveByAccount", async (queries, account) => {
        const known = await findSitting(queries, account.id, work.attempt);
        const kept = known ?? sitting;
        const grade = gradeSitting(bank, kept);
        const { score, percentage, level } = grade;
        const { event, earned } = await recordEvent(queries, account, {
          kind: "test",
          subject: "test:proficiency",
          ...work,
          worth: 0,
          detail: { level, score, total: grade.answers.length, mode: kept.mode },
        });
        if (known === null) {
          await insertSitting(queries, account.id, {
            ...kept,
            attempt: work.attempt,
            score,
            percentage,
            level,
            finishedAt: new Date(event.at).toISOString(),
            eventId: event.id,
          });
          // One that waited does not undo a newer one.
          await setProficiencyLevel(
            queries,
            account.id,
            await findLatestLevel(queries, account.id),
          );
          await count(queries, grade, kept.form, work);
        }
        const taken = await listProgress(queries, account.id);
        const done = taken.filter(({ completed }) => completed);
        const lessons = advice.after(grade, new Set(done.map(({ lessonId }) => lessonId)));
        const opens = opening.of(grade);
        return { grade, form: kept.form, lessons, opens, saved: true, earned };
      });
    },
  };

  /** Adds a sitting to the anonymous counts, once, when it says something about its questions. */
  async function count(
    queries: Queries,
    { answers, mode }: Grade,
    form: string,
    { attempt, seconds }: FinishedWork,
  ): Promise<void> {
    const given = answers.filter((answer) => answer.given !== null).length;
    if (given < minAnswersToCount || (seconds > 0 && seconds < fastestSeconds)) return;
    if (mode === "standard" && !isStandardSitting(answers.map(({ item }) => item))) return;
    await countAnswers(
      queries,
      {
        attemptHash: createHash("sha256").update(attempt).digest("base64url"),
        countedAt: new Date(now()).toISOString(),
      },
      answers.map((answer, place) => ({
        questionId: answer.item.id,
        bin: abilityBin(answers, place),
        option:
          answer.given === null
            ? null
            : (optionOrder(form, answer.item.id)[SHOWN.indexOf(answer.given)] ?? null),
      })),
    );
  }
}

function refuseOddAnswers(bank: QuestionBank, answers: Sitting["answers"]): void {
  if (answers.some(({ id }) => bank.find(id) === undefined)) {
    throw invalid({ answers: [{ key: "question_unknown" }] });
  }
  if (new Set(answers.map(({ id }) => id)).size !== answers.length) {
    throw invalid({ answers: [{ key: "question_twice" }] });
  }
}

/** A precise sitting as far as it has come. */
function sittingSoFar(bank: QuestionBank, form: string, soFar: readonly string[]) {
  const answers = soFar.map((entry) => {
    const [, id, letter] = /^(\d+)([A-D]?)$/.exec(entry) ?? [];
    const item = bank.find(Number(id));
    if (item === undefined) throw invalid({ so_far: [{ key: "question_unknown" }] });
    const option = SHOWN.find((shown) => shown === letter) ?? null;
    return { item, right: isRight(item, form, option) };
  });
  const [first, second, third] = STAGE_LENGTHS;
  const ends: readonly number[] = [0, first, first + second, first + second + third];
  const isWhole = new Set(answers.map(({ item }) => item.id)).size === answers.length;
  if (!isWhole || !ends.includes(answers.length)) {
    throw invalid({ so_far: [{ key: "sitting_unknown" }] });
  }
  return answers;
}
