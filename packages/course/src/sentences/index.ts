export type { CourseSentence, SentenceKind, SentencePlace } from "./course-sentences.ts";
export { courseSentences } from "./course-sentences.ts";
export { indexSentences } from "./index-sentences.ts";
export {
  chooseSentences,
  type MarkedSentence,
  makeSentenceBank,
  type SentenceBank,
} from "./sentence-bank.ts";
export { findPattern, type PatternWord, patternOfPart, readPattern } from "./sentence-pattern.ts";
