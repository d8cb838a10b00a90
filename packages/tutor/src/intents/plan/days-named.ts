import { numberIn, WRITTEN } from "./written-number.ts";

/** A week has a plan of its own; of more days than these a line each is too many. */
const FEWEST = 2;
const MOST = 21;
const A_WEEK = 7;

const COUNTED = new RegExp(
  `(\\d{1,2}|${WRITTEN})[ -](?:full |whole |целых |полных )?(?:days?|дн(?:я|ей)|день|күн(?:нен|нің|де|нде|ге|ім|іміз)?|evenings?|вечер(?:а|ов)?|кеш)(?!\\p{L})(?! (?:a|per|each|every|в|во) (?:week|неделю))(?! аптасына)`,
  "u",
);

/** Days of a plan that a message names; undefined where it names none, a week, or too many. */
export function daysIn(folded: string): number | undefined {
  const number = numberIn(COUNTED.exec(folded)?.[1] ?? "");
  return number !== undefined && number >= FEWEST && number <= MOST && number !== A_WEEK
    ? number
    : undefined;
}
