import type { ReviewSource } from "@tilashar/contracts";
import { wordKey } from "@tilashar/learning/review";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { currentSession } from "#app/lib/session/session.ts";
import { cardCall, type LocalCard } from "./card-call.ts";
import { guest, type LocalItem, readItems, record } from "./review-store.ts";

/** A word that was met somewhere, or with `item` a rule, two sounds, or a sentence. */
export interface MetWord {
  item?: string;
  /** The dictionary form; empty for rules and sounds. */
  kz: string;
  en?: string;
  ru?: string;
  example?: LocalItem["example"];
}

/**
 * Adds words to what this learner or guest reviews. It is kept in the browser first and sent when there
 * is a network; a word that is there already stays as it is, but takes the sentence it was met in.
 *
 * @returns how many this device did not know yet
 */
export async function addToReview(
  words: readonly MetWord[],
  source: ReviewSource,
): Promise<number> {
  const learner = currentSession().user?.id ?? null;
  const owner = learner ?? guest;
  const known = new Map((await readItems(owner)).map((one) => [one.item, one]));
  const added = new Date().toISOString();
  const cards = new Map<string, LocalCard>();
  for (const { item, kz, en = "", ru = "", example = null } of words) {
    const key = item ?? wordKey(kz);
    const isNews = !known.has(key) || (example !== null && source !== "lesson");
    if (isNews) cards.set(key, { item: key, kz, en, ru, example, source, added });
  }
  const fresh = { id: null, note: "", suspended: false, memory: null };
  await outbox.keepAll([...cards.values()].map((card) => cardCall(learner, card)));
  await record(owner, {
    items: [...cards.values()].map((card) => {
      const one = known.get(card.item);
      return one === undefined ? { ...card, ...fresh } : { ...one, example: card.example };
    }),
  });
  if (learner !== null && cards.size > 0) void outbox.send();
  return [...cards.keys()].filter((item) => !known.has(item)).length;
}
