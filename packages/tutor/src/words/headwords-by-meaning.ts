import { NumbersByText, RecentlyAsked, storedIndexes } from "@tilashar/kazakh";
import { editDistance } from "../text/edit-distance.ts";
import { foldText } from "../text/fold.ts";
import type { GlossLanguage, Sense, Senses } from "./senses.ts";

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

/** So many meanings of each language are kept. */
const KEPT = 1000;

/** Headwords by what they mean in a language. */
export class HeadwordsByMeaning {
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
    const preferred = this.#preferred.get(key) ?? MEANT_BY_NONE;
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
const MEANT_BY_NONE: readonly string[] = [];
const MEANS_NOTHING: readonly Ranked[] = [];
