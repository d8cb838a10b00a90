import type { FixedOrder } from "./material.ts";

/** Which of several equal tiles is meant is not seen: more ways than these are not tried. */
const MAX_WAYS = 48;

/**
 * Whether an order of a sentence's tiles breaks nothing that is surely wrong of it: every word stands before its
 * head, and what stays together is together. That does not make it right.
 *
 * @param given texts of all tiles of the sentence, and no others
 */
export const keepsFixed = (
  { heads, phrases }: FixedOrder,
  tiles: readonly string[],
  given: readonly string[],
): boolean =>
  placings(tiles, given).some(
    (place) =>
      heads.every((head, at) => head === -1 || place(at) < place(head)) &&
      phrases.every(([from = 0, to = from]) => {
        const places = tiles.slice(from, to + 1).map((_, at) => place(from + at));
        return Math.max(...places) - Math.min(...places) === to - from;
      }),
  );

/** Where each tile stands in an order; in more than one way where tiles are equal. */
function placings(
  tiles: readonly string[],
  given: readonly string[],
): ((tile: number) => number)[] {
  let ways: number[][] = [[]];
  for (const text of tiles) {
    const lower = text.toLowerCase();
    ways = ways
      .flatMap((way) =>
        given.flatMap((one, at) =>
          one.toLowerCase() === lower && !way.includes(at) ? [[...way, at]] : [],
        ),
      )
      .slice(0, MAX_WAYS);
  }
  return ways.map((way) => (tile) => way[tile] ?? -1);
}
