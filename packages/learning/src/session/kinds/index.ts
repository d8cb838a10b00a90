import type { ItemKind } from "../item.ts";

interface KindRules {
  /** How deep it asks: shown, recognised, or recalled. An item's word is met in this order. */
  readonly depth: 0 | 1 | 2;
  /** Its right first answer counts and pays: what is only shown, or rated by the learner, does not. */
  readonly scored: boolean;
}

/**
 * Every kind of item. A new one is a maker in a file beside this one, a line here, and its judge among those
 * of `judge.ts`: a browser plans a session before it has fetched what judges the answers.
 */
export const KINDS: { readonly [Kind in ItemKind]: KindRules } = {
  meet: { depth: 0, scored: false },
  "choose-meaning": { depth: 1, scored: true },
  "choose-word": { depth: 1, scored: true },
  "choose-picture": { depth: 1, scored: true },
  "hear-and-choose": { depth: 1, scored: true },
  match: { depth: 1, scored: true },
  letters: { depth: 2, scored: true },
  order: { depth: 2, scored: true },
  translate: { depth: 1, scored: true },
  cloze: { depth: 1, scored: true },
  "build-form": { depth: 2, scored: true },
  transform: { depth: 2, scored: true },
  dictation: { depth: 2, scored: true },
  mend: { depth: 2, scored: true },
  reply: { depth: 1, scored: true },
  "write-reply": { depth: 2, scored: true },
  say: { depth: 2, scored: false },
  understand: { depth: 1, scored: true },
};
