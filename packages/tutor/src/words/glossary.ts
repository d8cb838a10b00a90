import type { Word } from "@tilashar/course";
import {
  defaultLexicon,
  type Entry,
  glossInEnglish,
  glossInRussian,
  ListsByKey,
} from "@tilashar/kazakh";
import type { TaughtCourse } from "../taught-course.ts";
import { editDistance } from "../text/edit-distance.ts";
import { foldText } from "../text/fold.ts";

/** Languages that meanings are given in. */
export type GlossLanguage = "en" | "ru";

/** A Kazakh headword with one meaning of it. */
export interface Sense {
  readonly kz: string;
  /** As the lexicon writes it: n, v, adj, adv, pron, num, phrase… */
  readonly pos: string;
  readonly en: readonly string[];
  readonly ru: readonly string[];
  /** Taught in the course, by this word. */
  readonly word?: Word;
  /** Smaller is commoner. */
  readonly band: number;
}

/** Meanings of a Kazakh headword, and headwords of a meaning. */
export interface Glossary {
  /** Senses of a headword, taught ones first. */
  readonly senses: (kazakh: string) => readonly Sense[];
  /** Headwords that mean this, the likeliest first; "to go" and "go" are both found. */
  readonly meaning: (text: string, language: GlossLanguage) => readonly Sense[];
  /** Whether some headword means exactly this. */
  readonly knows: (text: string, language: GlossLanguage) => boolean;
  /** The nearest meaning to a mistyped one, with what it should have been. */
  readonly nearest: (text: string, language: GlossLanguage) => string | undefined;
  readonly headwords: readonly string[];
}

const splitGloss = (gloss: string): readonly string[] => {
  const parts = gloss
    .split(/[;,]/)
    .map((part) => part.trim())
    .filter(Boolean);
  return parts.length === 0 ? NO_GLOSS : [...parts];
};

const NO_GLOSS: readonly string[] = [];

/** What the tutor speaks by: past the commonest thousand a word's first sense, as its rarer ones mislead a translation. */
const spokenSenses = ({ band }: Pick<Entry, "band">, gloss: string): readonly string[] =>
  splitGloss(band === 1 ? gloss : (gloss.split("; ")[0] ?? ""));

/** A meaning as it is looked up: no brackets, no "to", no article. */
export function meaningKey(text: string): string {
  return foldText(text)
    .replace(/\([^)]*\)/g, " ")
    .replace(/^(?:to|a|an|the) (?=\S)/, "")
    .replace(/[!?.…"]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

interface Ranked {
  sense: Sense;
  rank: number;
}

export function buildGlossary(course: TaughtCourse): Glossary {
  const bySense = new ListsByKey<string, Sense>();
  const byMeaning = {
    en: new ListsByKey<string, Ranked>(),
    ru: new ListsByKey<string, Ranked>(),
  };
  const add = (sense: Sense, offset: number): void => {
    const key = sense.kz.toLowerCase();
    push(bySense, key, sense);
    for (const language of ["en", "ru"] as const) {
      sense[language].forEach((gloss, at) => {
        const bracketed = gloss.includes("(") ? 1.5 : 0;
        const rank = at * 2 + offset + bracketed;
        push(byMeaning[language], meaningKey(gloss), { sense, rank });
      });
    }
  };
  const levels = { beginner: 0, intermediate: 1.5, advanced: 3 } as const;
  for (const lesson of course.lessons) {
    for (const word of lesson.words) {
      const pos = POS_OF_COURSE[word.pos] ?? word.pos;
      const band = 1 + levels[lesson.level];
      add({ kz: word.kz, pos, en: word.en, ru: word.ru, word, band }, levels[lesson.level]);
    }
  }
  for (const entry of defaultLexicon().entries) {
    const en = spokenSenses(entry, glossInEnglish(entry));
    const ru = spokenSenses(entry, glossInRussian(entry));
    if (en.length === 0 && ru.length === 0) continue;
    add({ kz: entry.lemma, pos: entry.pos, en, ru, band: entry.band }, entry.band * 1.2);
  }
  for (const language of ["en", "ru"] as const)
    settle(byMeaning[language], language, bySense, course.tutor.meanings[language]);
  const spelled = { en: byLength(byMeaning.en), ru: byLength(byMeaning.ru) };
  return {
    senses: (kazakh) => bySense.get(kazakh.toLowerCase().normalize("NFC")) ?? [],
    meaning: (text, language) =>
      (byMeaning[language].get(meaningKey(text)) ?? []).map(({ sense }) => sense),
    knows: (text, language) => byMeaning[language].has(meaningKey(text)),
    nearest: (text, language) => nearest(meaningKey(text), spelled[language], byMeaning[language]),
    headwords: [...bySense.keys()],
  };
}

const POS_OF_COURSE: Readonly<Record<string, string>> = {
  noun: "n",
  verb: "v",
  adjective: "adj",
  adverb: "adv",
  pronoun: "pron",
  numeral: "num",
  postposition: "post",
  conjunction: "conj",
  particle: "part",
  interjection: "intj",
  modal: "mod",
};

function push<Value extends object>(
  index: ListsByKey<string, Value>,
  key: string,
  value: Value,
): void {
  if (key !== "") index.add(key, value);
}

/** Orders each meaning's headwords and puts the preferred one first. */
function settle(
  index: ListsByKey<string, Ranked>,
  language: GlossLanguage,
  bySense: ListsByKey<string, Sense>,
  preferred: Readonly<Record<string, string>>,
): void {
  for (const [meaning, headword] of Object.entries(preferred)) {
    const [kz = "", pos] = headword.split("/");
    const senses = bySense.get(kz);
    const sense = senses?.find((one) => pos === undefined || one.pos === pos);
    // A deed of several words is no headword, nor is a noun that stands as an adjective does: түскі ас ішу, қазақ
    const whole: Sense | undefined =
      pos !== undefined ? { kz, pos, en: [], ru: [], [language]: [meaning], band: 1 } : undefined;
    const first = sense ?? whole;
    if (first) push(index, meaningKey(meaning), { sense: first, rank: -1 });
  }
  for (const key of index.keys()) {
    const found = index.get(key) ?? [];
    if (found.length < 2) continue;
    const seen = new Set<string>();
    const [first, ...others] = found
      .toSorted((a, b) => a.rank - b.rank)
      .filter(({ sense }) => {
        const name = `${sense.kz.toLowerCase()}/${sense.pos}`;
        if (seen.has(name)) return false;
        seen.add(name);
        return true;
      });
    if (first !== undefined) index.set(key, [first, ...others]);
  }
}

function byLength(index: ListsByKey<string, Ranked>): ReadonlyMap<number, readonly string[]> {
  const groups = new Map<number, string[]>();
  for (const key of index.keys()) {
    const group = groups.get(key.length);
    if (group) group.push(key);
    else groups.set(key.length, [key]);
  }
  return groups;
}

function nearest(
  key: string,
  spelled: ReadonlyMap<number, readonly string[]>,
  index: ListsByKey<string, Ranked>,
): string | undefined {
  if (key.length < 4) return undefined;
  const limit = key.length < 8 ? 1 : 2;
  let best: { text: string; score: number } | undefined;
  for (let length = key.length - limit; length <= key.length + limit; length++) {
    for (const text of spelled.get(length) ?? []) {
      const distance = editDistance(key, text, limit);
      if (distance > limit) continue;
      const rank = index.get(text)?.[0]?.rank ?? 9;
      const score = distance * 10 + rank + (text[0] === key[0] ? 0 : 4);
      if (!best || score < best.score) best = { text, score };
    }
  }
  return best?.text;
}
