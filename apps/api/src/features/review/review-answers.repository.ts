import type { CardKind, LoggedAnswer, Rating } from "@tilashar/learning/review";
import { type Asked, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";

export type Stage = "new" | "step" | "review";

/** An answer as the log keeps it. */
export interface StoredAnswer extends LoggedAnswer {
  item: string;
  kind: CardKind;
  /** The learner's day. */
  day: string;
  ms: number;
  error: string | null;
  stage: Stage;
  /** Points it was worth. */
  worth: number;
}

/** Which of these attempts the log has already. */
export async function findKnownAttempts(
  queries: Queries,
  accountId: number,
  attempts: readonly string[],
): Promise<ReadonlySet<string>> {
  if (attempts.length === 0) return new Set();
  const rows = await queries
    .selectFrom("review_answers")
    .select("attempt")
    .where("account_id", "=", accountId)
    .where("attempt", "in", [...attempts])
    .execute();
  return new Set(rows.map(({ attempt }) => attempt));
}

/** Appends answers; the database refuses an attempt it has. */
export async function insertAnswers(
  queries: Queries,
  accountId: number,
  answers: readonly StoredAnswer[],
  recordedAt: string,
): Promise<void> {
  if (answers.length === 0) return;
  await queries
    .insertInto("review_answers")
    .values(
      answers.map((answer) => ({ ...answer, account_id: accountId, recorded_at: recordedAt })),
    )
    .execute();
}

type ItemAnswer = LoggedAnswer & Pick<StoredAnswer, "item" | "day" | "worth">;

/** The whole log of some items. */
export async function listAnswersOf(
  queries: Queries,
  accountId: number,
  items: readonly string[],
): Promise<ItemAnswer[]> {
  if (items.length === 0) return [];
  const rows = await answersOf(queries, { accountId, items });
  return rows.map((row) => ({ ...row, rating: row.rating as Rating }));
}

const answersOf = keptQuery(
  (queries, { accountId, items }: { accountId: number; items: readonly string[] }) =>
    queries
      .selectFrom("review_answers")
      .select(["attempt", "item", "rating", "at", "day", "worth"])
      .where("account_id", "=", accountId)
      .where("item", "in", items),
);

/** A learner's whole log, by item. */
export async function listHistories(
  queries: Queries,
  accountId: number,
): Promise<ReadonlyMap<string, LoggedAnswer[]>> {
  const rows = await queries
    .selectFrom("review_answers")
    .select(["attempt", "item", "rating", "at"])
    .where("account_id", "=", accountId)
    .orderBy("id")
    .execute();
  const histories = new Map<string, LoggedAnswer[]>();
  for (const { item, ...answer } of rows) {
    const history = histories.get(item) ?? [];
    history.push({ ...answer, rating: answer.rating as Rating });
    histories.set(item, history);
  }
  return histories;
}

export async function itemsOfAttempts(
  queries: Queries,
  accountId: number,
  attempts: readonly string[],
): Promise<string[]> {
  const rows = await queries
    .selectFrom("review_answers")
    .select("item")
    .distinct()
    .where("account_id", "=", accountId)
    .where("attempt", "in", [...attempts])
    .execute();
  return rows.map(({ item }) => item);
}

export async function insertUndos(
  queries: Queries,
  accountId: number,
  attempts: readonly string[],
  createdAt: string,
): Promise<void> {
  await queries
    .insertInto("review_undos")
    .values(attempts.map((attempt) => ({ account_id: accountId, attempt, created_at: createdAt })))
    .onConflict((conflict) => conflict.columns(["account_id", "attempt"]).doNothing())
    .execute();
}

/** Attempts that were taken back: few, so they are read whole. */
export async function listUndone(
  queries: Queries,
  accountId: number,
): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom("review_undos")
    .select("attempt")
    .where("account_id", "=", accountId)
    .execute();
  return new Set(rows.map(({ attempt }) => attempt));
}

export async function countAnswers(queries: Queries, accountId: number): Promise<number> {
  const { count } = await queries
    .selectFrom("review_answers")
    .select((eb) => eb.fn.countAll().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many new things and reviews a day has seen, without what was taken back. */
export const doneAsked = (
  accountId: number,
  day: string,
): Asked<{ fresh: number; reviews: number }> =>
  mapped(doneOf.with({ accountId, day }), (rows) => {
    const of = (stage: Stage) => Number(rows.find((row) => row.stage === stage)?.count ?? 0);
    return { fresh: of("new"), reviews: of("review") };
  });

const doneOf = keptQuery((queries, { accountId, day }: { accountId: number; day: string }) =>
  queries
    .selectFrom("review_answers as answer")
    .select((eb) => ["stage", eb.fn.countAll().as("count")])
    .where("answer.account_id", "=", accountId)
    .where("day", "=", day)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom("review_undos as undo")
            .select("undo.attempt")
            .whereRef("undo.account_id", "=", "answer.account_id")
            .whereRef("undo.attempt", "=", "answer.attempt"),
        ),
      ),
    )
    .groupBy("stage"),
);

/** The newest answers with the time they took. */
export const timesAsked = (
  accountId: number,
  limit: number,
): Asked<{ kind: CardKind; ms: number }[]> =>
  mapped(timesOf.with({ accountId, limit }), (rows) =>
    rows.map(({ kind, ms }) => ({ kind: kind as CardKind, ms })),
  );

const timesOf = keptQuery((queries, { accountId, limit }: { accountId: number; limit: number }) =>
  queries
    .selectFrom("review_answers")
    .select(["kind", "ms"])
    .where("account_id", "=", accountId)
    .orderBy("id", "desc")
    .limit(limit),
);
