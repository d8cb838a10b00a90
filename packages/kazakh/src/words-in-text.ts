import { NumbersByText } from "./numbers-by-text.ts";

/** Words as one text: a line each, and one at either end. */
export const textOfWords = (words: Iterable<string>): string => ["", ...words, ""].join("\n");

/** Tens of thousands of words, found in their one text: a set of them takes four times as much. */
export class WordsInText {
  readonly #text: string;
  /** Where each word stands. */
  readonly #places: NumbersByText;

  /**
   * @param text of {@link textOfWords}
   * @param name of an index that the build may have stored
   */
  constructor(text: string, name?: string) {
    this.#text = text;
    this.#places = new NumbersByText((add) => {
      for (let from = 1, to: number; from < text.length; from = to + 1) {
        to = text.indexOf("\n", from);
        add(text.slice(from, to), from);
      }
    }, name);
  }

  has(word: string): boolean {
    const line = `\n${word}\n`;
    return this.#places.get(word).some((at) => this.#text.startsWith(line, at - 1));
  }
}
