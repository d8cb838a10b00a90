import { EVERY_CASE, type Features, PLURAL } from "../../russian/agreement.ts";
import { adjectiveForm, agreementOf, nounForm } from "../../russian/inflect.ts";
import { spokenNumber } from "../../text/spoken-numbers.ts";
import type { NounPhrase, Person } from "../clause.ts";
import { AS_ONE, MANNER_WORDS, whichWord } from "../shared-words.ts";
import type { Constituent } from "./constituent.ts";
import type { RussianLexicon } from "./lexicon.ts";
import type { Token } from "./tokens.ts";

/** What has been read before the head of a phrase. */
export interface Before {
  readonly features: Features;
  readonly words: readonly string[];
  /** The last adjective, which may make one word with its noun: старшая сестра. */
  readonly adjective?: string;
  readonly owner?: Person | "own";
  readonly definite?: boolean;
  readonly count?: string;
  readonly counts?: Features;
  readonly asks?: "which" | "count";
  readonly cost: number;
}

/** Nothing has been read yet. */
export const NOTHING: Before = { features: EVERY_CASE, words: [], cost: 0 };

/** Amounts that a genitive follows. */
export const AMOUNTS: Readonly<Record<string, string>> = {
  много: "көп",
  мало: "аз",
  немного: "аздап",
  несколько: "бірнеше",
  больше: "көбірек",
  побольше: "көбірек",
  меньше: "азырақ",
  поменьше: "азырақ",
  достаточно: "жеткілікті",
  столько: "сонша",
  сотни: "жүздеген",
  тысячи: "мыңдаған",
  десятки: "ондаған",
};
const OWN_KIN = /^(?:сын|дочь|дочка|жена|муж)$/u;

/** What it costs that a word has no Kazakh by itself: more than any reading may. */
export const UNKNOWN = 50;

/** Reads the noun that what stands before it belongs to. */
export class NounHeads {
  readonly #lexicon: RussianLexicon;
  readonly #tokens: readonly Token[];

  constructor(lexicon: RussianLexicon, tokens: readonly Token[]) {
    this.#lexicon = lexicon;
    this.#tokens = tokens;
  }

  /** The noun itself, each number of it apart, and what it makes with its adjective or with what follows. */
  at(at: number, before: Before): Constituent[] {
    const token = this.#tokens[at] as Token;
    const name = this.#lexicon.name(token.text);
    // «Купленные вчера сапоги»: a sentence may begin with a word that is no name
    const isDescribing = this.#lexicon
      .readings(token.text)
      .some((one) => one.pos === "adjective" || (one.pos === "verb" && one.form === "participle"));
    if (name !== undefined && before.adjective === undefined && !isDescribing)
      return [
        this.#made(
          at + 1,
          before,
          // «В Алматы» is in a place, and in nobody
          {
            kz: name,
            name: true,
            living: this.#lexicon.noun(token.text)[0]?.pos !== "name-place",
          },
          EVERY_CASE & ~PLURAL,
        ),
      ];
    const readings = this.#lexicon.readings(token.text);
    // «Детским» is childish before it is a nursery's, «дома» at home before it is of a house
    const isQuality = readings.some(({ pos }) => pos === "adjective" || pos === "short");
    const isAdverb = MANNER_WORDS.ru.has(token.text);
    return readings.flatMap((reading) => {
      if (reading.pos !== "noun" || AMOUNTS[token.text] !== undefined) return [];
      if (spokenNumber([token.text]) !== undefined) return [];
      const features = before.features & reading.features;
      const { lemma, living } = reading;
      return [features & ~PLURAL, features & PLURAL].flatMap((ofNumber): Constituent[] => {
        if (ofNumber === 0) return [];
        const plural = (ofNumber & PLURAL) !== 0;
        const isOwnKin = OWN_KIN.test(lemma);
        const found: Constituent[] = [];
        const whole = this.#withAdjective(lemma, before, plural);
        if (whole)
          found.push(
            this.#made(
              at + 1,
              {
                ...before,
                words: before.words.slice(0, -1),
                cost: Math.max(0, before.cost - UNKNOWN) - 1,
              },
              { kz: whole, living },
              ofNumber,
              isOwnKin,
            ),
          );
        for (const length of [2, 1]) {
          const rest = this.#tokens.slice(at + 1, at + 1 + length).map(({ text }) => text);
          if (rest.length < length || rest.includes(",")) continue;
          const long = this.#lexicon.noun(`${lemma} ${rest.join(" ")}`)[0];
          if (long)
            found.push(
              this.#made(
                at + 1 + length,
                { ...before, cost: before.cost - 1 },
                { kz: long.kz, living },
                ofNumber,
              ),
            );
        }
        const [sense, other] = this.#lexicon.noun(lemma);
        if (sense && before.cost < UNKNOWN) {
          const isName = sense.pos.startsWith("name-");
          // A name is written as one, and what is not is none
          const named = isName && !token.isName ? (at > 0 ? 3 : 0.5) : 0;
          const one = { kz: sense.kz, name: isName, living };
          const odd =
            named +
            (isAdverb && before === NOTHING && !this.#follows(at) ? 2 : 0) +
            (isQuality ? 1 : 0);
          found.push(
            this.#made(
              at + 1,
              { ...before, cost: before.cost + odd },
              one,
              ofNumber,
              isOwnKin,
              reading.several,
            ),
          );
          if (other && named > 0 && !other.pos.startsWith("name-"))
            found.push(this.#made(at + 1, before, { kz: other.kz, living }, ofNumber, isOwnKin));
        }
        return found;
      });
    });
  }

  /** Whether a noun stands before: стены дома. */
  #follows(at: number): boolean {
    const before = this.#tokens[at - 1]?.text;
    return before !== undefined && this.#lexicon.readings(before).some(({ pos }) => pos === "noun");
  }

  /** «Старшую сестру»: what the two mean together. */
  #withAdjective(lemma: string, { adjective }: Before, plural: boolean): string | undefined {
    if (adjective === undefined) return undefined;
    const said = (several: boolean): string | undefined => {
      const agreement = agreementOf(lemma, several);
      const noun = several ? nounForm(lemma, "nom", true) : lemma;
      const described = agreement && adjectiveForm(adjective, "nom", agreement);
      return described && noun ? this.#lexicon.noun(`${described} ${noun}`)[0]?.kz : undefined;
    };
    return said(false) ?? (plural ? said(true) : undefined);
  }

  #made(
    to: number,
    before: Before,
    head: { kz: string; living: boolean; name?: boolean },
    features: Features,
    kin = false,
    several = false,
  ): Constituent {
    const { owner, count, asks, definite } = before;
    const plural =
      (features & PLURAL) !== 0 && !several && count === undefined && !AS_ONE.test(head.kz);
    const phrase: NounPhrase = {
      kind: "noun",
      lemma: head.kz,
      plural: plural && !before.words.includes("әр"),
      before: asks === "which" ? [whichWord(head.kz), ...before.words] : before.words,
      definite: definite === true || (owner !== undefined && owner !== "own"),
      ...(count !== undefined && { count }),
      ...(owner !== undefined && owner !== "own" && { owner }),
      ...(head.name && { name: true }),
      ...(kin && { kin: true }),
    };
    return {
      to,
      phrase,
      features: before.counts ?? features,
      living: head.living,
      cost: before.cost,
      ...(owner === "own" && { own: true }),
      ...(asks && { asks: true }),
      ...(before.counts !== undefined && { counted: true }),
    };
  }
}
