import { analyse, inflect, numberToWords, printCandidate, wordsToNumber } from "@tilashar/kazakh";
import type { Tools } from "../ask.ts";
import { type CheckedSentence, checkSentence } from "../check/check-sentence.ts";
import { lessonsAbout } from "../intents/course-items.ts";
import { hasCyrillic, hasKazakhLetter } from "../text/fold.ts";
import { type GlossedWord, glossLine } from "./gloss.ts";
import { textOf, toKazakh } from "./translate.ts";

/** Facts of Kazakh another engine may call for instead of making them up. */
export interface EngineTools {
  /** Kazakh for English or Russian: the text, or "" when the tutor cannot say it reliably. */
  readonly translate: (text: string) => string;
  /** Each word of a Kazakh line with its lemma and meaning. */
  readonly gloss: (line: string, language: "en" | "ru") => readonly GlossedWord[];
  /** Readings of a word, likeliest first, as `lemma/UPOS/features`. */
  readonly analyse: (word: string) => readonly string[];
  /** Spellings of a form by its UniMorph label; [] when there is none. */
  readonly inflect: (lemma: string, label: string) => readonly string[];
  /** Digits to Kazakh words, or Kazakh words to digits; "" when it is no number. */
  readonly number: (text: string) => string;
  /** Lessons about a subject or rule. */
  readonly findLesson: (
    about: string,
  ) => readonly { readonly id: number; readonly title: string }[];
  readonly checkSentence: (sentence: string) => CheckedSentence;
}

/** The tutor's tools as plain functions of text. */
export function engineTools(tools: Tools): EngineTools {
  return {
    translate(text) {
      if (hasKazakhLetter(text)) return "";
      const said = toKazakh(text, hasCyrillic(text) ? "ru" : "en", tools);
      return said ? textOf(said) : "";
    },
    gloss: (line, language) => glossLine(line, language, tools),
    analyse: (word) => analyse(word).map(printCandidate),
    inflect: (lemma, label) => inflect(lemma, label),
    number(text) {
      const digits = /^-?\d{1,15}$/.test(text.trim()) ? numberToWords(Number(text)) : "";
      return digits || (wordsToNumber(text)?.toString() ?? "");
    },
    findLesson: (about) =>
      lessonsAbout(about.toLowerCase(), tools)
        .slice(0, 5)
        .map(({ id, titles }) => ({ id, title: titles.en })),
    checkSentence: (sentence) => checkSentence(sentence, tools),
  };
}
