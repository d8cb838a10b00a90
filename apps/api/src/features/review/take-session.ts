import { type Rule, ruleKey } from "@tilashar/learning/judging";
import { lineKey, wordKey } from "@tilashar/learning/review";
import type { Queries } from "#api/db/database.ts";
import type { Account } from "#api/features/auth/index.ts";
import type { AddCards } from "./add-cards.ts";
import type { CardToAdd } from "./card-content.ts";
import type { ReviewLog } from "./review-log.ts";

interface SessionSentence {
  readonly kz: string;
  readonly en: string;
  readonly ru: string;
}

/** What a session brings to the reviews. */
export interface SessionTaken {
  /** Words that were met, with what they mean. */
  readonly words: readonly (SessionSentence & {
    readonly example: { kz: string; en: string; ru: string };
  })[];
  /** Kazakh of the words that were missed. */
  readonly missed: readonly string[];
  readonly rules: readonly Rule[];
  /** Sentences that were missed. */
  readonly sentences: readonly SessionSentence[];
  /** Pairs of sounds that were taken for each other, by their keys. */
  readonly sounds: readonly string[];
  /** Unique for the session. */
  readonly attempt: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Words of a session and what it missed become cards; a word that was missed counts as forgotten. */
export type TakeSession = (
  queries: Queries,
  account: Account,
  session: SessionTaken,
) => Promise<void>;

/** Sentences and rules that one session adds; more would crowd out its words. */
const maxOfKind = 3;

export function makeTakeSession({
  addCards,
  log,
}: {
  addCards: AddCards;
  log: Pick<ReviewLog, "note">;
}): TakeSession {
  return async (queries, account, { words, missed, rules, sentences, sounds, attempt, at }) => {
    const source = "lesson" as const;
    const keys = [...new Set([...rules.map(ruleKey).slice(0, maxOfKind), ...sounds])];
    const cards: CardToAdd[] = [
      ...words.map(({ kz, en, ru, example }) => ({ kz, en, ru, example, source })),
      ...missed.map((kz) => ({ kz, source })),
      ...sentences
        .slice(0, maxOfKind)
        .map(({ kz, en, ru }) => ({ item: lineKey(kz), kz, en, ru, source })),
      ...keys.map((item) => ({ item, source })),
    ];
    await addCards(queries, account.id, cards);
    await log.note(
      queries,
      account,
      [...new Set(missed.map(wordKey))].map((item, place) => ({
        attempt: `${attempt}:${place}`,
        item,
        kind: "kazakh",
        rating: 1,
        at,
        ms: 0,
      })),
    );
  };
}
