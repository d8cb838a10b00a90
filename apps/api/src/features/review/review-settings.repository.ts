import { type ReviewSettings, USUAL_SETTINGS } from "@tilashar/learning/review";
import { type Asked, ask, mapped } from "#api/db/ask.ts";
import type { Queries } from "#api/db/database.ts";
import { keptQuery } from "#api/db/kept-query.ts";

export interface LearnerSettings {
  settings: ReviewSettings;
  /** The learner's own parameters of the scheduler. */
  weights: readonly number[] | null;
  /** Answers in the log when they were fitted. */
  fittedAtCount: number;
}

export async function findSettings(queries: Queries, accountId: number): Promise<LearnerSettings> {
  return ask(queries, settingsAsked(accountId));
}

/** @see findSettings */
export const settingsAsked = (accountId: number): Asked<LearnerSettings> =>
  mapped(settingsOf.with({ accountId }), ([row]) => ({
    settings: {
      ...USUAL_SETTINGS,
      ...(row && (JSON.parse(row.settings) as Partial<ReviewSettings>)),
    },
    weights: row?.weights ? (JSON.parse(row.weights) as number[]) : null,
    fittedAtCount: row?.fitted_at_count ?? 0,
  }));

const settingsOf = keptQuery((queries, { accountId }: { accountId: number }) =>
  queries
    .selectFrom("review_settings")
    .select(["settings", "weights", "fitted_at_count"])
    .where("account_id", "=", accountId),
);

export async function storeSettings(
  queries: Queries,
  accountId: number,
  settings: ReviewSettings,
): Promise<void> {
  const stored = { settings: JSON.stringify(settings) };
  await queries
    .insertInto("review_settings")
    .values({ account_id: accountId, ...stored, weights: null, fitted_at_count: 0 })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(stored))
    .execute();
}

export async function storeWeights(
  queries: Queries,
  accountId: number,
  { weights, fittedAtCount }: Pick<LearnerSettings, "weights" | "fittedAtCount">,
): Promise<void> {
  const stored = { weights: JSON.stringify(weights), fitted_at_count: fittedAtCount };
  await queries
    .insertInto("review_settings")
    .values({ account_id: accountId, settings: "{}", ...stored })
    .onConflict((conflict) => conflict.column("account_id").doUpdateSet(stored))
    .execute();
}
