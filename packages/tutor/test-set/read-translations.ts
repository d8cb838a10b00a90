import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** A sentence to put into Kazakh with all that is accepted, folded. */
export interface TranslationCase {
  readonly level: string;
  readonly source: string;
  readonly accepted: ReadonlySet<string>;
}

/** Cases of one half of the set. */
export function readTranslations(half: string): TranslationCase[] {
  const file = join(import.meta.dirname, "translation", `${half}.yaml`);
  const levels = parse(readFileSync(file, "utf8")) as Record<string, [string, string][]>;
  return Object.entries(levels).flatMap(([level, cases]) =>
    cases.map(([source, ways]) => ({
      level,
      source,
      accepted: new Set(ways.split("|").flatMap(withAndWithout).map(plain)),
    })),
  );
}

/** A Kazakh sentence to put into English or Russian. */
export interface OutOfKazakhCase extends TranslationCase {
  readonly language: "en" | "ru";
}

/** Cases of a set out of Kazakh. */
export function readOutOfKazakh(set: string): OutOfKazakhCase[] {
  const file = join(import.meta.dirname, "out-of-kazakh", `${set}.yaml`);
  const levels = parse(readFileSync(file, "utf8")) as Record<
    string,
    [string, "en" | "ru", string][]
  >;
  return Object.entries(levels).flatMap(([level, cases]) =>
    cases.map(([source, language, ways]) => ({
      level,
      source,
      language,
      accepted: new Set(ways.split("|").flatMap(withAndWithout).map(plain)),
    })),
  );
}

/** Cases of one half of the everyday messages, each into both languages. */
export function readEveryday(half: string): OutOfKazakhCase[] {
  const file = join(import.meta.dirname, "out-of-kazakh", `everyday-${half}.yaml`);
  const rows = parse(readFileSync(file, "utf8")) as [string, string, string][];
  return rows.flatMap(([source, english, russian]) =>
    (["en", "ru"] as const).map((language) => ({
      level: "everyday",
      source,
      language,
      accepted: new Set(
        { en: english, ru: russian }[language].split("|").flatMap(withAndWithout).map(plain),
      ),
    })),
  );
}

/** Every way to read a line with what may be left out in brackets. */
function withAndWithout(line: string): string[] {
  const found = /\(([^)]*)\)/.exec(line);
  if (!found) return [line];
  const [whole, inner] = [found[0], found[1] ?? ""];
  return [line.replace(whole, inner), line.replace(whole, "")].flatMap(withAndWithout);
}

/** Capitals and marks are no matter of translation. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll("ё", "е")
    .replace(/[.?!,;:«»"–—]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
