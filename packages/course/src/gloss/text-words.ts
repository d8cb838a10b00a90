import { splitSentences } from "@tilashar/kazakh/script";
import type { Gloss } from "./gloss.ts";
import type { Glosser } from "./gloss-text.ts";

/** A sentence may be shown beside a word when it has so many words. */
const exampleWords = { least: 3, most: 14 } as const;

/** What a running word is to whoever counts words: a name or a number needs no learning. */
export type TextWordKind = "word" | "name" | "number" | "unknown";

/** A running word of a paragraph. */
export interface PlacedWord {
  /** Offset of its first letter in the paragraph. */
  readonly start: number;
  /** Dictionary form in small letters. */
  readonly lemma: string;
  /** `unknown` where the dictionary does not have it: what is told of it is a guess. */
  readonly kind: TextWordKind;
}

/** A dictionary form of a text, with how often it occurs and a sentence to see it in. */
export interface TextWord {
  readonly lemma: string;
  readonly kind: TextWordKind;
  readonly count: number;
  /** The shortest sentence of a few words that it stands in; null where all are too long. */
  readonly example: string | null;
}

const kindOf = ({ kind, upos, guessed }: Gloss): TextWordKind =>
  kind === "number" || upos === "NUM"
    ? "number"
    : upos === "PROPN"
      ? "name"
      : guessed
        ? "unknown"
        : "word";

/** The running words of a paragraph, each by the reading its neighbours ask for. */
export function placedWords(
  paragraph: string,
  glosser: Glosser,
  names?: ReadonlySet<string>,
): PlacedWord[] {
  return splitSentences(paragraph).flatMap(({ text, start }) =>
    glosser.gloss(text, names).flatMap((token) =>
      token.gloss === null
        ? []
        : [
            {
              start: start + token.start,
              lemma: token.gloss.lemma.toLowerCase(),
              kind: kindOf(token.gloss),
            },
          ],
    ),
  );
}

/**
 * Counts the dictionary forms of paragraphs as they are handed in: a long text is counted a piece at a time.
 *
 * @returns `add` for the next paragraphs, and `words` of all so far, the most frequent first
 */
export function makeWordCount(glosser: Glosser) {
  const counts = new Map<string, { -readonly [Key in keyof TextWord]: TextWord[Key] }>();
  const lengths = new Map<string, number>();
  // A name stays one: further on it may only begin sentences.
  const names = new Set<string>();
  return {
    add(paragraphs: readonly string[]): void {
      const sentences = paragraphs.flatMap((one) => splitSentences(one).map(({ text }) => text));
      for (const name of glosser.namesIn(sentences)) names.add(name);
      for (const sentence of sentences) {
        const words = placedWords(sentence, glosser, names);
        const isExample = words.length >= exampleWords.least && words.length <= exampleWords.most;
        for (const { lemma, kind } of words) {
          const word = counts.get(lemma) ?? { lemma, kind, count: 0, example: null };
          counts.set(lemma, word);
          word.count += 1;
          // Once a common word, a common word: тас of Тас is learned as one.
          if (kind === "word") word.kind = kind;
          if (!isExample || words.length >= (lengths.get(lemma) ?? Number.POSITIVE_INFINITY))
            continue;
          lengths.set(lemma, words.length);
          word.example = sentence;
        }
      }
    },
    words: (): TextWord[] => [...counts.values()].sort((one, other) => other.count - one.count),
  };
}
