import type { Course, Trilingual } from "@tilashar/course";
import type { Queries } from "#api/db/database.ts";
import { type CardToAdd, makeContentOf } from "./card-content.ts";
import { insertItems, retell } from "./review-items.repository.ts";
import type { ReviewLog } from "./review-log.ts";
import type { ItemToInsert } from "./stored-item.model.ts";

/**
 * Adds words, rules, sounds and sentences to what a learner reviews. What is there already stays as it is,
 * but that a word takes the sentence it was met in last; what cannot be reviewed is passed over. Call inside a transaction that has locked the account.
 */
export type AddCards = (
  queries: Queries,
  accountId: number,
  cards: readonly CardToAdd[],
) => Promise<{ added: number; known: number }>;

interface AddCardsParts {
  course: Course;
  log: Pick<ReviewLog, "rememberNew">;
  now(): number;
}

/** Rows of one statement: a database allows so many parameters. */
const chunk = 100;

export function makeAddCards({ course, log, now }: AddCardsParts): AddCards {
  const contentOf = makeContentOf(course);
  return async (queries, accountId, cards) => {
    const items = new Map<string, ItemToInsert>();
    const sentences = new Map<string, Trilingual>();
    for (const card of cards) {
      const content = contentOf(card, now());
      if (content === null) continue;
      if (!items.has(content.item)) items.set(content.item, content);
      // Who keeps a word again wants this sentence; a lesson brings its own with every save.
      if (card.example && card.source !== "lesson") sentences.set(content.item, card.example);
    }
    const all = [...items.values()];
    let known = 0;
    for (let from = 0; from < all.length; from += chunk) {
      const some = all.slice(from, from + chunk);
      const fresh = await insertItems(queries, accountId, some);
      if (fresh.length > 0) await log.rememberNew(queries, accountId, fresh);
      const isFresh = new Set(fresh);
      known += some.length - fresh.length;
      for (const content of some) {
        const example = sentences.get(content.item) ?? null;
        const isNews = example !== null || content.note !== "" || content.suspended;
        if (isNews && !isFresh.has(content.item))
          await retell(queries, accountId, { ...content, example });
      }
    }
    return { added: all.length - known, known };
  };
}
