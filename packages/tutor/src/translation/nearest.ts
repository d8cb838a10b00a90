import { NumbersByText, storedIndexes } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { wordsOf } from "../text/fold.ts";
import { englishForms } from "../words/english-forms.ts";
import type { GlossLanguage } from "../words/glossary.ts";
import { firstRussianLemma } from "../words/russian-forms.ts";
import { lineKey, type RememberedLine, type SentenceMemory } from "../words/sentence-memory.ts";

/** Words that make no sentence like another. */
const EMPTY =
  /^(?:i|you|he|she|it|we|they|me|my|your|his|her|our|their|a|an|the|to|of|in|on|at|for|with|from|and|is|are|am|was|were|be|do|does|did|not|will|would|have|has|had|that|this|can|я|ты|он|она|мы|вы|они|мой|моя|мне|меня|в|во|на|с|со|к|у|по|из|за|от|и|а|не|что|это|как|бы|если|его|ее|их)$/;
/** Shared words of all words, from which a sentence is worth showing. */
const LEAST_SHARE = 0.34;

/** Sentences longer than this show little of what was asked for. */
const MAX_WORDS = 12;

/** The sentence of the course that says most of what was to be said; undefined when none comes near. */
export function nearestSentence(
  text: string,
  language: GlossLanguage,
  { memory }: Tools,
): RememberedLine | undefined {
  const wanted = weighed(text, language);
  // A reader sees no likeness to a line that holds none of the words as they begin
  const starts = [...wanted].map((word) => word.slice(0, Math.min(4, word.length)));
  let best: { line: RememberedLine; share: number } | undefined;
  for (const { line, share } of linesByLemma(memory, language).sharing(wanted)) {
    if (share < LEAST_SHARE || share <= (best?.share ?? 0)) continue;
    const lower = line[language].toLowerCase();
    if (!starts.some((start) => lower.includes(start))) continue;
    // Two words seldom share a hash
    const words = weighed(line[language], language);
    const common = [...words].filter((word) => wanted.has(word)).length;
    if (common / (wanted.size + words.size - common) === share) best = { line, share };
  }
  return best?.line;
}

interface SharingLine {
  readonly line: RememberedLine;
  /** Shared words of all words of both. */
  readonly share: number;
}

/** Lines of a memory by the dictionary forms of their words. */
class LinesByLemma {
  readonly #lines: readonly RememberedLine[];
  readonly #places: NumbersByText;
  /** How many words of each line tell what it is about. */
  readonly #sizes: Uint8Array;

  constructor({ lines, print }: SentenceMemory, language: GlossLanguage) {
    const name = print && `words of lines ${language} ${print}`;
    const counted = new Uint8Array(lines.length);
    this.#lines = lines;
    this.#places = new NumbersByText((add) => {
      lines.forEach((line, at) => {
        const words = weighed(line[language], language);
        if (words.size > MAX_WORDS) return;
        counted[at] = words.size;
        for (const word of words) add(word, at);
      });
    }, name);
    // Where the places are stored, they are, too
    const [sizes] = storedIndexes.numbers(name && `${name}: sizes`, () => [counted]);
    this.#sizes = sizes as Uint8Array;
  }

  /** Lines that have some of the words, in their order. */
  sharing(words: ReadonlySet<string>): SharingLine[] {
    const common = new Map<number, number>();
    for (const word of words)
      for (const at of this.#places.get(word)) common.set(at, (common.get(at) ?? 0) + 1);
    return [...common]
      .sort(([one], [other]) => one - other)
      .map(([at, count]) => ({
        line: this.#lines[at] as RememberedLine,
        share: count / (words.size + (this.#sizes[at] as number) - count),
      }));
  }
}

const byLemma = {
  en: new WeakMap<SentenceMemory, LinesByLemma>(),
  ru: new WeakMap<SentenceMemory, LinesByLemma>(),
};

function linesByLemma(memory: SentenceMemory, language: GlossLanguage): LinesByLemma {
  let lines = byLemma[language].get(memory);
  if (!lines) {
    lines = new LinesByLemma(memory, language);
    byLemma[language].set(memory, lines);
  }
  return lines;
}

/** The words of a text that tell what it is about, by their dictionary forms. */
function weighed(text: string, language: GlossLanguage): Set<string> {
  const lemmaOf = (word: string): string =>
    (language === "en"
      ? englishForms(word).find(({ tag }) => tag !== "base")?.lemma
      : firstRussianLemma(word)) ?? word;
  return new Set(
    wordsOf(lineKey(text))
      .filter((word) => !EMPTY.test(word))
      .map(lemmaOf),
  );
}
