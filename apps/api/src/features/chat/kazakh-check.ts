import type { Language } from "@tilashar/course";
import { analyse, wordsToNumber } from "@tilashar/kazakh";
import type { Tutor } from "@tilashar/tutor";

type Judge = Tutor["tools"]["judge"];
type Glossary = Tutor["tools"]["glossary"];

/** Kazakh of a text, with its dictionary form where it is one word of ours. */
export interface KazakhPiece {
  text: string;
  lemma?: string;
}

/** What is Kazakh in a text, and how much of it stands. */
export interface CheckedKazakh {
  /** Words and marked phrases, in the order of the text, each once. */
  kazakh: KazakhPiece[];
  /** Words that the engine cannot derive, and those that a wrong sentence has wrong; each once, as they stand. */
  unchecked: string[];
  /** Words of sentences that the analysis of clauses cannot vouch for. */
  unsure: string[];
}

const marked = /\*\*(.+?)\*\*/gsu;
const cyrillicWord = /[\p{Script=Cyrillic}\p{M}]+(?:-[\p{Script=Cyrillic}\p{M}]+)*/gu;
const kazakhLetter = /[әғқңөұүһі]/iu;
/** Latin letters within a Cyrillic word: it looks right and is not. */
const mixedWord = /(?=[\p{L}-]*\p{Script=Cyrillic})(?=[\p{L}-]*\p{Script=Latin})\p{L}[\p{L}-]*/gu;

/**
 * Finds the Kazakh of a reply and checks each word of it. In English every Cyrillic word is taken for
 * Kazakh; in Russian those between `**` (where models are asked to put it) and those with a letter that
 * Russian lacks; in Kazakh all of them. Suffixes (-лар) and single letters are no words.
 *
 * @param said what the learner wrote: a name in it may be repeated
 */
export function checkKazakh(
  text: string,
  language: Language,
  {
    said,
    glossary,
    judge,
  }: {
    said: string;
    glossary: Pick<Glossary, "knows" | "senses">;
    judge: Pick<Judge, "vouch">;
  },
): CheckedKazakh {
  const pieces = new Map<string, KazakhPiece>();
  const unchecked = new Set<string>();
  const names = new Set(said.match(/\p{Lu}[\p{L}-]+/gu) ?? []);

  const check = (word: string) => {
    const lemma = lemmaOf(word, glossary);
    if (lemma === null && !names.has(word)) unchecked.add(word);
    return lemma;
  };
  const inMarks = [...text.matchAll(marked)].map(({ index, 0: whole, 1: inner = "" }) => ({
    from: index,
    to: index + whole.length,
    inner: inner.trim(),
  }));

  for (const { inner } of inMarks) {
    const words = [...wordsOf(inner)].filter((word) => isKazakh(word, true));
    if (words.length > 1 && words.length === [...wordsOf(inner)].length) {
      pieces.set(inner, { text: inner });
    }
  }
  for (const match of text.matchAll(cyrillicWord)) {
    const word = match[0];
    const isMarked = inMarks.some(({ from, to }) => match.index >= from && match.index < to);
    const isSuffix = /[-–—]$/u.test(text.slice(0, match.index)) || [...word].length === 1;
    if (isSuffix || !isKazakh(word, isMarked)) continue;
    const lemma = check(word);
    if (lemma !== null && !pieces.has(word)) pieces.set(word, { text: word, lemma });
  }
  for (const [word] of text.matchAll(mixedWord)) unchecked.add(word);
  const unsure = new Set<string>();
  for (const sentence of sentencesIn(text)) {
    if (language === "ru" && ![...wordsOf(sentence)].every((word) => isKazakh(word, true)))
      continue;
    if (language === "ru" && !kazakhLetter.test(sentence)) continue;
    const { verdict, mended } = judge.vouch(sentence);
    const right = new Set(wordsOf((mended ?? "").toLowerCase()));
    const words = [...wordsOf(sentence)].filter((word) => !names.has(word));
    const odd = words.filter((word) => !right.has(word.toLowerCase()));
    if (verdict === "wrong") for (const word of odd.length > 0 ? odd : words) unchecked.add(word);
    if (verdict === "unsure") for (const word of words) unsure.add(word);
  }
  return {
    kazakh: [...pieces.values()],
    unchecked: [...unchecked],
    unsure: [...unsure].filter((word) => !unchecked.has(word)),
  };

  function isKazakh(word: string, isMarked: boolean): boolean {
    if (language !== "ru" || kazakhLetter.test(word)) return true;
    if (!isMarked) return false;
    // Models stress words of their own language too.
    const lower = word.toLowerCase();
    return lemmaOf(word, glossary) !== null || !glossary.knows(lower, "ru");
  }
}

/** Sentences of Cyrillic alone, of three words and more, with the mark that ends them. */
const sentencesIn = (text: string): string[] =>
  text
    .replace(/\*\*/g, "")
    .match(
      /[\p{Script=Cyrillic}\p{M}-]+(?:(?:, ?| — | – | )[\p{Script=Cyrillic}\p{M}-]+){2,}[.!?…]/gu,
    ) ?? [];

const wordsOf = (text: string) => text.match(cyrillicWord) ?? [];

/** The dictionary form of a word that the engine derives without guessing; null when it does not. */
function lemmaOf(word: string, glossary: Pick<Glossary, "senses">): string | null {
  const lower = word.toLowerCase();
  const [sense] = glossary.senses(lower);
  if (sense) return sense.kz;
  const reading = [...analyse(lower), ...analyse(word)].find(({ guessed }) => !guessed);
  if (reading) return reading.lemma;
  if (wordsToNumber(lower) !== null) return lower;
  const parts = lower.split("-");
  return parts.length > 1 && parts.every((part) => lemmaOf(part, glossary) !== null) ? lower : null;
}
