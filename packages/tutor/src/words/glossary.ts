import type { Word } from "@tilashar/course";
import {
  defaultLexicon,
  type Entry,
  glossInEnglish,
  glossInRussian,
  NumbersByText,
  RecentlyAsked,
  storedIndexes,
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
  readonly headwords: () => readonly string[];
  /** Headwords of several words. */
  readonly expressions: readonly string[];
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

/** How many meanings of one sense are told apart. */
const MOST_GLOSSES = 64;

/** @param print of the course, under which the build may have stored the indexes */
export function buildGlossary(course: TaughtCourse, print?: string): Glossary {
  const senses = new Senses(course);
  const named = (name: string) => print && `${name} ${print}`;
  const byHeadword = new NumbersByText((add) => {
    senses.forEach(({ kz }, number) => {
      if (kz !== "") add(small(kz), number);
    });
  }, named("headwords"));
  const sensesOf = (key: string): readonly Sense[] =>
    byHeadword
      .get(key)
      .map((number) => senses.at(number))
      .filter(({ kz }) => kz.toLowerCase() === key);
  let headwords: readonly string[] | undefined;
  const known: Partial<Record<GlossLanguage, Meanings>> = {};
  // A conversation mostly needs one of them
  const by = (language: GlossLanguage): Meanings => {
    let found = known[language];
    if (!found) {
      const { meanings, expressions } = course.tutor;
      const preferred = { ...meanings[language], ...expressions[language] };
      found = new Meanings(senses, language, preferred, sensesOf, named(`meanings ${language}`));
      known[language] = found;
    }
    return found;
  };
  return {
    senses: (kazakh) => sensesOf(kazakh.toLowerCase().normalize("NFC")),
    meaning: (text, language) =>
      by(language)
        .ranked(meaningKey(text))
        .map(({ sense }) => sense),
    knows: (text, language) => by(language).ranked(meaningKey(text)).length > 0,
    nearest: (text, language) => by(language).nearest(meaningKey(text)),
    // Few questions need them all
    headwords: () => {
      headwords ??= headwordsOf(senses);
      return headwords;
    },
    expressions: storedIndexes.json(named("expressions"), () =>
      headwordsOf(senses).filter((word) => word.includes(" ")),
    ),
  };
}

function headwordsOf(senses: Senses): readonly string[] {
  const found = new Set<string>();
  senses.forEach(({ kz }) => {
    if (kz !== "") found.add(small(kz));
  });
  return [...found];
}

/** The text itself where it is in small letters already: each copy would be kept. */
function small(text: string): string {
  const lower = text.toLowerCase();
  return lower === text ? text : lower;
}

const LEVELS = { beginner: 0, intermediate: 1.5, advanced: 3 } as const;

/** So many senses of the dictionary are kept, and so many meanings of each language. */
const KEPT = 1000;

/** Every sense by its number: those of the course, and after them those of the dictionary, made when they are asked for. */
class Senses {
  readonly #taught: readonly Sense[];
  readonly #entries = defaultLexicon().entries;
  readonly #recent = new RecentlyAsked<number, Sense>(KEPT);

  constructor(course: TaughtCourse) {
    this.#taught = course.lessons.flatMap(({ level, words }) =>
      words.map((word) => {
        const pos = POS_OF_COURSE[word.pos] ?? word.pos;
        return { kz: word.kz, pos, en: word.en, ru: word.ru, word, band: 1 + LEVELS[level] };
      }),
    );
  }

  at(number: number): Sense {
    const taught = this.#taught[number];
    if (taught) return taught;
    return this.#recent.get(number, () =>
      senseOf(this.#entries[number - this.#taught.length] as Entry),
    );
  }

  /** Goes through all senses that mean something. */
  forEach(take: (sense: Sense, number: number) => void): void {
    this.#taught.forEach(take);
    this.#entries.forEach((entry, at) => {
      const sense = senseOf(entry);
      if (sense.en.length > 0 || sense.ru.length > 0) take(sense, this.#taught.length + at);
    });
  }

  /** How far behind the first sense of a word its meaning at a place stands. */
  rank({ word, band, ...sense }: Sense, language: GlossLanguage, place: number): number {
    const offset = word ? band - 1 : band * 1.2;
    return place * 2 + offset + (sense[language][place]?.includes("(") ? 1.5 : 0);
  }
}

