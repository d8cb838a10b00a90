import { WordGroups } from "../recognise/word-groups.ts";
import { foldText } from "../text/fold.ts";
import { skeleton } from "../text/skeleton.ts";

/** Letters of a word that its endings mostly leave alone, and those that words of one root mostly share. */
const STEM = 6;
const ROOT = 3;
/** Groups this near to each other in a message belong together: what is done and to whom may stand in two sentences. */
const NEAR = 20;
/** Only Kazakh says who does and who does not by endings; endings of Russian and English are as likely to mean something else. */
const CYRILLIC = /\p{Script=Cyrillic}/u;

/**
 * What a message is known by: its words, the beginnings of them, the groups they belong to, and pairs of groups that
 * stand in it together. Words count by their bones, so that Kazakh and Russian in Latin letters are the same.
 */
export class CareFeatures {
  readonly #groups: WordGroups;
  /** Endings of Kazakh words by which they belong to a group, as bones. */
  readonly #endings: readonly (readonly [ending: string, group: string])[];
  /** Words seen before: thousands of messages repeat them. */
  readonly #words = new Map<string, SeenWord>();

  /** @param groups words that say alike what needs care, `*` for any ending, and `*` before an ending of Kazakh */
  constructor(groups: Readonly<Record<string, readonly string[]>>) {
    this.#groups = new WordGroups(groupsOf(groups));
    this.#endings = Object.entries(groups).flatMap(([group, words]) =>
      words.filter(isEnding).map((word) => [bonesOf(word.slice(1)), group] as const),
    );
  }

  of(message: string): string[] {
    const words = this.#wordsOf(message);
    const found = new Set<string>();
    words.forEach(({ bones, groups }, at) => {
      found.add(`s ${bones.slice(0, STEM)}`);
      found.add(`r ${bones.slice(0, ROOT)}`);
      found.add(`w ${bones}`);
      if (groups.length === 0) return;
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
      const groups = [
        ...this.#groups.of(bones),
        ...(CYRILLIC.test(word) ? this.#ended(bones) : []),
      ];
      seen = { bones, groups: [...new Set(groups)] };
      this.#words.set(word, seen);
    }
    return seen;
  }

  #ended(bones: string): string[] {
    return this.#endings.flatMap(([ending, group]) =>
      bones.length > ending.length && bones.endsWith(ending) ? [group] : [],
    );
  }
}

interface SeenWord {
  readonly bones: string;
  readonly groups: readonly string[];
}

/** In one order: languages put the verb before or after. */
const paired = (one: string, other: string): string =>
  one < other ? `P ${one} ${other}` : `P ${other} ${one}`;

const bonesOf = (word: string): string => (/^\d/.test(word) ? word : skeleton(word));

const isEnding = (word: string): boolean => word.startsWith("*");

/** The groups that words belong to by how they begin, as bones. */
function groupsOf(groups: Readonly<Record<string, readonly string[]>>) {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, words]) => {
      const begun = words.filter((word) => !isEnding(word));
      return begun.length > 0 ? [[group, begun.map(groupWord)] as const] : [];
    }),
  );
}

const groupWord = (word: string): string =>
  word.endsWith("*") ? `${bonesOf(word.slice(0, -1))}*` : bonesOf(word);
