import type { Parse } from "../parse.ts";
import { firstUnder } from "../parse.ts";
import type { Change, Kind } from "./place.ts";

/** A word with its particles as it is written inside a sentence. */
const inner = ({ tokens, words }: Parse, at: number): string => {
  const token = tokens[at];
  if (!token) return "";
  return token.first && !words[at]?.reading.name ? token.lower : token.text;
};

/** The words of one stretch before those of another, from a place on. */
const swapped = (parse: Parse, from: number, middle: number, to: number): Change[] => {
  const places = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const order = [...places.slice(middle - from), ...places.slice(0, middle - from)];
  if (places.some((at) => at < to && parse.tokens[at]?.mark !== "")) return [];
  if (places.some((at) => parse.tokens[at]?.leaning.length || parse.tokens[at]?.question))
    return [];
  return [places.map((at, index) => [at, inner(parse, order[index] ?? at)] as const)];
};

/** Words in an order that Kazakh does not have. */
export const ORDER_KINDS: readonly Kind[] = [
  {
    kind: "relative clause behind its noun",
    make: ({ parse, at, word, over }) => {
      if (word.relation !== "relative" || word.reading.form !== "part" || over?.kind !== "noun")
        return [];
      if (word.head !== at + 1 || word.head === parse.words.length - 1) return [];
      const first = firstUnder(parse.words, at);
      // пәтер біз жалға алған мектепке: it would be said of the noun behind it
      const next = parse.words[word.head + 1]?.reading.kind ?? "";
      return first < at && /^(?:verb|modal|adj)$/.test(next)
        ? swapped(parse, first, word.head, word.head)
        : [];
    },
  },
  {
    kind: "object behind its verb",
    make: ({ parse, at, word, over }) =>
      /^(?:object|complement)$/.test(word.relation) &&
      over?.kind === "verb" &&
      word.head === at + 1 &&
      word.head === parse.words.length - 1 &&
      at > 0 &&
      word.reading.kind === "noun" &&
      /^(?:NOM|ACC)$/.test(word.reading.case ?? "")
        ? swapped(parse, firstUnder(parse.words, at), word.head, word.head)
        : [],
  },
  {
    kind: "place behind its verb",
    make: ({ parse, at, word, over }) =>
      /^(?:LOC|DAT|ABL)$/.test(word.reading.case ?? "") &&
      word.reading.kind === "noun" &&
      over?.kind === "verb" &&
      word.head === at + 1 &&
      word.head === parse.words.length - 1 &&
      at > 0
        ? swapped(parse, firstUnder(parse.words, at), word.head, word.head)
        : [],
  },
  {
    kind: "what is said behind saying, without деп",
    make: ({ parse, at, word }) => {
      const last = parse.words.length - 1;
      if (parse.tokens[at]?.lower !== "деп" || at !== last - 1 || word.head !== last) return [];
      if (
        !/^(?:айту|ойлау|жазу|хабарлау|сену|үміттену|мәлімдеу)$/.test(
          parse.words[last]?.reading.lemma ?? "",
        )
      )
        return [];
      const start = parse.words[0]?.head === last && parse.words[0]?.relation === "subject" ? 1 : 0;
      if (at - start < 2 || parse.tokens.slice(0, last).some(({ mark }) => mark !== "")) return [];
      const clause = Array.from({ length: at - start }, (_, place) =>
        inner(parse, start + place),
      ).join(" ");
      const places = Array.from({ length: last - start + 1 }, (_, place) => start + place);
      return [
        places.map(
          (place) => [place, place === last ? `${inner(parse, last)}, ${clause}` : ""] as const,
        ),
      ];
    },
  },
  {
    kind: "number behind its noun",
    make: ({ parse, at, word, over }) =>
      word.relation === "count" &&
      word.reading.kind === "num" &&
      over?.kind === "noun" &&
      word.head === at + 1 &&
      word.head < parse.words.length - 1 &&
      over.lemma !== "сағат" &&
      (over.case ?? "NOM") === "NOM" &&
      over.owner === undefined &&
      parse.tokens[at]?.lower !== "бір" &&
      !/^(?:noun|num|adj)$/.test(parse.words[word.head + 1]?.reading.kind ?? "")
        ? swapped(parse, at, word.head, word.head)
        : [],
  },
  {
    kind: "helper before its verb",
    make: ({ parse, at, word }) =>
      word.relation === "helped" && word.head === at + 1
        ? swapped(parse, at, word.head, word.head)
        : [],
  },
];
