import type { CutWord } from "@tilashar/clause";
import type { AlignedSentence } from "@tilashar/course";
import type { Glosser } from "@tilashar/course/gloss";
import type { SuffixId } from "@tilashar/kazakh/morphology";
import { matchCase } from "@tilashar/kazakh/script";
import { MAX_ORDERED, MIN_ORDERED } from "../kinds/order.ts";
import type { FixedOrder, SentenceMaterial, SentenceToken } from "../material.ts";
import { wrongForms } from "./wrong-forms.ts";

/** What is known where a sentence stands. */
export interface SentencePlace {
  readonly glosser: Glosser;
  /** Dictionary forms that the text around it uses as names. */
  readonly names: ReadonlySet<string>;
  /** Lesson words taught by then, by dictionary form. */
  readonly words: ReadonlyMap<string, number>;
  /** The point that teaches a suffix, if it is taught by then. */
  pointOf(suffix: SuffixId): string | null;
  /** Points taught by then that a sentence shows. */
  pointsOf(kz: string): readonly string[];
  /** Sentences that are learned whole, folded by `foldSentence`. */
  readonly chunks: ReadonlySet<string>;
  /** Other orders of a sentence's words that are right, by their places. */
  ordersOf(words: readonly CutWord[]): number[][];
  /** What none of its orders may break. */
  fixedOrderOf(words: readonly CutWord[]): FixedOrder;
  /** Words of the translations that are written with a capital inside a sentence, too. */
  readonly capitals: ReadonlySet<string>;
}

/** A sentence without case and punctuation, to find it again. */
export const foldSentence = (text: string): string =>
  text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();

/** Prepares a sentence for sessions: cut into tokens, with what is wrong in their places. */
export function sentenceMaterial(
  id: string,
  { kz, en, ru, also }: AlignedSentence & { readonly also?: readonly string[] | undefined },
  place: SentencePlace,
): SentenceMaterial {
  const folded = foldSentence(kz);
  const chunk = [...place.chunks].some((one) => ` ${folded} `.includes(` ${one} `));
  const tokens = tokensOf(kz, place, chunk);
  const words = tokens.map(({ tile, after }) => ({ text: tile, after: after.trim() }));
  const isAsked = isOrdered(kz, tokens.length);
  return {
    id,
    kz,
    en,
    ru,
    tokens,
    tiles: { en: tilesOf(en, place.capitals), ru: tilesOf(ru, place.capitals) },
    also: [...(also ?? [])],
    orders: chunk || !isAsked ? [] : place.ordersOf(words),
    // A formula that is learned whole has no order but its own
    fixed: chunk || !isAsked ? null : place.fixedOrderOf(words),
    points: [...place.pointsOf(kz)],
    chunk,
  };
}

/** A sentence that is asked for in order: of so many words, and nothing said by another in it. */
const isOrdered = (kz: string, words: number): boolean =>
  words >= MIN_ORDERED && words <= MAX_ORDERED && !/[«»“”"]/.test(kz);

function tokensOf(kz: string, place: SentencePlace, chunk: boolean): SentenceToken[] {
  const glossed = place.glosser.gloss(kz, place.names);
  const tokens: SentenceToken[] = [];
  let between = "";
  for (const { text, gloss } of glossed) {
    if (gloss === null) {
      between += text;
      continue;
    }
    const [after, before] = parted(between, tokens.length === 0);
    const previous = tokens.at(-1);
    if (previous !== undefined) tokens[tokens.length - 1] = { ...previous, after };
    // A sentence of several begins anew after a full stop
    const begins = previous === undefined || /[.!?…]/.test(after);
    const isName = gloss.upos === "PROPN" || place.names.has(gloss.lemma);
    const small = begins && !isName ? lowered(text) : text;
    const wrong =
      chunk || isName || gloss.guessed || gloss.expression !== undefined
        ? []
        : wrongForms(
            {
              text: text.toLowerCase(),
              lemma: gloss.lemma,
              isVerb: gloss.upos === "VERB" || gloss.upos === "AUX",
              parts: gloss.parts,
            },
            place.pointOf,
          );
    tokens.push({
      text,
      tile: small,
      before,
      after: "",
      word: place.words.get(gloss.lemma.toLowerCase()) ?? null,
      wrong: wrong.map((form) => ({ ...form, text: matchCase(small, form.text) })),
    });
    between = "";
  }
  const last = tokens.at(-1);
  if (last !== undefined) tokens[tokens.length - 1] = { ...last, after: between };
  return tokens;
}

/** What stands between two words: what belongs to the one before, and to the one after. */
function parted(between: string, atStart: boolean): [after: string, before: string] {
  if (atStart) return ["", between.trim()];
  const space = between.search(/\s/);
  if (space === -1) return [between, ""];
  const after = between.slice(0, space);
  const before = between.slice(space).trim();
  // A dash stands between words, not at one of them
  return /^[–—-]$/.test(before) ? [`${after} ${before}`, ""] : [after, before];
}

const lowered = (text: string): string =>
  text.length > 1 && text === text.toUpperCase()
    ? text
    : (text[0] ?? "").toLowerCase() + text.slice(1);

/** A translation as tiles: its words without the punctuation around them. */
function tilesOf(text: string, capitals: ReadonlySet<string>): string[] {
  let begins = true;
  const words = text.split(/\s+/).flatMap((written) => {
    const word = written.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    if (word === "") return [];
    const made = { word, begins };
    begins = /[.!?…]/.test(written.slice(written.indexOf(word) + word.length));
    return [made];
  });
  return words.map(({ word, begins }) => (begins && !capitals.has(word) ? lowered(word) : word));
}

/**
 * Words that some translation writes with a capital elsewhere than at the start of a sentence. After a quotation
 * mark a sentence may begin, too, and a single letter may be the name of a class: there only what is never
 * written small counts.
 */
export function capitalsOf(texts: Iterable<string>): Set<string> {
  const capitals = new Set<string>();
  const small = new Set<string>();
  for (const text of texts) {
    for (const [word, quote] of text.matchAll(/(?<=[\p{L}\p{N},;] )(["«“]?)\p{Lu}[\p{L}'’-]*/gu))
      capitals.add(quote === "" && word.length > 1 ? word : `?${word.replace(/^["«“]/, "")}`);
    for (const [word] of text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}[\p{L}'’-]*/gu)) small.add(word);
  }
  return new Set(
    [...capitals].flatMap((word) => {
      const isDoubtful = word.startsWith("?");
      const bare = isDoubtful ? word.slice(1) : word;
      return isDoubtful && small.has(lowered(bare)) ? [] : [bare];
    }),
  );
}
