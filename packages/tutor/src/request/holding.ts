import type { Tools } from "../ask.ts";
import { showsPoint } from "../points/sentences-of.ts";
import { knownReadings } from "../text/chat-spelling.ts";
import { foldText, wordsOf } from "../text/fold.ts";
import type { RememberedLine } from "../words/sentence-memory.ts";
import { holdsSome } from "./theme.ts";

/** What sentences are to hold: words, an ending, or a point of grammar. */
export interface Holding {
  readonly name: string;
  readonly fits: (line: RememberedLine) => boolean;
  readonly lemma?: string;
  readonly point?: string;
}

/** Sentences with a word in any form; undefined where it is none. */
export function ofWord(typed: string, tools: Tools): Holding | undefined {
  const lemma = tools.reader.read(foldText(typed))?.lemma;
  if (lemma === undefined) return undefined;
  const lemmas = new Set([lemma]);
  return { name: lemma, lemma, fits: ({ kz: text }) => holdsSome(text, lemmas) };
}

/** Sentences that show a point of grammar. */
export function ofPoint(id: string, tools: Tools): Holding | undefined {
  const point = tools.course.grammarById.get(id);
  return point && { name: point.titles.kz, point: id, fits: showsPoint(point) };
}

/** Sentences with a word that ends in a suffix. */
export const ofEnding = (ending: string): Holding => ({
  name: `-${ending}`,
  fits: ({ kz: text }) =>
    wordsOf(foldText(text)).some(
      (word) =>
        word.endsWith(ending) &&
        word.length >= ending.length + 2 &&
        knownReadings(word)[0]?.suffixes.at(-1)?.surface === ending,
    ),
});
