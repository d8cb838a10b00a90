import type { ExamAnswerCount } from "@tilashar/learning/exams";
import { sql } from "kysely";
import type { Queries } from "#api/db/database.ts";

/** Adds answers to the counts. Nothing tells whose they were. */
export async function addAnswerCounts(
  queries: Queries,
  counts: readonly ExamAnswerCount[],
): Promise<void> {
  if (counts.length === 0) return;
  await queries
    .insertInto("exam_answer_counts")
    // In one order for everyone: two mocks counted at once must not wait for each other
    .values([...counts].sort((one, other) => one.item - other.item))
    .onConflict((conflict) =>
      conflict.columns(["item", "bin", "option"]).doUpdateSet({
        answers: sql`exam_answer_counts.answers + excluded.answers`,
      }),
    )
    .execute();
}

/** All counts, as they are asked of an embedded database too. */
export const ANSWER_COUNTS = 'select "item", "bin", "option", "answers" from exam_answer_counts';

export const listAnswerCounts = async (queries: Queries): Promise<ExamAnswerCount[]> =>
  (await sql<ExamAnswerCount>`${sql.raw(ANSWER_COUNTS)}`.execute(queries)).rows;
