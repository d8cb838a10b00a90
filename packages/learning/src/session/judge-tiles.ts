import type { Answer, Verdict } from "./item.ts";
import { mistake, wrongVerdict } from "./verdict.ts";

/**
 * What is wrong with a sentence of tiles that is not the one asked for: a tile too few, one too many, or their
 * order, told by the first that stands wrong.
 *
 * @param point what explains the order
 */
export function judgeTiles(
  given: Answer,
  expected: readonly string[],
  text: string,
  point: string | null,
): Verdict {
  const missing = without(expected, given);
  const extra = without(given, expected);
  if (missing.length > 0)
    return wrongVerdict(text, mistake("missing-word", extra[0] ?? null, missing[0] ?? null));
  if (extra.length > 0) return wrongVerdict(text, mistake("extra-word", extra[0] ?? null, null));
  const at = expected.findIndex((tile, place) => !same(tile, given[place]));
  return wrongVerdict(text, mistake("order", given[at] ?? null, expected[at] ?? null, { point }));
}

const same = (one: string, other: string | undefined): boolean =>
  one.toLowerCase() === other?.toLowerCase();

/** What of one list the other lacks, each as often as it is lacking. */
function without(list: readonly string[], other: readonly string[]): string[] {
  const left = other.map((text) => text.toLowerCase());
  return list.filter((text) => {
    const at = left.indexOf(text.toLowerCase());
    if (at === -1) return true;
    left.splice(at, 1);
    return false;
  });
}
