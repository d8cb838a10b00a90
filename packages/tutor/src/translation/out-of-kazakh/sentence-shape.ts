import type { Parse } from "@tilashar/clause";
import { analyse } from "@tilashar/kazakh";

/** «Кешікпеңіз.»: a sentence of one word, which is marked as one. */
export const isWholeOrder = (text: string): boolean =>
  /^\p{L}{4,}[.!]$/u.test(text) &&
  analyse(text.slice(0, -1).toLowerCase()).some(({ features }) => features.Mood === "Imp");

/** «Ет астым»: my underside is meat, or I have hung up meat. */
export function mayBeTold({ words, tokens }: Parse): boolean {
  const root = words.find(({ head }) => head < 0)?.reading;
  const isOwned = root?.kind === "noun" && root.owner !== undefined && root.form === undefined;
  return (
    isOwned &&
    tokens.at(-1)?.readings.some(({ kind, form }) => kind === "verb" && form === "fin") === true
  );
}
