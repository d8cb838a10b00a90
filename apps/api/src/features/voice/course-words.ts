import { NumbersByText } from "@tilashar/kazakh";
import { kazakhWordsOf } from "./sayable.ts";

/** Every word in the Kazakh texts of a course, as one text: a line each, and one at either end. */
export const courseWordsText = (content: unknown): string =>
  ["", ...kazakhWordsOf(content), ""].join("\n");

/** The words of a course, found in their one text: a set of them took five times as much. */
export class CourseWords {
  readonly #text: string;
  /** Where each word stands. */
  readonly #places: NumbersByText;

  /** @param text of {@link courseWordsText} */
  constructor(text: string) {
    this.#text = text;
    this.#places = new NumbersByText((add) => {
      for (let from = 1, to: number; from < text.length; from = to + 1) {
        to = text.indexOf("\n", from);
        add(text.slice(from, to), from);
      }
    });
  }

  /** @param word in small letters */
  has(word: string): boolean {
    const line = `\n${word}\n`;
    return this.#places.get(word).some((at) => this.#text.startsWith(line, at - 1));
  }
}
