import { predicateWith, verbAs, verbWith } from "../word/inflected.ts";
import { isOf, type Kind, one } from "./place.ts";

const PERSONAL = /^(?:мын|мін|бын|бін|пын|пін|сың|сің|сыз|сіз|мыз|міз|быз|біз|пыз|піз)$/;

/** What is denied in the way that something else is. */
export const DENIAL_KINDS: readonly Kind[] = [
  {
    kind: "жоқ for емес behind a noun",
    make: (place) => {
      const { parse, at } = place;
      const before = parse.words[at - 1];
      const lower = parse.tokens[at]?.lower ?? "";
      if (!lower.startsWith("емес") || before?.reading.kind !== "noun") return [];
      if (before.reading.form !== undefined || parse.tokens[at]?.question) return [];
      const subject = parse.words.find(({ relation }) => relation === "subject");
      const somebody =
        subject &&
        (subject.reading.person?.startsWith("1") ||
          subject.reading.person?.startsWith("2") ||
          (subject.reading.owner !== undefined &&
            isOf({ ...place, word: subject }, "person") &&
            isOf({ ...place, word: before }, "person")));
      return somebody ? one(at, lower.replace("емес", "жоқ").replace(/жоқ([спб])/u, turn)) : [];
    },
  },
  {
    kind: "жоқ for емес behind an adjective",
    make: ({ parse, at }) => {
      const lower = parse.tokens[at]?.lower ?? "";
      const before = parse.words[at - 1]?.reading;
      return lower.startsWith("емес") && before?.kind === "adj" && parse.tokens[at]?.mark !== ""
        ? one(at, lower.replace("емес", "жоқ").replace(/жоқ([спб])/u, turn))
        : [];
    },
  },
  {
    kind: "емес for жоқ of what is nowhere",
    make: ({ parse, at, word }) =>
      parse.tokens[at]?.lower === "жоқ" &&
      parse.words[at - 1]?.reading.kind === "noun" &&
      parse.words[at - 1]?.reading.form === undefined &&
      parse.words[at - 1]?.reading.case === "NOM" &&
      parse.words.some(
        ({ reading, head, relation }) =>
          head === at &&
          reading.case === "LOC" &&
          reading.form === undefined &&
          relation !== "time",
      ) &&
      word.head === -1
        ? one(at, "емес")
        : [],
  },
  {
    kind: "жоқ for a negative verb",
    make: ({ parse, at, word }) =>
      word.reading.kind === "verb" &&
      word.reading.form === "fin" &&
      word.reading.negative &&
      word.head === -1 &&
      parse.tokens[at]?.question === undefined
        ? [
            ...one(at, `${verbWith(word.reading, { negative: false })} жоқ`),
            ...one(at, `емес ${verbWith(word.reading, { negative: false })}`),
          ].filter(([[, text] = [0, ""]]) => !/^ | $/.test(text))
        : [],
  },
  {
    kind: "converb or infinitive before жоқ",
    make: ({ at, word, parse }) =>
      word.reading.form === "part" &&
      /^жоқ/.test(parse.tokens[at + 1]?.lower ?? "") &&
      parse.tokens[at]?.mark === ""
        ? [
            ...one(at, verbAs(word.reading, "V.CVB;PFV")),
            ...one(at, word.reading.lemma),
            ...one(
              at,
              verbWith({ ...word.reading, form: "fin" }, { tense: "IND;PST", person: "3" }),
            ),
          ]
        : [],
  },
  {
    kind: "person before жоқ",
    make: ({ at, word, parse }) => {
      const token = parse.tokens[at + 1];
      const ending = /^жоқ(.+)$/u.exec(token?.lower ?? "")?.[1] ?? "";
      if (word.reading.form !== "part" || !PERSONAL.test(ending)) return [];
      const person = parse.words[at + 1]?.reading.person;
      const made = person && predicateWith(parse.tokens[at]?.lower ?? "", word.reading, person);
      return made ? [[[at, made] as const, [at + 1, "жоқ"] as const]] : [];
    },
  },
];

const turn = (_: string, letter: string): string => `жоқ${letter === "п" ? "п" : letter}`;
