import type { Tools } from "../ask.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { lemmasOf } from "./lemmas.ts";

/** A word of a text, or several that Kazakh says by one. */
export interface AlikeWord {
  /** The word itself, or the first one of the row it is in. */
  readonly text: string;
  /** The words it is said by in the text. */
  readonly words: readonly string[];
}

/** Puts words that Kazakh says alike into one way of saying them (`content/tutor/said-alike.yaml`). */
export interface SaidAlike {
  readonly inWords: (words: readonly string[]) => readonly AlikeWord[];
}

/** Nothing is said alike but by the same word. */
export const NOTHING_ALIKE: SaidAlike = {
  inWords: (words) => words.map((text) => ({ text, words: [text] })),
};

interface Way {
  readonly words: readonly string[];
  /** The first of its row. */
  readonly text: string;
}

const known = new WeakMap<object, SaidAlike>();

/** What Kazakh says alike in a language. */
export function saidAlike(language: GlossLanguage, { course }: Tools): SaidAlike {
  const rows = course.tutor.saidAlike[language];
  let made = known.get(rows);
  if (!made) {
    made = new Rows(rows, language);
    known.set(rows, made);
  }
  return made;
}

class Rows implements SaidAlike {
  readonly #language: GlossLanguage;
  readonly #ways = new Map<string, Way[]>();

  constructor(rows: readonly string[], language: GlossLanguage) {
    this.#language = language;
    for (const row of rows) {
      const all = row.split("|");
      for (const way of all) {
        const words = way.split(" ");
        const first = words[0] as string;
        const others = this.#ways.get(first) ?? [];
        this.#ways.set(first, [...others, { words, text: all[0] as string }]);
      }
    }
  }

  inWords(words: readonly string[]): readonly AlikeWord[] {
    const said: AlikeWord[] = [];
    for (let at = 0; at < words.length; ) {
      const found = this.#at(words, at);
      const part = words.slice(at, at + (found?.words.length ?? 1));
      said.push({ text: found?.text ?? (words[at] as string), words: part });
      at += part.length;
    }
    return said;
  }

  #at(words: readonly string[], at: number): Way | undefined {
    let best: Way | undefined;
    for (const lemma of lemmasOf(words[at] as string, this.#language))
      for (const way of this.#ways.get(lemma) ?? []) {
        if (way.words.length <= (best?.words.length ?? 0)) continue;
        const stands = way.words.every(
          (word, place) =>
            place === 0 || lemmasOf(words[at + place] ?? "", this.#language).has(word),
        );
        if (stands) best = way;
      }
    return best;
  }
}
