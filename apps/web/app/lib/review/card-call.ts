import type { ReviewCardsRequest, ReviewItem } from "@tilashar/contracts";
import { kindOfItem } from "@tilashar/learning/review";
import type { Entry } from "#app/lib/outbox/entry.ts";
import { outgoing } from "#app/lib/outbox/outgoing.ts";

/** A card on its way to the server. */
export interface LocalCard {
  item: string;
  kz: string;
  en: string;
  ru: string;
  example: ReviewItem["example"];
  source: ReviewItem["source"];
  /** What was written on it before it was sent. */
  note?: string;
  suspended?: boolean;
  /** ISO instant. */
  added: string;
}

/** A card as the server takes it: nothing of what only this device knows about it. */
export function cardBody(card: LocalCard): ReviewCardsRequest {
  const { item, kz, en, ru, example, source, note, suspended, added } = card;
  return {
    cards: [
      {
        en,
        ru,
        source,
        added,
        ...(note !== undefined && { note }),
        ...(suspended !== undefined && { suspended }),
        ...(kindOfItem(item) !== "word" && { item }),
        ...(kz !== "" && { kz }),
        ...(example !== null && { example }),
      },
    ],
  };
}

/** The call that adds a card to what somebody reviews; null is the guest. */
export const cardCall = (owner: number | null, card: LocalCard): Entry =>
  outgoing("POST /review/cards", { body: cardBody(card), owner, subject: card.item });
