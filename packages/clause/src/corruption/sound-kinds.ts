import { type Kind, one } from "./place.ts";
import { isWord, TURNED } from "./turned-letters.ts";

const turned = (suffix: string): string =>
  [...suffix].map((letter) => TURNED[letter] ?? letter).join("");

const HARDER: Readonly<Record<string, readonly string[]>> = {
  д: ["т", "л"],
  т: ["д", "л"],
  л: ["т"],
  н: ["т", "д"],
  ғ: ["қ"],
  г: ["к"],
  қ: ["ғ"],
  к: ["г"],
  м: ["п"],
  б: ["п"],
  п: ["м"],
};

/** Endings of the wrong harmony or assimilation. */
export const SOUND_KINDS: readonly Kind[] = [
  {
    kind: "harmony",
    make: ({ parse, at, word }) => {
      const last = word.reading.source?.suffixes.at(-1);
      const token = parse.tokens[at];
      if (!last || !token || word.reading.guessed || last.surface.length < 2) return [];
      const stem = token.lower.slice(0, token.lower.length - last.surface.length);
      if (!token.lower.endsWith(last.surface)) return [];
      return one(at, stem + turned(last.surface)).filter(
        () => !isWord(stem + turned(last.surface)),
      );
    },
  },
  {
    kind: "assimilation",
    make: ({ parse, at, word }) => {
      const last = word.reading.source?.suffixes.at(-1);
      const token = parse.tokens[at];
      if (
        !last ||
        !token ||
        word.reading.guessed ||
        last.surface.length < 2 ||
        !token.lower.endsWith(last.surface)
      )
        return [];
      const stem = token.lower.slice(0, token.lower.length - last.surface.length);
      return (HARDER[last.surface.charAt(0)] ?? [])
        .map((letter) => `${stem}${letter}${last.surface.slice(1)}`)
        .filter((text) => !isWord(text))
        .flatMap((text) => one(at, text));
    },
  },
];
