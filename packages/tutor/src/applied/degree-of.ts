import type { Asked, Draft, Tools } from "../ask.ts";
import type { Wish } from "../features/wish.ts";
import { showForm } from "../intents/form.ts";
import { comparative } from "../russian/inflect.ts";
import { wordsOf } from "../text/fold.ts";

/** Words around the one that is compared. */
const AROUND =
  /^(?:and|so|but|then|what|how|about|would|be|is|the|to|say|more|most|а|и|ну|тогда|как|будет|сказать|самый|самая|самое|ал|ше)$/u;
const MOST = /(?<!\p{L})(?:most|самы[йе]|самая|самое)(?!\p{L})/u;
const MORE = /(?<!\p{L})more(?!\p{L})/u;

/** "And higher?", «а шире?» after what a word means: the word in the degree that is named. */
export function degreeOf(asked: Asked, tools: Tools): Draft | undefined {
  if (asked.words.length > MOST_WORDS) return undefined;
  const rest = wordsOf(asked.folded.replace(/["'«»„“”]/gu, " ")).filter(
    (word) => !AROUND.test(word),
  );
  const [word, ...others] = rest;
  if (word === undefined || others.length > 0) return undefined;
  // Its opposite may have been asked for in between
  for (let back = 0; back < DEEPEST; back++) {
    const focus = asked.exchange(back)?.focus;
    if (focus?.kind !== "word") continue;
    const { lemma } = focus;
    const meanings = tools.glossary
      .senses(lemma)
      .flatMap(({ en, ru }) => [...en, ...ru])
      .map((meaning) => meaning.toLowerCase());
    const degree = degreeIn(word, asked.folded, meanings);
    if (degree === undefined) continue;
    const headword = { lemma, pos: "adj", others: [], from: "kz" } as const;
    const draft = showForm(headword, { degree }, lemma, asked.language, tools);
    if (draft) return { ...draft, intent: "form" };
  }
  return undefined;
}
const DEEPEST = 3;
const MOST_WORDS = 6;

function degreeIn(
  word: string,
  folded: string,
  meanings: readonly string[],
): Wish["degree"] | undefined {
  if (meanings.includes(word))
    return MOST.test(folded) ? "SUPER" : MORE.test(folded) ? "CMPR" : undefined;
  for (const [end, degree] of [
    ["er", "CMPR"],
    ["est", "SUPER"],
  ] as const) {
    if (!word.endsWith(end)) continue;
    const base = word.slice(0, -end.length);
    // Large, big, easy: larger, bigger, easier
    const all = [base, `${base}e`, base.slice(0, -1), base.replace(/i$/u, "y")];
    if (all.some((one) => one.length > 1 && meanings.includes(one))) return degree;
  }
  return meanings.some((meaning) => comparative(meaning) === word) ? "CMPR" : undefined;
}
