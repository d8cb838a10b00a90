export type { ContentFile, ContentKind, ContentKinds } from "./content-file/content-kind.ts";
export { filled } from "./content-file/filled-line.ts";
export { parseContent } from "./content-file/parse-content.ts";
export { type Problem, showProblem } from "./content-file/problem.ts";
export type { ProblemCode } from "./content-file/problem-code.ts";
export { assembleCourse } from "./course/assemble-course.ts";
export type {
  Course,
  DayWord,
  Exam,
  ExamItems,
  GrammarPoint,
  Lesson,
  Phrase,
  PhraseTopic,
  Proverb,
  ProverbTopic,
  Question,
  Reading,
  Scene,
  TalkScene,
  TalkTopic,
  TestQuestion,
  TutorContent,
  Unit,
  Word,
} from "./course/course.ts";
export { foundById } from "./course/found-by-id.ts";
export {
  type FurtherSubject,
  type FurtherTexts,
  furtherAt,
  furtherSaying,
} from "./course/further-texts.ts";
export type { Immutable } from "./course/immutable.ts";
export { linkProblems } from "./course/link-problems.ts";
export {
  type SituationName,
  type SituationTexts,
  situationAt,
  situationNames,
  situationPhrase,
} from "./course/situation-texts.ts";
export { capital, tidy, unaddressed } from "./course/unaddressed.ts";
export { type CommonForm, commonForms } from "./day-word/common-forms.ts";
export { type CalendarDate, dayWordOn } from "./day-word/day-word.ts";
export { acceptedAnswers, sharesAnswer, shownGloss } from "./dictionary/accepted-answers.ts";
export { buildDictionary, type Dictionary } from "./dictionary/dictionary.ts";
export { foldGloss, foldHeadword } from "./dictionary/fold-answer.ts";
export { lexiconEntry } from "./dictionary/lexicon-entry.ts";
export { examItemsOf, mockNameOf } from "./exams/exam-items.ts";
export { type DrillWord, drillWords } from "./grammar/drill-words.ts";
export { pointOfSuffix } from "./grammar/point-of-suffix.ts";
export { taughtPart } from "./grammar/taught-part.ts";
export type { NoteParagraph } from "./note/parse-note.ts";
export { type RenderedSpan, renderForm, renderLine, renderNote } from "./note/render-note.ts";
export type { PictureManifest } from "./pictures/picture-manifest.ts";
export type { CareFile } from "./schema/care-file.ts";
export type {
  Cover,
  Level,
  OptionLetter,
} from "./schema/common-fields.ts";
export type { Dialogue } from "./schema/dialogue.ts";
export {
  EXAM_LEVELS,
  EXAM_PARTS,
  type ExamFile,
  type ExamLevel,
  type ExamPart,
} from "./schema/exam-file.ts";
export type { ExamItem, ExamPassage } from "./schema/exam-items-file.ts";
export type { Further, FurtherKind } from "./schema/further-file.ts";
export type { GovernmentCase, GovernmentFile } from "./schema/government-file.ts";
export type { LessonSentence, Note } from "./schema/lesson-file.ts";
export { LEVELS, type LevelLetter, levelLetter } from "./schema/level.ts";
export { OPTION_LETTERS } from "./schema/option-letters.ts";
export type { Situation } from "./schema/situations-file.ts";
export { type Fact, TOLD_FACTS } from "./schema/talk-topic-file.ts";
export { SKILLS, type Skill } from "./schema/test-file.ts";
export {
  type AlignedSentence,
  LANGUAGES,
  type Language,
  type LocalisedLine,
  type Trilingual,
} from "./schema/text.ts";
export type { Story } from "./schema/unit-file.ts";
export { lexiconPos, PARTS_OF_SPEECH, type PartOfSpeech } from "./schema/word.ts";
