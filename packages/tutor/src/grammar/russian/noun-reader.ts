import { numberToWords } from "@tilashar/kazakh";
import {
  EVERY_CASE,
  type Features,
  feature,
  inCase,
  ofKind,
  PLURAL,
} from "../../russian/agreement.ts";
import { spokenNumber } from "../../text/spoken-numbers.ts";
import { pronoun } from "../clause.ts";
import { RUSSIAN_INDEFINITE, RUSSIAN_PRONOUNS } from "../russian-words.ts";
import type { Constituent } from "./constituent.ts";
import type { RussianLexicon } from "./lexicon.ts";
import { AMOUNTS, type Before, NOTHING, NounHeads, UNKNOWN } from "./noun-heads.ts";
import { determinerOf } from "./pronominal.ts";
import type { Token } from "./tokens.ts";

const AMOUNT_IS: Features =
  feature("nom", "n") | feature("acc", "n") | feature("nom", "p") | feature("acc", "p");
const GENITIVE = inCase("gen");
const DEGREES: Readonly<Record<string, string>> = { очень: "өте", слишком: "тым" };
const KIND_OF: Readonly<Record<string, Features>> = {
  он: ofKind("m"),
  она: ofKind("f"),
  оно: ofKind("n"),
  мы: PLURAL,
  вы: PLURAL,
  они: PLURAL,
  их: PLURAL,
};

/** «Всем», «всех», «всё»: all of us or of it, where no noun follows. */
const EVERYBODY: Readonly<Record<string, Features>> = {
  все: feature("nom", "p") | feature("nom", "n") | feature("acc", "n"),
  всех: feature("acc", "p") | feature("gen", "p"),
  всем: feature("dat", "p"),
};

/** Reads one noun with all that stands before it: whose, which, how many, what like. */
export class NounReader {
  readonly #lexicon: RussianLexicon;
  readonly #tokens: readonly Token[];
  readonly #heads: NounHeads;

  constructor(lexicon: RussianLexicon, tokens: readonly Token[]) {
    this.#lexicon = lexicon;
    this.#tokens = tokens;
    this.#heads = new NounHeads(lexicon, tokens);
  }

