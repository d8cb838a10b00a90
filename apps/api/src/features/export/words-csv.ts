import type { Trilingual } from "@tilashar/course";
import { stressTail } from "@tilashar/kazakh/morphology";
import { ipa } from "@tilashar/kazakh/sound";

import { toCsv } from "./csv.ts";

/** Told to Anki in the file itself: comma-separated, no markup, and which column holds the tags. */
const head = "#separator:Comma\r\n#html:false\r\n#tags column:8\r\n";

const columns = [
  "Kazakh",
  "Transcript",
  "English",
  "Russian",
  "Example",
  "Example in English",
  "Example in Russian",
  "Tags",
];

/** A lesson with its words. */
export interface TaughtLesson {
  readonly lesson: { readonly id: number; readonly level: string };
  readonly words: readonly {
    readonly word: { readonly kz: string; readonly example: Readonly<Trilingual> };
    readonly meaning: { readonly en: string; readonly ru: string };
    readonly transcript: string;
  }[];
}

/** A word that the learner reviews. */
export interface OwnWord {
  kz: string;
  en: string;
  ru: string;
  example: Trilingual | null;
  /** Where it was met. */
  source: string;
}

/**
 * The words of lessons as cards that Anki imports without a question: one row a word, tagged by level and
 * lesson, and after them the learner's other words, tagged by where they were met. Anki skips lines that begin with `#`; the names of the columns are in one of them.
 */
export function wordsCsv(lessons: readonly TaughtLesson[], own: readonly OwnWord[]): string {
  const taught = new Set(lessons.flatMap(({ words }) => words.map(({ word }) => word.kz)));
  const rows = lessons.flatMap(({ lesson, words }) =>
    words.map(({ word: { kz, example }, meaning, transcript }) => [
      kz,
      `[${transcript}]`,
      meaning.en,
      meaning.ru,
      example.kz,
      example.en,
      example.ru,
      `tilashar::${lesson.level}::lesson-${lesson.id}`,
    ]),
  );
  const others = own
    .filter(({ kz }) => !taught.has(kz))
    .map(({ kz, en, ru, example, source }) => [
      kz,
      `[${ipa(kz, { tail: stressTail })}]`,
      en,
      ru,
      example?.kz ?? "",
      example?.en ?? "",
      example?.ru ?? "",
      `tilashar::${source}`,
    ]);
  return `${head}#columns:${columns.join(",")}\r\n${toCsv([...rows, ...others])}`;
}
