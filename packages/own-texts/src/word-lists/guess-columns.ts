import type { ListOrigin, WordColumns, WordTable } from "./word-list.ts";

/** The languages that meanings can be in. */
export type MeaningSide = "en" | "ru";

/** So many rows tell what a column holds. */
const sampleRows = 300;

const names = {
  word: /^(?:term|word|base word|kazakh|front|сөз|слово|қазақша|по-казахски)$/i,
  sentence: /^(?:example|example sentence|sentence|phrase|fragment|context|пример|мысал|сөйлем)$/i,
  status: /^(?:status|stage|level)$/i,
  meaning: {
    en: /^(?:english|meaning|translations?|definition|hint\d?|back|translation_?\d?)$/i,
    ru: /^(?:russian|перевод|значение|по-русски|meaning|translations?|definition|hint\d?|back)$/i,
  },
  /** Columns that are none of these, whatever stands in them. */
  other:
    /^(?:language|locale|parent|lemma|tags?|added|link_?status|pronunciation|reading|transcript(?:ion)?|sound|audio|guid|id|date.*)$/i,
} as const;

interface Profile {
  readonly at: number;
  readonly name: string;
  /** Share of rows with something in them. */
  readonly filled: number;
  /** Shares of filled rows. */
  readonly kazakh: number;
  readonly cyrillic: number;
  readonly latin: number;
  /** Words of a filled row, in the middle. */
  readonly words: number;
}

/** Guesses what the columns of a table hold, from their names, and from what stands in them; null for no words. */
export function guessColumns(table: WordTable, side: MeaningSide): WordColumns | null {
  const profiles = table.columns.map((name, at) => profileOf(table, name.trim(), at));
  const free = profiles.filter(({ name, filled }) => filled > 0 && !names.other.test(name));
  const named = (pattern: RegExp) => free.find(({ name }) => pattern.test(name));
  const best = (some: readonly Profile[], score: (one: Profile) => number) =>
    some.reduce<Profile | undefined>(
      (top, one) => (score(one) > (top === undefined ? 0 : score(top)) ? one : top),
      undefined,
    );

  const word =
    named(names.word) ??
    best(
      free.filter(({ words }) => words <= 3),
      ({ kazakh, filled }) => kazakh * filled,
    ) ??
    // Words without a letter that Russian lacks, as the only column, are still words.
    best(
      free.filter(({ words }) => words <= 3),
      ({ cyrillic, filled }) => cyrillic * filled,
    );
  if (word === undefined) return null;
  const rest = free.filter(({ at }) => at !== word.at);
  const status = rest.find(({ name }) => names.status.test(name));
  const texts = rest.filter(({ at }) => at !== status?.at);
  const sentence =
    texts.find(({ name }) => names.sentence.test(name)) ??
    best(
      texts.filter(({ words, kazakh }) => words >= 3 && kazakh > 0.5),
      ({ kazakh, filled }) => kazakh * filled,
    );
  const meanings = texts.filter(({ at }) => at !== sentence?.at);
  const letters = side === "ru" ? ("cyrillic" as const) : ("latin" as const);
  const meaning =
    meanings.find(({ name }) => names.meaning[side].test(name)) ??
    best(
      meanings.filter(({ words }) => words <= 8),
      (one) => one[letters] * one.filled,
    ) ??
    best(meanings, ({ latin, cyrillic, filled }) => Math.max(latin, cyrillic) * filled);
  return {
    word: word.at,
    meaning: meaning?.at ?? null,
    sentence: sentence?.at ?? null,
    status: status?.at ?? null,
  };
}

function profileOf(table: WordTable, name: string, at: number): Profile {
  const cells = table.rows.slice(0, sampleRows).map((row) => row[at] ?? "");
  const filled = cells.filter((cell) => cell !== "");
  const share = (pattern: RegExp) =>
    filled.filter((cell) => pattern.test(cell)).length / (filled.length || 1);
  const lengths = filled.map((cell) => cell.split(/\s+/).length).sort((one, other) => one - other);
  return {
    at,
    name,
    filled: filled.length / (cells.length || 1),
    kazakh: share(/[әғқңөұүһі]/iu),
    cyrillic: share(/\p{Script=Cyrillic}/u),
    latin: share(/\p{Script=Latin}{2}/u),
    words: lengths[Math.floor(lengths.length / 2)] ?? 0,
  };
}

/** Which program wrote a table, by the names of its columns. */
export function originOf(columns: readonly string[]): ListOrigin {
  const all = new Set(columns.map((name) => name.trim().toLowerCase()));
  const has = (...some: string[]) => some.every((name) => all.has(name));
  if (has("language", "term") && (all.has("parent") || all.has("translation"))) return "lute";
  if (has("stage") || (has("lemma", "translation") && all.has("word"))) return "linguacafe";
  if (
    has("term") &&
    (all.has("hint") || all.has("hint1") || all.has("phrase") || all.has("fragment"))
  )
    return "lingq";
  return "other";
}
