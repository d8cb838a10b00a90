import type { Fault } from "../../fault/fault.ts";
import type { Government } from "../../government.ts";
import type { Parse } from "../../parse.ts";
import { slip } from "../rewrite.ts";
import { type MendTemplate, mendBy, readTemplate } from "./mend-template.ts";
import { placesOf, readPattern, type SentencePattern } from "./sentence-pattern.ts";

/** A slip as an editor writes it down in `content/slips/`. */
export interface WrittenSlip {
  /** The words that are wrong, as {@link readPattern} reads them. */
  readonly find: string;
  /** How they are mended, as {@link readTemplate} reads it; without any the sentence is only not vouched for. */
  readonly mend?: string | undefined;
  /** Point of grammar that explains it. */
  readonly point: string;
  /** Patterns of which none may fit the sentence. */
  readonly unless?: readonly string[] | undefined;
  /** Patterns that must fit it, too. */
  readonly with?: readonly string[] | undefined;
}

interface Rule {
  readonly pattern: SentencePattern;
  readonly template: MendTemplate | undefined;
  readonly point: string;
  readonly unless: readonly SentencePattern[];
  readonly with: readonly SentencePattern[];
}

const NOTHING: readonly Rule[] = [];

/** The slips that editors wrote down, found by the rarest thing that each needs. */
export class WrittenSlips {
  readonly #byWord = new Map<string, Rule[]>();
  readonly #byLemma = new Map<string, Rule[]>();

  /** @throws for a pattern or a mend that cannot be read, or one with no word of its own */
  constructor(slips: readonly WrittenSlip[]) {
    for (const written of slips) {
      const pattern = readPattern(written.find);
      this.#index(
        {
          pattern,
          template:
            written.mend === undefined
              ? undefined
              : readTemplate(written.mend, pattern.words.length),
          point: written.point,
          unless: (written.unless ?? []).map(readPattern),
          with: (written.with ?? []).map(readPattern),
        },
        written.find,
      );
    }
  }

  /** Hardly a sentence has the words of a rule: those are looked up, and only its rules tried. */
  #index(rule: Rule, find: string): void {
    const named = [...rule.pattern.words, ...rule.with.flatMap(({ words }) => words)].filter(
      ({ words, lemmas }) => words ?? lemmas,
    );
    const sizeOf = (one: (typeof named)[number]) => (one.words ?? one.lemmas)?.size ?? 0;
    const [rarest] = named.toSorted((one, other) => sizeOf(one) - sizeOf(other));
    if (!rarest) throw new Error(`"${find}" names no word and no lemma`);
    const index = rarest.words ? this.#byWord : this.#byLemma;
    for (const key of rarest.words ?? rarest.lemmas ?? []) {
      const rules = index.get(key);
      if (rules) rules.push(rule);
      else index.set(key, [rule]);
    }
  }

  /** The slips of a sentence, each with its mend. */
  in(parse: Parse, government: Government): Fault[] {
    const tried = new Set<Rule>();
    for (const [at, { lower }] of parse.tokens.entries()) {
      for (const rule of this.#byWord.get(lower) ?? NOTHING) tried.add(rule);
      const lemma = parse.words[at]?.reading.lemma ?? "";
      for (const rule of this.#byLemma.get(lemma) ?? NOTHING) tried.add(rule);
    }
    return [...tried].flatMap((rule): Fault[] => {
      const places = placesOf(rule.pattern, parse, government);
      if (!places) return [];
      const isThere = (pattern: SentencePattern) =>
        placesOf(pattern, parse, government) !== undefined;
      if (!rule.with.every(isThere) || rule.unless.some(isThere)) return [];
      const ways = rule.template ? mendBy(rule.template, parse, places, rule.point) : [];
      return [slip(places[0] ?? 0, ways)];
    });
  }
}
