export { bothMeanings } from "./both-meanings.ts";
export type { Gloss, GlossedExpression, GlossPart, Meaning, Note } from "./gloss.ts";
export { type GlossedToken, type Glosser, makeGlosser } from "./gloss-text.ts";
export { glossaryOf } from "./glossary.ts";
export { type LemmaCounts, lemmaCounts, taughtLemmas } from "./known-share.ts";
export type { GlossaryWord } from "./lexicon-with.ts";
export { pronounMeaning } from "./pronoun-meanings.ts";
export {
  makeWordCount,
  type PlacedWord,
  placedWords,
  type TextWord,
  type TextWordKind,
} from "./text-words.ts";
