/**
 * How long to wait after the `attempt`th failure (the first is 1): doubled each time up to `longestMs`,
 * and spread by up to a quarter, so that what failed together does not come back together.
 *
 * @param spread from 0 to 1, random
 * @returns milliseconds
 */
export function backoffMs(attempt: number, longestMs: number, spread: number): number {
  const base = Math.min(longestMs, 1000 * 2 ** Math.min(attempt - 1, 20));
  return Math.round(base * (0.75 + spread / 4));
}
