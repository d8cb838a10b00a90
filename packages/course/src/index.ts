export type { ContentFile, ContentKind, ContentKinds } from "./content-file/content-kind.ts";
export { type Problem, showProblem } from "./content-file/problem.ts";
export type {
  Course,
  DayWord,
  Lesson,
  Phrase,
  PhraseTopic,
  Proverb,
  ProverbTopic,
  Question,
  Reading,
  Scene,
  TestQuestion,
  Word,
} from "./course/course.ts";
export type { Immutable } from "./course/immutable.ts";
export {
  type Cover,
  LEVELS,
  type Level,
  type LevelLetter,
  levelLetter,
  OPTION_LETTERS,
  type OptionLetter,
} from "./schema/common-fields.ts";
export type { Note } from "./schema/lesson-file.ts";
export { SKILLS, type Skill } from "./schema/test-file.ts";
export {
  type AlignedSentence,
  LANGUAGES,
  type Language,
  type LocalisedLine,
  type Trilingual,
} from "./schema/text.ts";
export { PARTS_OF_SPEECH, type PartOfSpeech } from "./schema/word.ts";
