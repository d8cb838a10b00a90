export type { CourseSentence, SentenceKind, SentencePlace } from "./course-sentences.ts";
export { indexSentences } from "./index-sentences.ts";
export { chooseSentences, makeSentenceBank, type SentenceBank } from "./sentence-bank.ts";
