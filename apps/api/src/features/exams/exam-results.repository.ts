import {
  type ExamTally,
  type MockAnswers,
  PRACTICE,
  type SectionMark,
} from "@tilashar/learning/exams";
import { type Asked, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import type { KeptResult } from "./exam-result.model.ts";

const columns = [
  "attempt",
  "exam",
  "mock",
  "level",
  "version",
  "day",
  "seconds",
  "answers",
  "finished_at",
  "sections",
  "tally",
  "score",
  "total",
  "passed",
] as const;

interface Row {
  attempt: string;
  exam: string;
  mock: string;
  level: string;
  version: string;
  day: string;
  seconds: number;
  answers: string;
  finished_at: string;
  sections: string;
  tally: string;
  score: number;
  total: number;
  passed: number;
}

const toResult = ({
  level,
  answers,
  finished_at,
  sections,
  tally,
  score,
  total,
  passed,
  ...row
}: Row): KeptResult => ({
  ...row,
  level: level as KeptResult["level"],
  mark: {
    sections: JSON.parse(sections) as SectionMark[],
    right: score,
    of: total,
    passed: passed === 1,
  },
  finishedAt: finished_at,
  answers: Object.fromEntries(JSON.parse(answers) as [number, MockAnswers[number]][]),
  tally: JSON.parse(tally) as ExamTally[],
});

export async function findResult(
  queries: Queries,
  accountId: number,
  attempt: string,
): Promise<KeptResult | null> {
  const row = await queries
    .selectFrom("exam_results")
    .select(columns)
    .where("account_id", "=", accountId)
    .where("attempt", "=", attempt)
    .executeTakeFirst();
  return row === undefined ? null : toResult(row);
}

/** Whether a learner has finished a mock before. */
export async function hasTaken(
  queries: Queries,
  accountId: number,
  { exam, mock }: Pick<KeptResult, "exam" | "mock">,
): Promise<boolean> {
  const row = await queries
    .selectFrom("exam_results")
    .select("id")
    .where("account_id", "=", accountId)
    .where("exam", "=", exam)
    .where("mock", "=", mock)
    .executeTakeFirst();
  return row !== undefined;
}

/** A learner's results of mocks, or of practice, the newest first. */
export const resultsAsked = (
  accountId: number,
  which: "mocks" | "practice",
  most: number,
): Asked<KeptResult[]> =>
  mapped((which === "mocks" ? lastMocks : lastPractice).with({ accountId, most }), (rows) =>
    rows.map(toResult),
  );

const lastOf = (is: "=" | "!=") =>
  keptQuery((queries, { accountId, most }: { accountId: number; most: number }) =>
    queries
      .selectFrom("exam_results")
      .select(columns)
      .where("account_id", "=", accountId)
      .where("exam", is, PRACTICE)
      .orderBy("finished_at", "desc")
      .orderBy("id", "desc")
      .limit(most),
  );
const lastMocks = lastOf("!=");
const lastPractice = lastOf("=");

export async function insertResult(
  queries: Queries,
  accountId: number,
  { mark, tally, answers, finishedAt, ...result }: KeptResult,
  eventId: number,
): Promise<void> {
  await queries
    .insertInto("exam_results")
    .values({
      ...result,
      account_id: accountId,
      answers: JSON.stringify(
        Object.entries(answers).map(([item, option]) => [Number(item), option]),
      ),
      sections: JSON.stringify(mark.sections),
      tally: JSON.stringify(tally),
      score: mark.right,
      total: mark.of,
      passed: mark.passed ? 1 : 0,
      finished_at: finishedAt,
      event_id: eventId,
    })
    .execute();
}
