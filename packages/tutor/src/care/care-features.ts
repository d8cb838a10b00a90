import { WordGroups } from "../recognise/word-groups.ts";
import { skeleton } from "../text/chat-spelling.ts";
import { foldText } from "../text/fold.ts";

/** Letters of a word that its endings mostly leave alone. */
const STEM = 5;
/** Groups this near to each other in a message belong together. */
const NEAR = 4;

/**
 * What a message is known by: beginnings of its words and pairs of them, the groups its words belong to, and pairs of
 * groups that stand near each other. Words count by their bones, so that Kazakh and Russian in Latin letters are the same.
 */
export class CareFeatures {
  readonly #groups: WordGroups;
  /** Words seen before: thousands of messages repeat them. */
  readonly #words = new Map<string, SeenWord>();

  /** @param groups words that say alike what needs care, `*` for any ending */
  constructor(groups: Readonly<Record<string, readonly string[]>>) {
    this.#groups = new WordGroups(
      Object.fromEntries(
        Object.entries(groups).map(([group, words]) => [group, words.map(groupWord)]),
      ),
    );
  }

  of(message: string): string[] {
    const words = this.#wordsOf(message);
    const found = new Set<string>();
    words.forEach(({ stem, groups }, at) => {
      found.add(`s ${stem}`);
      const next = words[at + 1];
      if (next !== undefined) found.add(`b ${stem} ${next.stem}`);
      for (const group of groups) found.add(`G ${group}`);
      for (const near of words.slice(at + 1, at + 1 + NEAR))
        for (const group of groups)
          for (const other of near.groups) found.add(paired(group, other));
    });
    return [...found];
  }

  #wordsOf(message: string): SeenWord[] {
    const words = foldText(message).match(/[\p{L}\p{M}\d']+/gu) ?? [];
    return words.map((word) => this.#seen(word));
  }

  #seen(word: string): SeenWord {
    let seen = this.#words.get(word);
    if (!seen) {
      const bones = bonesOf(word);
      seen = { stem: bones.slice(0, STEM), groups: this.#groups.of(bones) };
      this.#words.set(word, seen);
    }
    return seen;
  }
}

interface SeenWord {
  readonly stem: string;
  readonly groups: readonly string[];
}

/** In one order: languages put the verb before or after. */
const paired = (one: string, other: string): string =>
  one < other ? `P ${one} ${other}` : `P ${other} ${one}`;

const bonesOf = (word: string): string => (/^\d/.test(word) ? word : skeleton(word));

const groupWord = (word: string): string =>
  word.endsWith("*") ? `${bonesOf(word.slice(0, -1))}*` : bonesOf(word);
