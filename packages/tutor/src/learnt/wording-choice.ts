import { ENGLISH_HANGING, RUSSIAN_HANGING } from "./learn-hanging.ts";
import type { SaidLanguage, WordClass } from "./wording-types.ts";
import type { Wordings } from "./wordings.ts";

/** How much a dictionary's order counts beside what was said: its first meaning as said once. */
const ORDER = [1, 0.5, 0.35, 0.25, 0.2];
const LAST = 0.15;

/** A case of a noun beside its verb. */
export interface Hung {
  readonly noun: string;
  readonly verb: string | undefined;
  readonly kase: string;
}

/** How Kazakh words are said beside others, as the lines of the course have it. */
export class WordingChoice {
  readonly #wordings: Wordings;

  constructor(wordings: Wordings) {
    this.#wordings = wordings;
  }

  /** Learns now what it would learn when it is first asked. */
  learn(): void {
    this.#wordings.count("");
  }

  /**
   * The likeliest of the ways: each neighbour speaks for what was said beside it, as surely as it was often seen, and the
   * word by itself for what it mostly is.
   *
   * @param ways the commonest of a dictionary first
   * @param beside words of the sentence that stand near
   */
  of(
    language: SaidLanguage,
    kind: WordClass,
    word: string,
    ways: readonly string[],
    beside: readonly string[],
  ): string | undefined {
    if (ways.length < 2) return ways[0];
    const sums = this.votes(
      language,
      kind,
      word,
      ways.map((way) => [way]),
      beside,
    );
    return ways[sums.indexOf(Math.max(...sums))];
  }

  /** The votes for each way, of which several words may be one: both aspects of a verb. */
  votes(
    language: SaidLanguage,
    kind: WordClass,
    word: string,
    ways: readonly (readonly string[])[],
    beside: readonly string[],
  ): number[] {
    const counted = (...key: string[]): number[] =>
      ways.map((one) =>
        one.reduce((sum, way) => sum + this.#wordings.count(language, kind, word, ...key, way), 0),
      );
    const sums = shares(counted().map((count, at) => count + (ORDER[at] ?? LAST)));
    for (const other of new Set(beside)) {
      const seen = counted(other);
      const all = seen.reduce((sum, one) => sum + one, 0);
      if (all === 0) continue;
      seen.forEach((one, at) => {
        sums[at] = (sums[at] ?? 0) + one / (all + SOMEWHAT);
      });
    }
    return sums;
  }

  /** By which preposition, and in Russian which case, a noun hangs on its verb; undefined where too little was seen. */
  hanging(language: SaidLanguage, { noun, verb, kase }: Hung): HangingWay | undefined {
    const ways = language === "en" ? ENGLISH_HANGING : RUSSIAN_HANGING;
    const counts = (key: readonly string[]): number[] =>
      ways.map((way) => this.#wordings.count(language, ...key, kase, way));
    const own = counts(["noun", noun]);
    const both = verb === undefined ? [] : counts(["both", noun, verb]);
    const ofVerb = verb === undefined ? [] : counts(["verb", verb]);
    const [nouns, pairs, verbs] = [own, both, ofVerb].map((one) =>
      one.reduce((sum, count) => sum + count, 0),
    ) as [number, number, number];
    if (nouns + pairs + verbs === 0) return undefined;
    const sums = ways.map(
      (_, at) =>
        (2 * (both[at] ?? 0)) / (pairs + SOMEWHAT) +
        (own[at] ?? 0) / (nouns + 1) +
        (ofVerb[at] ?? 0) / (verbs + 2),
    );
    const best = sums.indexOf(Math.max(...sums));
    return {
      way: ways[best] ?? "",
      pairs: both[best] ?? 0,
      nouns: own[best] ?? 0,
      share: nouns === 0 ? 0 : (own[best] ?? 0) / nouns,
      verbs: ofVerb[best] ?? 0,
      verbShare: verbs === 0 ? 0 : (ofVerb[best] ?? 0) / verbs,
    };
  }

  /** The article that an English noun mostly has in a place, with how often it was seen there. */
  article(
    noun: string,
    place: string,
  ): { readonly article: Article; readonly seen: number; readonly share: number } | undefined {
    const seen = ARTICLES.map((one) => this.#wordings.count("en", "art", noun, place, one));
    const all = seen.reduce((sum, one) => sum + one, 0);
    const most = Math.max(...seen);
    const article = ARTICLES[seen.indexOf(most)];
    return all === 0 || !article ? undefined : { article, seen: most, share: most / all };
  }
}

export type Article = "the" | "a" | "none" | "many";
const ARTICLES: readonly Article[] = ["the", "a", "none", "many"];

export interface HangingWay {
  readonly way: string;
  /** How often it was seen of this noun beside this verb. */
  readonly pairs: number;
  readonly nouns: number;
  readonly share: number;
  readonly verbs: number;
  readonly verbShare: number;
}

const SOMEWHAT = 0.7;

const shares = (counts: readonly number[]): number[] => {
  const all = counts.reduce((sum, one) => sum + one, 0) || 1;
  return counts.map((one) => one / all);
};
