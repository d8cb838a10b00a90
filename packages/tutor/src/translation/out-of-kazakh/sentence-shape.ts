import type { Parse } from "@tilashar/clause";
import { analyse } from "@tilashar/kazakh";

/** «Кешікпеңіз.»: a sentence of one word, which is marked as one. */
export const isWholeOrder = (text: string): boolean =>
  /^\p{L}{4,}[.!]$/u.test(text) &&
  analyse(text.slice(0, -1).toLowerCase()).some(({ features }) => features.Mood === "Imp");

/** Nouns that are seldom meant where the sentence may end in the order: a grave, an inside, a holiday. */
const ORDERED = /^(?:көр|іш|айт|же|аш|жап|жаз)$/u;

/** «Сөздікті қарап көр», «көбірек су іш»: an order, and no sentence that ends in a noun. */
export function mayBeOrdered({ words, tokens }: Parse): boolean {
  const last = words.at(-1);
  const isBareNoun =
    last?.head === -1 &&
    last.reading.kind === "noun" &&
    last.reading.form === undefined &&
    last.reading.case === "NOM" &&
    last.reading.owner === undefined;
  const token = tokens.at(-1);
  if (!isBareNoun || !token || /[?,]/u.test(token.mark)) return false;
  if (!token.readings.some(({ kind, form }) => kind === "verb" && form === "imp")) return false;
  const before = words.at(-2);
  const isAfterDeed = before?.reading.form === "p" && before.relation === "converb";
  return ORDERED.test(token.lower) || (isAfterDeed && !before.reading.negative);
}

/** «Ет астым»: my underside is meat, or I have hung up meat. */
export function mayBeTold({ words, tokens }: Parse): boolean {
  const root = words.find(({ head }) => head < 0)?.reading;
  const isOwned = root?.kind === "noun" && root.owner !== undefined && root.form === undefined;
  return (
    isOwned &&
    tokens.at(-1)?.readings.some(({ kind, form }) => kind === "verb" && form === "fin") === true
  );
}
