import { paradigmOf } from "../russian/paradigms.ts";
import type { WordClass } from "./wording-types.ts";

export type RussianWord = string;

const plain = (text: string): string => text.toLowerCase().replaceAll("ё", "е");

export const russianWords = (line: string): readonly RussianWord[] =>
  plain(line).match(/[\p{L}-]+/gu) ?? [];

const forms = new Map<string, ReadonlySet<string>>();

/** Every form of a word of the dictionary. */
function formsOf(word: string): ReadonlySet<string> {
  let found = forms.get(word);
  if (!found) {
    const own = [...word.matchAll(/^.+$/gu)].flatMap(() => [
      word,
      ...["n", "a", "v"].flatMap((kind) => paradigmOf(word, kind)?.forms ?? []),
    ]);
    found = new Set(own.map(plain));
    forms.set(word, found);
  }
  return found;
}

/** Where a meaning begins in a line that says it: each of its words in any form, one after another. */
export function russianPositions(
  way: string,
  _kind: WordClass,
  words: readonly RussianWord[],
): number[] {
  const wanted = way.split(" ").map(formsOf);
  return words.flatMap((_, at) =>
    wanted.every((one, more) => one.has(words[at + more] ?? "")) ? [at] : [],
  );
}
