import type { Parse } from "../parse.ts";
import type { Trait } from "./needs.ts";
import type { SlipRule } from "./slip-rule.ts";

/**
 * Rules by what they need. Most of two hundred rules are about a few words or forms that hardly a sentence has: those of
 * a sentence are looked up by what it holds, which costs far less than to ask each.
 */
export class RulesByNeed {
  readonly #rules: readonly SlipRule[];
  readonly #byWord = new Map<string, number[]>();
  readonly #byLemma = new Map<string, number[]>();
  readonly #byTrait = new Map<Trait, number[]>();
  readonly #byShape: { readonly shape: RegExp; readonly rule: number }[] = [];
  readonly #always: number[] = [];
  readonly #short: { readonly most: number; readonly rule: number }[] = [];

  constructor(rules: readonly SlipRule[]) {
    this.#rules = rules;
    for (const [rule, { needs }] of rules.entries()) {
      if (!needs) {
        this.#always.push(rule);
        continue;
      }
      const { words = [], lemmas = [], shapes = [], traits = [], most = 0 } = needs;
      for (const one of words) put(this.#byWord, one, rule);
      for (const one of lemmas) put(this.#byLemma, one, rule);
      for (const one of traits) put(this.#byTrait, one, rule);
      for (const shape of shapes) this.#byShape.push({ shape, rule });
      if (most > 0) this.#short.push({ most, rule });
    }
  }

  /** The rules that may find something in a sentence, in the order of all. */
  of(parse: Parse): SlipRule[] {
    const possible = this.#possible(parse);
    return this.#rules.filter((_, rule) => possible[rule]);
  }

  #possible({ tokens, words }: Parse): Uint8Array {
    const possible = new Uint8Array(this.#rules.length);
    const add = (rules: readonly number[] | undefined) => {
      if (rules) for (const rule of rules) possible[rule] = 1;
    };
    add(this.#always);
    for (const { most, rule } of this.#short) if (tokens.length <= most) possible[rule] = 1;
    for (const { lower, text, leaning, question } of tokens) {
      add(this.#byWord.get(lower));
      for (const { shape, rule } of this.#byShape)
        if (!possible[rule] && shape.test(lower)) possible[rule] = 1;
      if (leaning.length > 0) add(this.#byTrait.get("leaning"));
      if (question !== undefined) add(this.#byTrait.get("asked"));
      if (/^\p{Lu}{2}/u.test(text)) add(this.#byTrait.get("abbreviation"));
    }
    for (const { reading } of words) {
      const { case: kase, form } = reading;
      add(this.#byLemma.get(reading.lemma));
      if (form !== undefined) add(this.#byTrait.get(`form ${form}`));
      if (kase === undefined) continue;
      add(this.#byTrait.get(`case ${kase}`));
      if (reading.pronoun) add(this.#byTrait.get(`pronoun ${kase}`));
      if (reading.name) add(this.#byTrait.get(`name ${kase}`));
    }
    return possible;
  }
}

function put<Key>(index: Map<Key, number[]>, key: Key, rule: number): void {
  const rules = index.get(key);
  if (!rules) index.set(key, [rule]);
  else if (rules.at(-1) !== rule) rules.push(rule);
}
