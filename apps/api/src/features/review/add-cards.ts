import type { Course, Trilingual } from "@tilashar/course";
import type { Queries } from "#api/db/database.ts";
import { type CardToAdd, makeContentOf } from "./card-content.ts";
import { findItems, insertItems, retell } from "./review-items.repository.ts";
import type { ReviewLog } from "./review-log.ts";
import type { ItemContent } from "./stored-item.model.ts";

/**
 * Adds words, rules, sounds and sentences to what a learner reviews. What is there already stays as it is,
 * but that a word takes the sentence it was met in last; what cannot be reviewed is passed over. Call inside a transaction that has locked the account.
 */
export type AddCards = (
  queries: Queries,
  accountId: number,
  cards: readonly CardToAdd[],
) => Promise<{ added: number; known: number }>;

/** Cards as they are stored, each once: to be kept by who adds the same ones for many learners. */
export interface PreparedCards {
  readonly items: readonly (ItemContent & { readonly waitedSince: number | undefined })[];
  /** The sentence that a word is to have from now on, by item. */
  readonly sentences: ReadonlyMap<string, Trilingual>;
}

export interface CardAdder {
  addCards: AddCards;
  prepare(cards: readonly CardToAdd[]): PreparedCards;
  /**
   * @param areKnown the learner has most of them already: they are looked for before they are written
   * @see AddCards
   */
  addPrepared(
    queries: Queries,
    accountId: number,
    prepared: PreparedCards,
    areKnown: boolean,
  ): ReturnType<AddCards>;
}

interface AddCardsParts {
  course: Course;
  log: Pick<ReviewLog, "rememberNew">;
  now(): number;
}

/** Rows of one statement: a database allows so many parameters. */
const chunk = 100;

export function makeCardAdder({ course, log, now }: AddCardsParts): CardAdder {
  const contentOf = makeContentOf(course);

  function prepare(cards: readonly CardToAdd[]): PreparedCards {
    const items = new Map<string, PreparedCards["items"][number]>();
    const sentences = new Map<string, Trilingual>();
    for (const card of cards) {
      const content = contentOf(card);
      if (content === null) continue;
      if (!items.has(content.item))
        items.set(content.item, { ...content, waitedSince: card.addedAt });
      // Who keeps a word again wants this sentence; a lesson brings its own with every save.
      if (card.example && card.source !== "lesson") sentences.set(content.item, card.example);
    }
    return { items: [...items.values()], sentences };
  }

  async function addPrepared(
    queries: Queries,
    accountId: number,
    { items, sentences }: PreparedCards,
    areKnown: boolean,
  ): ReturnType<AddCards> {
    const moment = now();
    let known = 0;
    for (let from = 0; from < items.length; from += chunk) {
      const some = items.slice(from, from + chunk);
      const keys = some.map(({ item }) => item);
      const there = areKnown ? await findItems(queries, accountId, keys) : none;
      const missing = some
        .filter(({ item }) => !there.has(item))
        .map(({ waitedSince, ...content }) => ({
          ...content,
          addedAt: new Date(Math.min(moment, waitedSince ?? moment)).toISOString(),
        }));
      const fresh = await insertItems(queries, accountId, missing);
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
    return { added: items.length - known, known };
  }

  return {
    prepare,
    addPrepared,
    addCards: (queries, accountId, cards) => addPrepared(queries, accountId, prepare(cards), false),
  };
}

const none: ReadonlySet<string> = new Set();