  /** Noun phrases that start here, without owners after them and what is joined to them. */
  read(at: number, before: Before = NOTHING): Constituent[] {
    const token = this.#tokens[at];
    if (token === undefined || token.text === ",") return [];
    const found: Constituent[] = this.#determined(at, before);
    // «В этом платье»: what points at a noun does not stand by itself
    if (before === NOTHING) found.push(...this.#pronouns(at, found.length > 0));
    found.push(...this.#described(at, before));
    found.push(...this.#counted(at, before), ...this.#heads.at(at, before));
    return found;
  }

  #pronouns(at: number, points: boolean): Constituent[] {
    const word = this.#tokens[at]?.text ?? "";
    const personal = RUSSIAN_PRONOUNS[word];
    const found: Constituent[] = [];
    const cases = (all: readonly string[]): Features =>
      all.reduce((sum, kase) => sum | inCase(kase as "nom"), 0);
    if (personal)
      found.push({
        to: at + 1,
        phrase: pronoun(personal.person),
        features: cases(personal.cases) & (KIND_OF[word] ?? EVERY_CASE),
        living: true,
        cost: 0,
      });
    const indefinite = RUSSIAN_INDEFINITE[word];
    if (indefinite) {
      const definite = /^(?:біреу|ешкім)$/.test(indefinite.lemma);
      found.push({
        to: at + 1,
        phrase: { kind: "noun", lemma: indefinite.lemma, definite },
        features: cases(indefinite.cases),
        living: definite,
        cost: 0,
      });
    }
    const everybody = points ? undefined : EVERYBODY[word];
    if (everybody !== undefined)
      found.push({
        to: at + 1,
        phrase: { kind: "noun", lemma: "бәрі", definite: true },
        features: everybody,
        living: word !== "все",
        cost: 1,
      });
    const pointing = determinerOf(word);
    if (pointing?.kind === "pointing" && word !== "то" && !points)
      found.push({
        to: at + 1,
        phrase: { kind: "pronoun", lemma: pointing.kz, person: "3" },
        features: pointing.features & ofKind("n"),
        living: false,
        cost: 1,
      });
    return found;
  }

  #determined(at: number, before: Before): Constituent[] {
    const word = this.#tokens[at]?.text ?? "";
    const found = determinerOf(word);
    if (!found) return [];
    const features = before.features & found.features;
    if (features === 0) return [];
    const on = (more: Partial<Before>): Constituent[] =>
      this.read(at + 1, { ...before, features, ...more });
    switch (found.kind) {
      case "owner":
        return before.owner === undefined ? on({ owner: found.owner }) : [];
      case "pointing":
        return before.definite ? [] : on({ words: [...before.words, found.kz], definite: true });
      case "all":
        return on({
          words: [...before.words, features & PLURAL ? "барлық" : "бүкіл"],
          definite: true,
        });
      case "each":
        return on({ words: [...before.words, "әр"] });
      case "which":
        return before.words.length === 0 ? on({ asks: "which" }) : [];
      case "most":
        return this.#lexicon
          .readings(this.#tokens[at + 1]?.text ?? "")
          .some(({ pos }) => pos === "adjective")
          ? on({ words: [...before.words, "ең"] })
          : [];
      case "such":
        return on({ words: [...before.words, "мұндай"] });
      case "other":
        return on({ words: [...before.words, "басқа"] });
      case "one":
        return before.count === undefined ? on({ count: "бір" }) : [];
    }
  }

  #described(at: number, before: Before): Constituent[] {
    const word = this.#tokens[at]?.text ?? "";
    const degree = DEGREES[word];
    if (degree !== undefined)
      return this.#lexicon
        .readings(this.#tokens[at + 1]?.text ?? "")
        .some(({ pos }) => pos === "adjective")
        ? this.read(at + 1, { ...before, words: [...before.words, degree] })
        : [];
    return this.#lexicon.readings(word).flatMap((reading) => {
      if (reading.pos !== "adjective" || determinerOf(word)) return [];
      const features = before.features & reading.features;
      if (features === 0) return [];
      const senses = this.#lexicon.adjective(reading.lemma);
      const ordinal = this.#lexicon.number(reading.lemma).find(({ kz }) => /нш[іы]$/u.test(kz));
      const kz = ordinal?.kz ?? senses[0]?.kz;
      const words = kz === undefined ? before.words : [...before.words, kz];
      return this.read(at + 1, {
        ...before,
        features,
        words,
        adjective: reading.lemma,
        // Without a Kazakh word of its own it must make one with its noun
        cost: before.cost + (kz === undefined ? UNKNOWN : 0),
      });
    });
  }

  #counted(at: number, before: Before): Constituent[] {
    if (before.count !== undefined || before.words.some((one) => one === "көп" || one === "аз"))
      return [];
    const word = this.#tokens[at]?.text ?? "";
    const on = (to: number, more: Partial<Before>): Constituent[] =>
      this.read(to, { ...before, ...more });
    const counts = before.features & AMOUNT_IS;
    if (word === "сколько" && counts)
      return [PLURAL, ~PLURAL].flatMap((number) =>
        on(at + 1, {
          count: number === PLURAL ? "неше" : "қанша",
          counts,
          features: GENITIVE & number,
          asks: "count",
        }),
      );
    const amount = AMOUNTS[word];
    if (amount !== undefined && counts)
      return on(at + 1, { words: [...before.words, amount], counts, features: GENITIVE });
    // «Очень много снега»
    const degree = DEGREES[word];
    const much = AMOUNTS[this.#tokens[at + 1]?.text ?? ""];
    if (degree !== undefined && /^(?:көп|аз)$/.test(much ?? "") && counts)
      return on(at + 2, {
        words: [...before.words, degree, much as string],
        counts,
        features: GENITIVE,
      });
    const number = spokenNumber(this.#tokens.slice(at, at + 4).map(({ text }) => text));
    if (!number || determinerOf(word)) return [];
    const count = numberToWords(number.value);
    const to = at + number.length;
    const last = number.value % 10;
    if (last === 1 && number.value % 100 !== 11) return on(to, { count });
    const few = last >= 2 && last <= 4 && Math.floor((number.value % 100) / 10) !== 1;
    const of = few ? GENITIVE : GENITIVE & PLURAL;
    return [
      ...(counts ? on(to, { count, counts, features: of }) : []),
      ...on(to, { count, features: before.features & PLURAL & ~AMOUNT_IS & ~GENITIVE }),
    ];
  }
}
