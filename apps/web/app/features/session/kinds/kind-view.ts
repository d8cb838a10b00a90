import type { Answer, ItemKind, ItemOfKind, Verdict } from "@tilashar/learning/session";
import type { ItemKeysRef } from "../use-item-keys.ts";

/** What the player hands the view of an item. The view is drawn anew for every item. */
export interface KindViewProps<Kind extends ItemKind> {
  item: ItemOfKind<Kind>;
  /** What is answered so far; null while it cannot be checked. After a reload, what had been given. */
  answer: Answer | null;
  onAnswer: (answer: Answer | null) => void;
  /** The answer is complete and is judged without a press of Check. */
  onDone: (answer: Answer) => void;
  /** Nobody but the learner can judge the answer: it stands beside ours, and is rated. */
  comparing: boolean;
  /** What was said of the answer, or of skipping; null while asking. */
  verdict: Verdict | null;
  keys: ItemKeysRef;
}
