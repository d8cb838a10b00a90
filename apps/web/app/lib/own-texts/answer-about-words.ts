import {
  type GlossaryWord,
  makeGlosser,
  makeWordCount,
  type PlacedWord,
  placedWords,
  type TextWord,
} from "@tilashar/course/gloss";

/** What the page asks of the thread that knows words. */
export type WordsQuestion =
  | { what: "start"; glossary: readonly GlossaryWord[] }
  /** Where each word of each paragraph stands, and what it is a form of. */
  | { what: "places"; ask: number; paragraphs: readonly string[] }
  /** One more piece of a text that is being counted; the answer to the last is the count of all. */
  | { what: "count"; ask: number; count: number; paragraphs: readonly string[]; isLast: boolean };

export type WordsAnswer =
  | { ask: number; places: readonly PlacedWord[][] }
  | { ask: number; words: readonly TextWord[] | null };

/** Answers one question after the other; a glosser without meanings is enough to know dictionary forms. */
export function answerAboutWords(): (question: WordsQuestion) => WordsAnswer | null {
  let glosser = makeGlosser([], {});
  const counts = new Map<number, ReturnType<typeof makeWordCount>>();
  return (question) => {
    switch (question.what) {
      case "start":
        glosser = makeGlosser(question.glossary, {});
        return null;
      case "places": {
        const { ask, paragraphs } = question;
        const names = glosser.namesIn(paragraphs);
        return { ask, places: paragraphs.map((one) => placedWords(one, glosser, names)) };
      }
      case "count": {
        const { ask, paragraphs, isLast } = question;
        const count = counts.get(question.count) ?? makeWordCount(glosser);
        counts.set(question.count, count);
        count.add(paragraphs);
        if (!isLast) return { ask, words: null };
        counts.delete(question.count);
        return { ask, words: count.words() };
      }
    }
  };
}
