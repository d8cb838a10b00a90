import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";

const lemmasOf = (line: string): ReadonlySet<string> =>
  new Set(wordsOf(foldText(line)).map((word) => knownReadings(word)[0]?.lemma ?? word));

/** How much of what was to be said a line says, by its words: from 0 to 1. */
export function sharedWords(line: string, wanted: string): number {
  const said = lemmasOf(line);
  const all = [...lemmasOf(wanted)];
  return all.filter((lemma) => said.has(lemma)).length / Math.max(1, all.length);
}
