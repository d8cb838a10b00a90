import type { Lexicon } from "../lexicon/lexicon.ts";
import { isVowel } from "../phonology/letters.ts";
import { freshStemOf } from "./inflected-stem.ts";
import type { StateName } from "./morphotactics.ts";

/** Classes of stems a guess tells apart. */
export type GuessedClass = "noun" | "adj" | "verb";

interface Counts {
  total: number;
  ends: Map<string, number>;
}

const models = new WeakMap<Lexicon, Record<GuessedClass, Counts>>();
const MAX_END_LENGTH = 3;

function modelOf(lexicon: Lexicon): Record<GuessedClass, Counts> {
  let model = models.get(lexicon);
  if (model) return model;
  const fresh = () => ({ total: 0, ends: new Map<string, number>() });
  model = { noun: fresh(), adj: fresh(), verb: fresh() };
  for (const entry of lexicon.entries) {
    const kind: GuessedClass | undefined =
      entry.pos === "v"
        ? "verb"
        : entry.pos === "adj"
          ? "adj"
          : entry.pos === "n" || entry.pos.startsWith("name")
            ? "noun"
            : undefined;
    if (!kind) continue;
    const text = `^${freshStemOf(entry).base.toLowerCase()}`;
    const counts = model[kind];
    counts.total++;
    for (let length = 1; length <= MAX_END_LENGTH; length++) {
      const end = text.slice(-length);
      counts.ends.set(end, (counts.ends.get(end) ?? 0) + 1);
    }
  }
  models.set(lexicon, model);
  return model;
}

/**
 * How unlikely a string is as a stem of a class, in bits, from the endings of the stems the
 * lexicon has (a trigram at the end, backing off to shorter ones).
 */
export function shapeCost(stem: string, kind: GuessedClass, lexicon: Lexicon): number {
  const { total, ends } = modelOf(lexicon)[kind];
  const text = `^${stem}`;
  const one = (ends.get(text.slice(-1)) ?? 0) + 0.5;
  const two = (ends.get(text.slice(-2)) ?? 0) + one / 20;
  const three = (ends.get(text.slice(-3)) ?? 0) + two / 10;
  return -Math.log2(three / (total + 1));
}

interface Letters {
  pairs: Map<string, number>;
  triples: Map<string, number>;
}

const spellings = new WeakMap<Lexicon, Letters>();

/** Counts of letter triples and of the pairs before them, from the beginnings of known lemmas on. */
function lettersOf(lexicon: Lexicon): Letters {
  let known = spellings.get(lexicon);
  if (known) return known;
  known = { pairs: new Map(), triples: new Map() };
  for (const { lemma, pos } of lexicon.entries) {
    const text = `^^${pos === "v" ? lemma.slice(0, -1) : lemma}`.toLowerCase();
    for (let at = 2; at < text.length; at++) {
      const pair = text.slice(at - 2, at);
      known.pairs.set(pair, (known.pairs.get(pair) ?? 0) + 1);
      const triple = text.slice(at - 2, at + 1);
      known.triples.set(triple, (known.triples.get(triple) ?? 0) + 1);
    }
  }
  spellings.set(lexicon, known);
  return known;
}

const MAX_BITS = 7;

/** How unlikely the letters of a string are after one another, in bits. */
export function spellingCost(text: string, lexicon: Lexicon): number {
  const { pairs, triples } = lettersOf(lexicon);
  const whole = `^^${text}`;
  let bits = 0;
  for (let at = 2; at < whole.length; at++) {
    const seen = pairs.get(whole.slice(at - 2, at)) ?? 0;
    const here = triples.get(whole.slice(at - 2, at + 1)) ?? 0;
    bits += Math.min(MAX_BITS, -Math.log2((here + 0.3) / (seen + 12)));
  }
  return bits;
}

/** State a guessed stem starts in. */
export const GUESSED_STATE: Record<GuessedClass, StateName> = {
  noun: "noun",
  adj: "adj",
  verb: "verb",
};

/** Loans' letters never stand in a native verb stem. */
export function canBeStem(stem: string, kind: GuessedClass): boolean {
  if (stem.length < 2 || ![...stem].some(isVowel)) return false;
  if (/^[ъьы]/.test(stem) && !stem.startsWith("ы")) return false;
  if (kind !== "verb") return !/(?:кт|ск)і$/.test(stem);
  if (/[аоұыя]/.test(stem) && /[әеөүі]/.test(stem)) return false;
  // й and ы are written и; я and ю are of native verbs after a vowel: ұял, саяхатта
  return (
    !/[вфцчщъьэё]|(?:^|[^аәеоөұүыіиу])[юя]|й[ыі]$/.test(stem) &&
    !/[бгғджзх]$/.test(stem.replace(/[жз]$/, "з").replace(/з$/, ""))
  );
}
