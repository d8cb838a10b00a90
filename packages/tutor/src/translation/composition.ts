import type { Clause } from "../grammar/clause.ts";
import type { Composed } from "../grammar/compose.ts";
import type { Framed } from "./frame.ts";
import type { ReadBack } from "./read-back.ts";

/** What was put together, with what it says to whoever reads it. */
export type Composition = Unread & { readonly readBack: ReadBack };

/** A text that the grammar put together. */
export type Unread =
  | /** A sentence of the course with another word in one place. */
  { readonly kind: "frame"; readonly framed: Framed }
  /** Several clauses joined by the grammar. */
  | { readonly kind: "woven"; readonly text: string }
  | {
      readonly kind: "sentence";
      readonly clause: Clause;
      readonly composed: Composed;
      /** The same said to a friend, where the first is polite. */
      readonly casual?: Composed;
    };

/** The Kazakh of what was put together. */
export function composedText(said: Unread): string {
  if (said.kind === "frame") return said.framed.text;
  return said.kind === "woven" ? said.text : said.composed.text;
}
