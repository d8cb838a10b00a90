import { CONTEXT_LIMIT, type ContextKey } from "../phonology/context.ts";
import { type Seam, seamsOf } from "../phonology/seam.ts";
import type { Stem } from "../phonology/stem.ts";
import { SUFFIX_NUMBER, SUFFIXES, type SuffixId } from "./suffix-table.ts";

const cache = new Map<number, Seam[]>();

/** Seams of a suffix (by number) in a context, computed once. */
export function seamsAt(suffix: number, key: ContextKey): Seam[] {
  const slot = suffix * CONTEXT_LIMIT + key;
  let seams = cache.get(slot);
  if (seams === undefined) {
    seams = seamsOf(SUFFIXES[suffix] as (typeof SUFFIXES)[number], key);
    cache.set(slot, seams);
  }
  return seams;
}

/** A chain of suffixes by number, as plans keep it. */
export type Chain = readonly number[];

export function chainOf(ids: readonly SuffixId[]): Chain {
  return ids.map((id) => SUFFIX_NUMBER[id]);
}

/** All spellings of a stem with a chain of suffixes, the norm first. */
export function spell(stem: Stem, chain: Chain): string[] {
  if (chain.length === 0) return [stem.bare];
  return spellFrom(stem.base, stem.key, chain);
}

/** `spell` from a text whose context is already known. */
export function spellFrom(base: string, start: ContextKey, chain: Chain): string[] {
  let text = base;
  let key = start;
  for (let at = 0; at < chain.length; at++) {
    const seams = seamsAt(chain[at] as number, key);
    if (seams.length > 1) {
      const rest = chain.slice(at + 1);
      return seams.flatMap((seam) => spellFrom(joined(text, seam), seam.next, rest));
    }
    const seam = seams[0] as Seam;
    text = joined(text, seam);
    key = seam.next;
  }
  return [text];
}

/** A text with one more suffix. */
export function joined(text: string, seam: Seam): string {
  return seam.cut === 0 ? text + seam.add : text.slice(0, text.length - seam.cut) + seam.add;
}
