import type { Language } from "../reply.ts";
import { LANGUAGES } from "../reply.ts";
import { editDistance } from "../text/edit-distance.ts";
import { foldText } from "../text/fold.ts";
import { skeleton } from "../text/skeleton.ts";

/** Words that may stand where a sign has `…`. */
const WIDEST_GAP = 3;
/** From so many letters on, one slip is forgiven; a beginning, or a word alone, must be longer to be told from others. */
const LONG_ENOUGH = { among: 4, alone: 6 };

interface SignWord {
  readonly text: string;
  /** Any ending may follow. */
  readonly open: boolean;
}

/** A line of words to look for; an empty list is a gap. */
export type Sign = readonly (readonly SignWord[])[];

/** A word of a message in the spellings that signs of each language are compared with. */
export interface SeenWord {
  /** As it was typed, in small letters. */
  readonly text: string;
  readonly plain: string;
  readonly bones: string;
  /** A word of some language, so no slip of another one. */
  readonly known: boolean;
}

/** Stands in place of a harmless expression: no sign holds it, and no gap is made longer. */
export const NOTHING: SeenWord = { text: "", plain: "", bones: "", known: true };

const DIGITS: Readonly<Record<string, string>> = { 0: "o", 1: "i", 3: "e", 4: "a", 5: "s" };

/** Letters only: no apostrophes, no letter twice in a row, digits inside words as the letters they stand for. */
function plainOf(word: string): string {
  const lettered = /\p{L}/u.test(word)
    ? word.replace(/[01345]/g, (digit) => DIGITS[digit] ?? digit)
    : word;
  return foldText(lettered)
    .replace(/['-]/g, "")
    .replace(/(\p{L})\1+/gu, "$1");
}

const bonesOf = (word: string): string => skeleton(word).replace(/(\p{L})\1+/gu, "$1");

/** Reads a sign as it stands in `content/care.yaml`. */
function readSign(text: string, language: Language): Sign {
  const spell = language === "kz" ? bonesOf : plainOf;
  return text.split(" ").map((part) =>
    part === "…"
      ? []
      : part.split("|").map((word) => ({
          text: spell(word.replace(/\*$/, "")),
          open: word.endsWith("*"),
        })),
  );
}

/** The words of a message. */
export function seenWords(message: string, isWord: (word: string) => boolean): SeenWord[] {
  const words = foldText(message).match(/[\p{L}\p{M}\d]+(?:['-][\p{L}\p{M}\d]+)*/gu) ?? [];
  return words.map((word) => {
    let known: boolean | undefined;
    return {
      text: word,
      plain: plainOf(word),
      bones: bonesOf(word),
      // Asked only where some sign is likely, and then of many signs.
      get known() {
        known ??= isWord(word);
        return known;
      },
    };
  });
}

/** Signs of one language, found by the letter they begin with: no slip is forgiven in it. */
export class SignIndex {
  readonly language: Language;
  readonly #byInitial = new Map<string, { readonly sign: Sign; readonly order: number }[]>();

  /** @param texts signs as they stand in `content/care.yaml` */
  constructor(texts: readonly string[], language: Language) {
    this.language = language;
    for (const [order, text] of texts.entries()) {
      const sign = readSign(text, language);
      for (const initial of new Set(sign[0]?.map(({ text }) => text.charAt(0)))) {
        const same = this.#byInitial.get(initial) ?? [];
        if (same.length === 0) this.#byInitial.set(initial, same);
        same.push({ sign, order });
      }
    }
  }

  /** Whether any sign stands in the words. */
  isIn(words: readonly SeenWord[]): boolean {
    const spelling = this.language === "kz" ? "bones" : "plain";
    return words.some((word, at) =>
      this.#byInitial
        .get(word[spelling].charAt(0))
        ?.some(({ sign }) => endOf(sign, 0, words, at, this.language) !== undefined),
    );
  }

  /** The signs that may stand in the words, in the order they are written in. */
  likely(words: readonly SeenWord[]): readonly Sign[] {
    const spelling = this.language === "kz" ? "bones" : "plain";
    const initials = new Set(words.map((word) => word[spelling].charAt(0)));
    const found = new Map(
      [...initials].flatMap((initial) =>
        (this.#byInitial.get(initial) ?? []).map(({ sign, order }) => [order, sign] as const),
      ),
    );
    return [...found].sort(([a], [b]) => a - b).map(([, sign]) => sign);
  }
}

/** Signs of each language as they stand in `content/care.yaml`. */
export const signsOf = (texts: Readonly<Record<Language, readonly string[]>>): SignIndex[] =>
  LANGUAGES.map((language) => new SignIndex(texts[language], language));

/** Where a sign stands in the words: first place and the place after it; undefined where nowhere. */
export function findSign(
  sign: Sign,
  words: readonly SeenWord[],
  language: Language,
): readonly [number, number] | undefined {
  for (let from = 0; from < words.length; from++) {
    const to = endOf(sign, 0, words, from, language);
    if (to !== undefined) return [from, to];
  }
  return undefined;
}

function endOf(
  sign: Sign,
  place: number,
  words: readonly SeenWord[],
  at: number,
  language: Language,
): number | undefined {
  const wanted = sign[place];
  if (wanted === undefined) return at;
  if (wanted.length === 0) {
    for (let gap = 0; gap <= WIDEST_GAP; gap++) {
      const to = endOf(sign, place + 1, words, at + gap, language);
      if (to !== undefined) return to;
    }
    return undefined;
  }
  const word = words[at];
  if (word === undefined || !wanted.some((one) => fits(one, word, language, sign.length > 1)))
    return undefined;
  return endOf(sign, place + 1, words, at + 1, language);
}

function fits(
  { text, open }: SignWord,
  word: SeenWord,
  language: Language,
  among: boolean,
): boolean {
  const seen = language === "kz" ? word.bones : word.plain;
  if (open ? seen.startsWith(text) : seen === text) return true;
  const enough = among && !open ? LONG_ENOUGH.among : LONG_ENOUGH.alone;
  if (Math.min(text.length, seen.length) < enough || seen[0] !== text[0]) return false;
  // Most words are known, and to know so once costs less than to compare with each sign.
  if (word.known) return false;
  return open
    ? [-1, 0, 1].some((more) => editDistance(seen.slice(0, text.length + more), text, 1) <= 1)
    : editDistance(seen, text, 1) <= 1;
}