function senseOf(entry: Entry): Sense {
  const en = spokenSenses(entry, glossInEnglish(entry));
  const ru = spokenSenses(entry, glossInRussian(entry));
  return { kz: entry.lemma, pos: entry.pos, en, ru, band: entry.band };
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

/** Headwords by what they mean in a language. */
class Meanings {
  readonly #senses: Senses;
  readonly #language: GlossLanguage;
  /** Senses by what they mean, each by its number and the place of the meaning. */
  readonly #places: NumbersByText;
  /** The headword given first for a meaning, and the meanings as they are written, by how they are looked up. */
  readonly #headwords: Readonly<Record<string, string>>;
  readonly #preferred: ReadonlyMap<string, readonly string[]>;
  readonly #sensesOf: (headword: string) => readonly Sense[];
  /** All meanings of so many letters, one after another. */
  readonly #byLength: ReadonlyMap<number, string>;
  readonly #recent = new RecentlyAsked<string, readonly Ranked[]>(KEPT);

  constructor(
    senses: Senses,
    language: GlossLanguage,
    preferred: Readonly<Record<string, string>>,
    sensesOf: (headword: string) => readonly Sense[],
    name?: string,
  ) {
    this.#senses = senses;
    this.#language = language;
    this.#headwords = preferred;
    this.#sensesOf = sensesOf;
    const keys = new Set<string>();
    this.#places = new NumbersByText((add) => {
      senses.forEach((sense, number) => {
        sense[language].slice(0, MOST_GLOSSES).forEach((gloss, place) => {
          const key = meaningKey(gloss);
          if (key === "") return;
          keys.add(key);
          add(key, number * MOST_GLOSSES + place);
        });
      });
    }, name);
    this.#preferred = new Map(
      storedIndexes.json(name && `${name}: preferred`, () => this.#preferredBy(preferred)),
    );
    this.#byLength = new Map(
      // Where the places are stored, they are, too
      storedIndexes.json(name && `${name}: by length`, () => {
        for (const key of this.#preferred.keys()) keys.add(key);
        return [...Map.groupBy(keys, ({ length }) => length)].map(
          ([length, group]): [number, string] => [length, group.join("")],
        );
      }),
    );
  }

  /** The meanings for which a headword is given first, as they are written, by how they are looked up. */
  #preferredBy(headwords: Readonly<Record<string, string>>): [string, string[]][] {
    const found = new Map<string, string[]>();
    for (const [meaning, headword] of Object.entries(headwords)) {
      const key = meaningKey(meaning);
      // Only a headword without its part of speech may be none
      if (key === "" || !(headword.includes("/") || this.#first(meaning))) continue;
      const known = found.get(key);
      if (known) known.push(meaning);
      else found.set(key, [meaning]);
    }
    return [...found];
  }

  /** The sense given first for a meaning. */
  #first(meaning: string): Sense | undefined {
    const [kz = "", pos] = (this.#headwords[meaning] ?? "").split("/");
    const sense = this.#sensesOf(kz).find((one) => pos === undefined || one.pos === pos);
    // A deed of several words is no headword, nor is a noun that stands as an adjective does: түскі ас ішу, қазақ
    if (sense || pos === undefined) return sense;
    return { kz, pos, en: [], ru: [], [this.#language]: [meaning], band: 1 };
  }

  /** Senses that mean this, each headword once, the preferred one first. */
  ranked(key: string): readonly Ranked[] {
    const places = this.#places.get(key);
    const preferred = this.#preferred.get(key) ?? NO_GLOSS;
    if (places.length + preferred.length === 0) return MEANS_NOTHING;
    return this.#recent.get(key, () => this.#rank(key, places, preferred));
  }

  #rank(key: string, places: readonly number[], preferred: readonly string[]): readonly Ranked[] {
    const found = places.flatMap((number): Ranked[] => {
      const sense = this.#senses.at(Math.floor(number / MOST_GLOSSES));
      const place = number % MOST_GLOSSES;
      if (meaningKey(sense[this.#language][place] ?? "") !== key) return [];
      return [{ sense, rank: this.#senses.rank(sense, this.#language, place) }];
    });
    for (const meaning of preferred) {
      const sense = this.#first(meaning);
      if (sense) found.push({ sense, rank: PREFERRED });
    }
    if (found.length < 2) return found;
    const seen = new Set<string>();
    return found
      .toSorted((a, b) => a.rank - b.rank)
      .filter(({ sense }) => {
        const name = `${sense.kz.toLowerCase()}/${sense.pos}`;
        if (seen.has(name)) return false;
        seen.add(name);
        return true;
      });
  }

  /** The nearest meaning to a mistyped one. */
  nearest(key: string): string | undefined {
    if (key.length < 4) return undefined;
    const limit = key.length < 8 ? 1 : 2;
    let best: { text: string; score: number } | undefined;
    for (let length = key.length - limit; length <= key.length + limit; length++) {
      const all = this.#byLength.get(length) ?? "";
      for (let at = 0; at < all.length; at += length) {
        const text = all.slice(at, at + length);
        const distance = editDistance(key, text, limit);
        if (distance > limit) continue;
        const rank = this.ranked(text)[0]?.rank ?? 9;
        const score = distance * 10 + rank + (text[0] === key[0] ? 0 : 4);
        if (!best || score < best.score) best = { text, score };
      }
    }
    return best?.text;
  }
}

const PREFERRED = -1;
const MEANS_NOTHING: readonly Ranked[] = [];
