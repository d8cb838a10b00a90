import type { LevelLetter } from "@tilashar/course";
import { type Asked, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import type { Sitting, SittingAnswer, SittingMode } from "./sitting.model.ts";

interface StoredSitting extends Sitting {
  readonly attempt: string;
  readonly score: number;
  readonly percentage: number;
  readonly level: LevelLetter;
  /** ISO instant. */
  readonly finishedAt: string;
  readonly eventId: number;
}

type AnswerPair = [id: number, option: SittingAnswer["option"]];

const answersOf = (stored: string): SittingAnswer[] =>
  (JSON.parse(stored) as AnswerPair[]).map(([id, option]) => ({ id, option }));

export async function findSitting(
  queries: Queries,
  accountId: number,
  attempt: string,
): Promise<Sitting | null> {
  const row = await queries
    .selectFrom("test_sittings")
    .select(["mode", "form", "answers"])
    .where("account_id", "=", accountId)
    .where("attempt", "=", attempt)
    .executeTakeFirst();
  return row
    ? { mode: row.mode as SittingMode, form: row.form, answers: answersOf(row.answers) }
    : null;
}

/** Questions of a learner's last sittings, the oldest sitting first. */
export async function listLastQuestions(
  queries: Queries,
  accountId: number,
  sittings: number,
): Promise<number[]> {
  const rows = await lastAnswers(queries, { accountId, sittings });
  return rows.reverse().flatMap(({ answers }) => answersOf(answers).map(({ id }) => id));
}

const lastAnswers = keptQuery(
  (queries, { accountId, sittings }: { accountId: number; sittings: number }) =>
    queries
      .selectFrom("test_sittings")
      .select("answers")
      .where("account_id", "=", accountId)
      .orderBy("finished_at", "desc")
      .orderBy("id", "desc")
      .limit(sittings),
);

export async function insertSitting(
  queries: Queries,
  accountId: number,
  sitting: StoredSitting,
): Promise<void> {
  await queries
    .insertInto("test_sittings")
    .values({
      account_id: accountId,
      attempt: sitting.attempt,
      mode: sitting.mode,
      form: sitting.form,
      answers: JSON.stringify(sitting.answers.map(({ id, option }): AnswerPair => [id, option])),
      score: sitting.score,
      percentage: sitting.percentage,
      level: sitting.level,
      finished_at: sitting.finishedAt,
      event_id: sitting.eventId,
    })
    .execute();
}

/** The sitting that was finished last; null before the first. */
export const latestSittingAsked = (accountId: number): Asked<Sitting | null> =>
  mapped(latestSitting.with({ accountId }), ([row]) =>
    row ? { mode: row.mode as SittingMode, form: row.form, answers: answersOf(row.answers) } : null,
  );

const latestSitting = keptQuery((queries, { accountId }: { accountId: number }) =>
  queries
    .selectFrom("test_sittings")
    .select(["mode", "form", "answers"])
    .where("account_id", "=", accountId)
    .orderBy("finished_at", "desc")
    .orderBy("id", "desc")
    .limit(1),
);

/** The level of the sitting that was finished last; null before the first. */
export async function findLatestLevel(
  queries: Queries,
  accountId: number,
): Promise<LevelLetter | null> {
  const [row] = await latestLevel(queries, { accountId });
  return (row?.level as LevelLetter | undefined) ?? null;
}

const latestLevel = keptQuery((queries, { accountId }: { accountId: number }) =>
  queries
    .selectFrom("test_sittings")
    .select("level")
    .where("account_id", "=", accountId)
    .orderBy("finished_at", "desc")
    .orderBy("id", "desc")
    .limit(1),
);
