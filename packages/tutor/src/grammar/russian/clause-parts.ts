import type { RussianLexicon } from "./lexicon.ts";
import { NounChart } from "./noun-chart.ts";
import { partsAt } from "./part-finder.ts";
import type { Part } from "./parts.ts";
import type { Token } from "./tokens.ts";
import { verbsAt } from "./verb-finder.ts";

/** A clause cut into its parts. */
export interface Cut {
  readonly parts: readonly Part[];
  readonly cost: number;
}

/** How many ways to cut the beginning of a clause are carried on. */
const CARRIED = 40;
const PART = 1;

/**
 * The ways to cut a clause into parts, the likeliest first: those with the fewest and the most usual ones. Russian
 * puts the parts in any order, so nothing is asked of it here; what they are to each other agreement tells.
 */
export function cutsOf(tokens: readonly Token[], lexicon: RussianLexicon): Cut[] {
  const nouns = new NounChart(lexicon, tokens);
  const cuts: Cut[][] = Array.from({ length: tokens.length + 1 }, () => []);
  cuts[0] = [{ parts: [], cost: 0 }];
  for (let at = 0; at < tokens.length; at++) {
    const begun = best(cuts[at] as Cut[]);
    if (begun.length === 0) continue;
    const parts = [...partsAt(tokens, at, lexicon, nouns), ...verbsAt(tokens, at, lexicon)];
    for (const part of parts)
      for (const cut of begun) {
        if (!mayFollow(cut.parts, part)) continue;
        const cost = cut.cost + part.cost + (part.kind === "skip" ? 0 : PART);
        (cuts[part.to] as Cut[]).push({ parts: [...cut.parts, part], cost });
      }
  }
  return best(cuts[tokens.length] as Cut[]);
}

const best = (cuts: readonly Cut[]): Cut[] =>
  cuts.toSorted((a, b) => a.cost - b.cost).slice(0, CARRIED);

/** One clause has one finite verb, and is denied once. */
function mayFollow(parts: readonly Part[], part: Part): boolean {
  if (part.kind === "verb" && hasPerson(part)) return !parts.some(hasPerson);
  if (part.kind === "ask") return !parts.some(({ kind }) => kind === "ask");
  return true;
}

const hasPerson = (part: Part): boolean =>
  part.kind === "verb" && /^(?:finite|past|imperative|done)$/.test(part.reading.form);
