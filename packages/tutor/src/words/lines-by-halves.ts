import { NumbersByText } from "@tilashar/kazakh";
import { wordsOf } from "../text/fold.ts";

/** Finds texts that differ in one word at most: of two such texts the first half of the words is the same, or the second. */
export class LinesByHalves {
  readonly #places: NumbersByText;

  /** @param keys texts as they are compared, in their order */
  constructor(keys: readonly string[]) {
    this.#places = new NumbersByText((add) => {
      keys.forEach((key, at) => {
        for (const half of halvesOf(wordsOf(key))) add(half, at);
      });
    });
  }

  /** Numbers of the texts that may differ from these words in one, in their order. */
  near(words: readonly string[]): readonly number[] {
    const found = new Set(halvesOf(words).flatMap((half) => this.#places.get(half)));
    return [...found].sort((a, b) => a - b);
  }
}

/** Either half with its side and how many words the whole has. */
function halvesOf(words: readonly string[]): readonly [string, string] {
  const middle = words.length >> 1;
  const half = (side: string, part: readonly string[]): string =>
    `${side} ${words.length} ${part.join(" ")}`;
  return [half("first", words.slice(0, middle)), half("second", words.slice(middle))];
}
