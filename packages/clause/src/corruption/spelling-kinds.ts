import { inflect } from "@tilashar/kazakh";
import { type Kind, one } from "./place.ts";
import { isWord, TURNED } from "./turned-letters.ts";

const RUSSIAN: Readonly<Record<string, string>> = {
  ә: "а",
  ғ: "г",
  қ: "к",
  ң: "н",
  ө: "о",
  ұ: "у",
  ү: "у",
  і: "и",
};
const russian = (lower: string): string[] =>
  [...lower].flatMap((letter, at) => {
    const other = RUSSIAN[letter];
    return other === undefined ? [] : [lower.slice(0, at) + other + lower.slice(at + 1)];
  });

/** Words written as they sound to somebody who reads Russian, joined or torn. */
export const SPELLING_KINDS: readonly Kind[] = [
  {
    kind: "Russian letter, no word",
    make: ({ parse, at, word }) =>
      word.reading.name || word.reading.guessed
        ? []
        : russian(parse.tokens[at]?.lower ?? "")
            .filter((text) => !isWord(text))
            .flatMap((text) => one(at, text)),
  },
  {
    kind: "Russian letter, another word",
    make: ({ parse, at, word }) =>
      word.reading.name || word.reading.guessed
        ? []
        : russian(parse.tokens[at]?.lower ?? "")
            .filter((text) => isWord(text))
            .flatMap((text) => one(at, text)),
  },
  {
    kind: "harmony of an inner ending",
    make: ({ parse, at, word }) => {
      const { source } = word.reading;
      const lower = parse.tokens[at]?.lower ?? "";
      const segments = source?.segments ?? [];
      if (!source || segments.length < 3 || segments.join("").toLowerCase() !== lower) return [];
      return segments.slice(1, -1).flatMap((segment, index) => {
        const turned = [...segment].map((letter) => TURNED[letter] ?? letter).join("");
        const text = [...segments.slice(0, index + 1), turned, ...segments.slice(index + 2)]
          .join("")
          .toLowerCase();
        return turned === segment || isWord(text) ? [] : one(at, text);
      });
    },
  },
  {
    kind: "ending torn off",
    make: ({ parse, at, word }) => {
      const last = word.reading.source?.suffixes.at(-1)?.surface ?? "";
      const lower = parse.tokens[at]?.lower ?? "";
      return last.length >= 2 &&
        lower.endsWith(last) &&
        !word.reading.name &&
        lower.length > last.length
        ? one(at, `${lower.slice(0, -last.length)} ${last}`)
        : [];
    },
  },
  {
    kind: "pronoun with a plain ending",
    make: ({ parse, at, word }) => {
      const { lemma, case: kase, pronoun, owner } = word.reading;
      if (!pronoun || owner !== undefined || kase === undefined || kase === "NOM") return [];
      if (!/^(?:мен|сен|ол|бұл|осы|сол)$/.test(lemma)) return [];
      const text = inflect(lemma, `N;${kase};SG`)[0] ?? "";
      return text === parse.tokens[at]?.lower || isWord(text) ? [] : one(at, text);
    },
  },
  {
    kind: "stem as in the dictionary",
    make: ({ parse, at, word }) => {
      const { source, lemma, kind } = word.reading;
      const lower = parse.tokens[at]?.lower ?? "";
      const [stem = "", ...endings] = source?.segments ?? [];
      if (kind !== "noun" || endings.length === 0 || stem.toLowerCase() === lemma) return [];
      if ([stem, ...endings].join("").toLowerCase() !== lower) return [];
      const text = lemma + endings.join("");
      return isWord(text) ? [] : one(at, text);
    },
  },
];
