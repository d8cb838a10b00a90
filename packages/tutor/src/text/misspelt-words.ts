import type { SentenceMemory } from "../words/sentence-memory.ts";
import { editDistance } from "./edit-distance.ts";
import { foldText, wordsOf } from "./fold.ts";

/** The words of the course's translations, with how often each stands there. */
const written = new WeakMap<SentenceMemory, Record<"en" | "ru", ReadonlyMap<string, number>>>();

function wordsIn(memory: SentenceMemory): Record<"en" | "ru", ReadonlyMap<string, number>> {
  const known = written.get(memory);
  if (known) return known;
  const counts = { en: new Map<string, number>(), ru: new Map<string, number>() };
  for (const line of memory.lines)
    for (const language of ["en", "ru"] as const)
      for (const word of wordsOf(foldText(line[language])))
        counts[language].set(word, (counts[language].get(word) ?? 0) + 1);
  written.set(memory, counts);
  return counts;
}

/** A word this short has too many neighbours. */
const SHORTEST = 3;
const LONG = 6;

/**
 * A text whose misspelt words are put right by the words of the course's own translations, the commonest of the nearest;
 * undefined where nothing is misspelt, or some word is near to none.
 *
 * @param isWord whether a word is right as it stands
 */
export function mendWords(
  text: string,
  language: "en" | "ru",
  memory: SentenceMemory,
  isWord: (word: string) => boolean,
): string | undefined {
  const counts = wordsIn(memory)[language];
  let mended = false;
  let lost = false;
  const result = text.replace(/[\p{L}'’]+/gu, (typed) => {
    const word = foldText(typed);
    // A capital inside a text is a name's
    const isName = typed.charAt(0) !== typed.charAt(0).toLowerCase() && !text.startsWith(typed);
    if (isName || counts.has(word) || isWord(word)) return typed;
    const near = word.length < SHORTEST ? undefined : nearest(word, language, counts);
    if (near === undefined) {
      lost = true;
      return typed;
    }
    mended = true;
    return near;
  });
  return mended && !lost ? result : undefined;
}

function nearest(
  word: string,
  language: "en" | "ru",
  counts: ReadonlyMap<string, number>,
): string | undefined {
  const limit = word.length >= LONG ? 2 : 1;
  let best: { word: string; distance: number; count: number } | undefined;
  for (const [other, count] of counts) {
    if (other[0] !== word[0] || Math.abs(other.length - word.length) > limit) continue;
    // занят is no занял: another Russian ending is another form, not a slip
    if (language === "ru" && other.slice(-2) !== word.slice(-2)) continue;
    const distance = editDistance(word, other, limit);
    if (distance > limit) continue;
    // "lov" is love rather than low: a letter left out is the likeliest slip
    const cost = distance - (other.length > word.length ? 0.4 : 0);
    if (!best || cost < best.distance || (cost === best.distance && count > best.count))
      best = { word: other, distance: cost, count };
  }
  return best?.word;
}
