import type { Answer, Item, Verdict } from "@tilashar/learning/session";

/** A whole sentence that a learner gave in place of the one that was asked for. */
export interface AnsweredSentence {
  readonly sentence: string;
  readonly expected: string;
}

/** The sentence of an answer that was not the expected one; null where it is none, or where nothing more is to be said of it. */
export function answeredSentence(
  item: Item,
  given: Answer,
  { right, note }: Verdict,
): AnsweredSentence | null {
  if (right || note !== null) return null;
  switch (item.kind) {
    case "order":
      return whole(sentenceOfTiles(given, item.sentence.kz), item.sentence.kz);
    case "dictation":
      return whole(
        item.tiles === null ? (given[0] ?? "") : sentenceOfTiles(given, item.sentence.kz),
        item.sentence.kz,
      );
    case "mend": {
      // With a sound word "mended", what was wrong before still is.
      if (given[0] !== String(item.at)) return null;
      const withWord = (word: string) =>
        item.tokens
          .map(({ text, before, after }, at) => before + (at === item.at ? word : text) + after)
          .join(" ");
      return whole(withWord(given[1] ?? ""), withWord(item.right));
    }
    case "write-reply":
      // One's own answer has been advised on while it stood beside ours.
      return given.length === 1 ? whole(given[0] ?? "", item.answer.kz) : null;
    default:
      return null;
  }
}

/** One word is no sentence to judge. */
const whole = (sentence: string, expected: string): AnsweredSentence | null =>
  /\S\s+\S/.test(sentence.trim()) ? { sentence: sentence.trim(), expected } : null;

/** Tiles carry no marks: the sentence ends as the expected one does. */
function sentenceOfTiles(tiles: Answer, expected: string): string {
  const text = tiles.join(" ");
  return (
    text.charAt(0).toLocaleUpperCase("kk") + text.slice(1) + (/[.?!…]+$/.exec(expected)?.[0] ?? "")
  );
}
