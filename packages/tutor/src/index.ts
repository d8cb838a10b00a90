export { type CheckedSentence, checkSentence } from "./check/check-sentence.ts";
export { ruleText } from "./check/rule-texts.ts";
export { INDEXES_FILE, languagePrint, readIndexes } from "./indexes/index-file.ts";
export { LEARNT_FILE } from "./learnt/stored-models.ts";
export type {
  CheckedReply,
  Correction,
  KazakhPiece,
  Language,
  TranslatedReply,
  Turn,
  TutorReply,
  TutorRequest,
} from "./reply.ts";
export {
  type PackedCourse,
  packedCourse,
  type TaughtCourse,
  taughtCourse,
  withTutorPacked,
} from "./taught-course.ts";
export { type EngineTools, engineTools } from "./tools/engine-tools.ts";
export type { GlossedWord } from "./tools/gloss.ts";
export { makeTutor, type Tutor } from "./tutor.ts";
