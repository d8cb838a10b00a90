import { englishForms } from "../words/english-forms.ts";
import type { WordClass } from "./wording-types.ts";

/** A word of an English line with every lemma it may have. */
export interface EnglishWord {
  readonly text: string;
  readonly lemmas: ReadonlySet<string>;
}

const known = new Map<string, EnglishWord>();

export const englishWords = (line: string): readonly EnglishWord[] =>
  (line.toLowerCase().match(/[\p{L}'’-]+/gu) ?? []).map((text) => {
    let word = known.get(text);
    if (!word) {
      const bare = text.replace(/['’]s?$/u, "");
      word = {
        text,
        lemmas: new Set([
          text,
          ...englishForms(bare).map(({ lemma }) => lemma),
          ...(IRREGULAR[text] ?? []),
        ]),
      };
      known.set(text, word);
    }
    return word;
  });

const IRREGULAR: Readonly<Record<string, readonly string[]>> = {
  is: ["be"],
  are: ["be"],
  am: ["be"],
  was: ["be"],
  were: ["be"],
  has: ["have"],
  does: ["do"],
};

/** Where a meaning's last word stands in a line that says it: each of its words in any form, one after another. */
export function englishPositions(
  way: string,
  _kind: WordClass,
  words: readonly EnglishWord[],
): number[] {
  const wanted = way.toLowerCase().split(" ");
  return words.flatMap((_, at) =>
    wanted.every((one, more) => words[at + more]?.lemmas.has(one) === true) ? [at] : [],
  );
}
