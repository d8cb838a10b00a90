import { analyse } from "@tilashar/kazakh";

/** Letters by which a hard and a soft ending, or word, differ. */
export const TURNED: Readonly<Record<string, string>> = {
  а: "е",
  е: "а",
  ы: "і",
  і: "ы",
  ғ: "г",
  г: "ғ",
  қ: "к",
  к: "қ",
};

/** Whether a text with other letters is a word all the same. */
export const isWord = (text: string): boolean => analyse(text).some(({ guessed }) => !guessed);
