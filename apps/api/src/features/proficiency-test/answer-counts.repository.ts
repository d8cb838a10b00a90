import type { OptionLetter } from "@tilashar/course";
import type { AnswerCount } from "@tilashar/learning";
import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";

const unanswered = "-";

/** Adds one answer to each of the counts, once an attempt: @returns false when it was counted before. */
export async function countAnswers(
  queries: Queries,
  counted: { attemptHash: string; countedAt: string },
  answers: readonly Omit<AnswerCount, "answers">[],
): Promise<boolean> {
  const fresh = await queries
    .insertInto("counted_test_attempts")
    .values({ attempt_hash: counted.attemptHash, counted_at: counted.countedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning("attempt_hash")
    .executeTakeFirst();
  if (fresh === undefined) return false;
  // In one order for everyone: two sittings counted at once must not wait for each other.
  const rows = answers
    .map(({ questionId, bin, option }) => ({
      question_id: questionId,
      bin,
      option: option ?? unanswered,
      answers: 1,
    }))
    .sort((left, right) => left.question_id - right.question_id);
  await queries
    .insertInto("test_answer_counts")
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(["question_id", "bin", "option"]).doUpdateSet({
        answers: sql`test_answer_counts.answers + excluded.answers`,
      }),
    )
    .execute();
  return true;
}

/** A row of `test_answer_counts`. */
export interface CountRow {
  question_id: number;
  bin: number;
  option: string;
  answers: number;
}

export const rowToCount = ({ question_id, bin, option, answers }: CountRow): AnswerCount => ({
  questionId: question_id,
  bin,
  option: option === unanswered ? null : (option as OptionLetter),
  answers,
});

export async function listAnswerCounts(queries: Queries): Promise<AnswerCount[]> {
  const rows = await queries.selectFrom("test_answer_counts").selectAll().execute();
  return rows.map(rowToCount);
}

/** A result waits in a browser for days, not for months: what is older cannot come again. */
export async function deleteOldCountedAttempts(queries: Queries, before: string): Promise<void> {
  await queries.deleteFrom("counted_test_attempts").where("counted_at", "<", before).execute();
}
