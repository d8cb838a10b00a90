import type { Word } from "@tilashar/course";
import {
  defaultLexicon,
  type Entry,
  glossInEnglish,
  glossInRussian,
  RecentlyAsked,
} from "@tilashar/kazakh";
import type { TaughtCourse } from "../taught-course.ts";

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

const LEVELS = { beginner: 0, intermediate: 1.5, advanced: 3 } as const;

/** So many senses of the dictionary are kept. */
const KEPT = 1000;

/** Every sense by its number: those of the course, and after them those of the dictionary, made when they are asked for. */
export class Senses {
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
