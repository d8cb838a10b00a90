import type { Government } from "@tilashar/clause";
import type { Glossary } from "../../words/glossary.ts";
import { type Meaning, meaningsOf } from "./clause-meaning.ts";
import { cutsOf } from "./clause-parts.ts";
import { VerbGovernment } from "./government.ts";
import { RussianLexicon } from "./lexicon.ts";
import { type Token, tokensOf } from "./tokens.ts";

/** A clause of more words is not read. */
const LONGEST = 16;
/** How many meanings of a clause are offered. */
const OFFERED = 4;
/** What is much less likely than the likeliest is another sentence. */
const WITHIN = 1.5;

/**
 * Reads a Russian clause as everything it may mean. Every word has all its readings; neighbours that agree make
 * phrases; phrases, verb and adverbs stand in any order, and agreement, the cases verbs ask for and how usual each
 * reading is tell which is which.
 */
export class RussianClauses {
  readonly #lexicon: RussianLexicon;
  readonly #government: VerbGovernment;

  constructor(
    glossary: Glossary,
    government: Government,
    isName: (word: string) => string | undefined,
  ) {
    this.#lexicon = new RussianLexicon(glossary, isName);
    this.#government = new VerbGovernment(government);
  }

  /** The meanings of a sentence of one clause, the likeliest first. */
  meanings(text: string): Meaning[] {
    const tokens = tokensOf(text);
    return tokens ? this.of(tokens, /\?\s*$/u.test(text)) : [];
  }

  of(tokens: readonly Token[], question: boolean): Meaning[] {
    const leads = /^(?:а|и)$/.test(tokens[0]?.text ?? "") && tokens[1]?.text !== "то";
    const words = leads ? tokens.slice(1) : tokens;
    if (words.length === 0 || words.length > LONGEST) return [];
    const found: Meaning[] = [];
    const seen = new Set<string>();
    for (const cut of cutsOf(words, this.#lexicon))
      for (const meaning of meaningsOf(cut, question, this.#government)) {
        const key = JSON.stringify(meaning.clause);
        if (seen.has(key)) continue;
        seen.add(key);
        found.push(meaning);
      }
    const ranked = found.toSorted((a, b) => a.cost - b.cost);
    const least = ranked[0]?.cost ?? 0;
    return ranked.filter(({ cost }) => cost <= least + WITHIN).slice(0, OFFERED);
  }
}
