import { verbWith } from "../word/inflected.ts";
import { NEGATIVES } from "../word/word-lists.ts";
import { type Change, type Kind, one } from "./place.ts";

const particleFor = (word: string): string =>
  /[аоұыуя][^аоұыуеөүіәияю]*$/.test(word) ? "ма" : "ме";

/** What is wrong of a whole clause: its tense, negation or question. */
export const CLAUSE_KINDS: readonly Kind[] = [
  {
    kind: "tense against the time",
    make: ({ parse, word, over }) => {
      if (
        over?.kind !== "verb" ||
        over.form !== "fin" ||
        word.head !== parse.words.findIndex(({ head }) => head === -1)
      )
        return [];
      const when = word.reading.lemma;
      const ids = over.source?.suffixes.map(({ id }) => id as string) ?? [];
      if (/^(?:кеше|былтыр)$/.test(when) && ids.includes("past"))
        return one(word.head, verbWith(over, { tense: "IND;PRS" }));
      if (/^(?:ертең)$/.test(when) && ids.includes("pres"))
        return one(word.head, verbWith(over, { tense: "IND;PST" }));
      return [];
    },
  },
  {
    kind: "nobody without a negative",
    make: ({ word, over }) =>
      NEGATIVES.has(word.reading.lemma) &&
      over?.kind === "verb" &&
      over.negative &&
      over.form === "fin"
        ? one(word.head, verbWith(over, { negative: false }))
        : [],
  },
  {
    kind: "жоқ for емес",
    make: ({ parse, at, word }) =>
      parse.tokens[at]?.lower === "емес" &&
      word.head === -1 &&
      at === parse.words.length - 1 &&
      // ертең сенбі жоқ па: a thing may be away, a quality may not
      parse.words[at - 1]?.reading.kind === "adj"
        ? one(at, "жоқ")
        : [],
  },
  {
    kind: "емес for a negative verb",
    make: ({ parse, at, word }) =>
      word.head === -1 &&
      word.reading.kind === "verb" &&
      word.reading.form === "fin" &&
      word.reading.negative &&
      parse.tokens[at]?.question === undefined &&
      word.reading.source?.suffixes.some(({ id }) => id === "past" || id === "pres") === true
        ? one(at, `${verbWith(word.reading, { negative: false })} емес`).filter(
            ([[, text] = [0, ""]]) => !(text as string).startsWith(" "),
          )
        : [],
  },
  {
    kind: "question particle",
    make: ({ parse, at }) => {
      const token = parse.tokens[at];
      if (token?.question === undefined) return [];
      const asked = token.question;
      return ["ма", "ме", "ба", "бе", "па", "пе"]
        .filter((particle) => particle !== asked)
        .map(
          (particle): Change => [
            [at, `${[token.text, ...token.leaning].join(" ")}`.concat(" ", particle)],
          ],
        );
    },
  },
  {
    kind: "particle with a question word",
    make: ({ parse, at, word }) =>
      /^(?:қайда|қашан|неге|қалай|кім|не|қанша|қайдан)$/.test(word.reading.lemma) &&
      word.head === parse.words.length - 1 &&
      parse.words.at(-1)?.reading.form === "fin" &&
      parse.tokens.at(-1)?.question === undefined
        ? [
            [
              [
                parse.words.length - 1,
                `${parse.tokens.at(-1)?.text} ${particleFor(parse.tokens.at(-1)?.lower ?? "")}`,
              ],
            ] as Change,
          ].filter(() => at < parse.words.length - 1)
        : [],
  },
];
