import Type from "typebox";
import { CourseSentence } from "./course-sentence.ts";
import { endpoint } from "./endpoint.ts";
import { GrammarForm } from "./grammar.ts";
import { LocalisedText } from "./language.ts";
import { LessonLevel } from "./lessons.ts";

/** A headword with its meaning, as a link to its page needs it. */
export const WordLink = Type.Object({
  lemma: Type.String(),
  en: Type.String(),
  ru: Type.String(),
});
export type WordLink = Type.Static<typeof WordLink>;

/** A headword in one of its senses: homonyms have several. */
export const WordSense = Type.Object({
  /** Part of speech as the lexicon names it: `n`, `v`, `adj` …; `phrase`. */
  pos: Type.String(),
  en: Type.String(),
  ru: Type.String(),
  /** Bare stem of a verb. */
  stem: Type.Union([Type.String(), Type.Null()]),
});
export type WordSense = Type.Static<typeof WordSense>;

/** A table of forms; rows and columns are labels of the engine. */
export const WordTable = Type.Object({
  /** `cases`, `possessive`, `tenses` … */
  key: Type.String(),
  pos: Type.String(),
  columns: Type.Array(Type.String()),
  rows: Type.Array(
    Type.Object({ key: Type.String(), cells: Type.Array(Type.Array(Type.String())) }),
  ),
});
export type WordTable = Type.Static<typeof WordTable>;

/** A form taken apart, with the reason for the letters of each suffix. */
export const ExplainedForm = Type.Object({
  label: Type.String(),
  form: GrammarForm,
  suffixes: Type.Array(
    Type.Object({
      surface: Type.String(),
      meaning: LocalisedText,
      reasons: Type.Array(LocalisedText),
    }),
  ),
});
export type ExplainedForm = Type.Static<typeof ExplainedForm>;

/** What a meaning asks of the nouns beside it. */
export const WordGovernment = Type.Object({
  en: Type.String(),
  ru: Type.String(),
  /** Cases and postpositions: `DAT`, `post:туралы`, or either of several, `DAT|post:туралы`. */
  asks: Type.Array(Type.String()),
  /** What is possible as well. */
  optional: Type.Array(Type.String()),
  example: Type.String(),
});
export type WordGovernment = Type.Static<typeof WordGovernment>;

/** `GET /dictionary/{lemma}/`. */
export const DictionaryWord = Type.Object({
  lemma: Type.String(),
  senses: Type.Array(WordSense),
  ipa: Type.String(),
  /** Lessons that teach it. */
  lessons: Type.Array(
    Type.Object({ id: Type.Integer(), title: LocalisedText, lang_level: LessonLevel }),
  ),
  /** Address of a picture below `/assets/`. */
  img: Type.Union([Type.String(), Type.Null()]),
  government: Type.Array(WordGovernment),
  tables: Type.Array(WordTable),
  explained: Type.Array(ExplainedForm),
  /** Other headwords that its letters are a form of. */
  form_of: Type.Array(WordLink),
  /** The word it is made from, words made from it, and expressions with it. */
  relatives: Type.Array(WordLink),
  sentences: Type.Array(CourseSentence),
});
export type DictionaryWord = Type.Static<typeof DictionaryWord>;

/** What can be said of a word that has no page. */
export const UnknownWord = Type.Object({
  /** As it was read, in Cyrillic. */
  word: Type.String(),
  /** The nearest headwords. */
  near: Type.Array(WordLink),
  /** Dictionary forms that the engine guesses, with the word cut into stem and suffixes. */
  guesses: Type.Array(Type.Object({ lemma: Type.String(), segments: Type.Array(Type.String()) })),
});
export type UnknownWord = Type.Static<typeof UnknownWord>;

export const dictionaryEndpoints = {
  word: endpoint({
    method: "GET",
    path: "/dictionary/{lemma}/",
    tag: "Dictionary",
    summary: "A word of the dictionary",
    description: "Any form of the word in any script finds its headword.",
    access: "public",
    params: Type.Object({
      lemma: Type.String({ maxLength: 200, description: "The word, in any form and script." }),
    }),
    response: DictionaryWord,
  }),
};
