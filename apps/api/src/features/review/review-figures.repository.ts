import { sql } from "kysely";
import { type Asked, mapped } from "#api/db/ask.ts";
import { keptQuery } from "#api/db/kept-query.ts";
import { dayMinutes } from "./review-items.repository.ts";

/** What is called weak, and what strong. */
export const weakBelow = 10 * dayMinutes;
export const strongFrom = 45 * dayMinutes;

/** A learner's words by how well they are known; rules, sounds and lines are no words. */
export interface WordStrengths {
  /** Never asked yet. */
  fresh: number;
  weak: number;
  fair: number;
  strong: number;
}

/** What a learner has to review, counted at an instant. */
export interface ReviewFigures {
  /** Whatever a vacation has moved. */
  due: number;
  /** When the next thing falls due after it; null when nothing does. */
  nextDue: number | null;
  /** Never asked yet, of all kinds. */
  waiting: number;
  words: WordStrengths;
}

export const figuresAsked = (accountId: number, at: number): Asked<ReviewFigures> =>
  mapped(figuresOf.with({ accountId, at }), ([row]) => {
    if (row === undefined) throw new Error("An aggregate has one row.");
    const { due, nextDue, waiting, ...words } = row;
    return { due, nextDue, waiting, words };
  });

const count = (condition: ReturnType<typeof sql>) =>
  sql<number>`count(*) filter (where ${condition})`;

const isAsked = sql`suspended = 0`;
/** The last of conditions: it takes longest. */
const isWord = sql`item like 'word:%'`;
const [weakest, strongest] = [sql.lit(weakBelow), sql.lit(strongFrom)];

/** One walk over the learner's items. A filter ends at its first condition that is not met, where a sum takes every row. */
const figuresOf = keptQuery((queries, { accountId, at }: { accountId: number; at: number }) =>
  queries
    .selectFrom("review_items")
    .select([
      count(sql`${isAsked} and due <= ${at}`).as("due"),
      sql<number | null>`min(due) filter (where ${isAsked} and due > ${at})`.as("nextDue"),
      count(sql`${isAsked} and due is null`).as("waiting"),
      count(sql`due is null and ${isWord}`).as("fresh"),
      count(sql`due is not null and stability < ${weakest} and ${isWord}`).as("weak"),
      count(
        sql`due is not null and stability >= ${weakest} and stability < ${strongest} and ${isWord}`,
      ).as("fair"),
      count(sql`due is not null and stability >= ${strongest} and ${isWord}`).as("strong"),
    ])
    .where("account_id", "=", accountId),
);
