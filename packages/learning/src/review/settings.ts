import type { Day } from "../days/local-day.ts";
import { CARD_KINDS, type CardKind } from "./card-kind.ts";

export interface ReviewSettings {
  /** New things a day at most. */
  readonly newPerDay: number;
  /** Reviews a day at most; the steps of learning are not counted. */
  readonly reviewsPerDay: number;
  /** Nothing is asked from the first to the last of these days. */
  readonly vacation: { readonly from: Day; readonly until: Day } | null;
  /** How things may be asked; at least one. */
  readonly kinds: readonly CardKind[];
}

export const USUAL_SETTINGS: ReviewSettings = {
  newPerDay: 15,
  reviewsPerDay: 120,
  vacation: null,
  kinds: CARD_KINDS,
};
