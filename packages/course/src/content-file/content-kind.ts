import type { TSchema } from "typebox";
import { CalquesFile } from "../schema/calques-file.ts";
import { CareFile } from "../schema/care-file.ts";
import { CoversFile } from "../schema/covers-file.ts";
import { CurriculumFile } from "../schema/curriculum-file.ts";
import { DayWordsFile } from "../schema/day-words-file.ts";
import { ExceptionsFile } from "../schema/exceptions-file.ts";
import { GovernmentFile } from "../schema/government-file.ts";
import { GrammarFile } from "../schema/grammar-file.ts";
import { GrammarNeedsFile } from "../schema/grammar-needs-file.ts";
import { LessonFile } from "../schema/lesson-file.ts";
import { PhrasesFile } from "../schema/phrases-file.ts";
import { ProverbsFile } from "../schema/proverbs-file.ts";
import { ReadingFile } from "../schema/reading-file.ts";
import { SceneFile } from "../schema/scene-file.ts";
import { TalkSceneFile } from "../schema/talk-scene-file.ts";
import { TalkTopicFile } from "../schema/talk-topic-file.ts";
import { TestFile } from "../schema/test-file.ts";
import { FramesFile, WeavesFile } from "../schema/translation-files.ts";
import {
  CultureFile,
  EchoesFile,
  GrammarQuestionsFile,
  LettersFile,
  MeaningsFile,
  RequestsFile,
  SmallTalkFile,
  TutorTextsFile,
  WordPairsFile,
} from "../schema/tutor-files.ts";
import { UnitFile } from "../schema/unit-file.ts";
import { UsageFile } from "../schema/usage-file.ts";

/** What each kind of file holds once it is read and checked. */
export interface ContentKinds {
  lesson: LessonFile;
  unit: UnitFile;
  reading: ReadingFile;
  test: TestFile;
  dayWords: DayWordsFile;
  phrases: PhrasesFile;
  proverbs: ProverbsFile;
  scene: SceneFile;
  grammar: GrammarFile;
  grammarNeeds: GrammarNeedsFile;
  curriculum: CurriculumFile;
  care: CareFile;
  government: GovernmentFile;
  talkScene: TalkSceneFile;
  talkTopic: TalkTopicFile;
  smallTalk: SmallTalkFile;
  requests: RequestsFile;
  culture: CultureFile;
  letters: LettersFile;
  meanings: MeaningsFile;
  echoes: EchoesFile;
  grammarQuestions: GrammarQuestionsFile;
  wordPairs: WordPairsFile;
  tutorTexts: TutorTextsFile;
  weaves: WeavesFile;
  frames: FramesFile;
  exceptions: ExceptionsFile;
  calques: CalquesFile;
  usage: UsageFile;
  covers: CoversFile;
}
export type ContentKind = keyof ContentKinds;

/** A content file as read, with its data already known to fit its kind's schema. */
export type ContentFile = {
  [K in ContentKind]: { readonly kind: K; readonly file: string; readonly data: ContentKinds[K] };
}[ContentKind];

export const CONTENT_SCHEMAS: { readonly [K in ContentKind]: TSchema } = {
  lesson: LessonFile,
  unit: UnitFile,
  reading: ReadingFile,
  test: TestFile,
  dayWords: DayWordsFile,
  phrases: PhrasesFile,
  proverbs: ProverbsFile,
  scene: SceneFile,
  grammar: GrammarFile,
  grammarNeeds: GrammarNeedsFile,
  curriculum: CurriculumFile,
  care: CareFile,
  government: GovernmentFile,
  talkScene: TalkSceneFile,
  talkTopic: TalkTopicFile,
  smallTalk: SmallTalkFile,
  requests: RequestsFile,
  culture: CultureFile,
  letters: LettersFile,
  meanings: MeaningsFile,
  echoes: EchoesFile,
  grammarQuestions: GrammarQuestionsFile,
  wordPairs: WordPairsFile,
  tutorTexts: TutorTextsFile,
  weaves: WeavesFile,
  frames: FramesFile,
  exceptions: ExceptionsFile,
  calques: CalquesFile,
  usage: UsageFile,
  covers: CoversFile,
};

const FOLDERS: Readonly<Record<string, ContentKind>> = {
  lessons: "lesson",
  units: "unit",
  readings: "reading",
  test: "test",
  "words-of-the-day": "dayWords",
  phrases: "phrases",
  proverbs: "proverbs",
  scenes: "scene",
  grammar: "grammar",
  covers: "covers",
  "talk/scenes": "talkScene",
  "tutor/topics": "talkTopic",
};

/** Folders of `content/` that hold YAML files. */
export const CONTENT_FOLDERS: readonly string[] = Object.keys(FOLDERS);

/** YAML files that are the only one of their kind. */
export const CONTENT_SINGLE_FILES: readonly string[] = [
  "calques.yaml",
  "care.yaml",
  "curriculum.yaml",
  "grammar-needs.yaml",
  "exceptions.yaml",
  "government.yaml",
  "tutor/culture.yaml",
  "tutor/echoes.yaml",
  "tutor/frames.yaml",
  "tutor/grammar-questions.yaml",
  "tutor/letters.yaml",
  "tutor/meanings.yaml",
  "tutor/requests.yaml",
  "tutor/small-talk.yaml",
  "tutor/texts.yaml",
  "tutor/weaves.yaml",
  "tutor/word-pairs.yaml",
  "usage.yaml",
];

/** The kind of a file by its path from the content folder; undefined when it is none of ours. */
export function kindOfFile(file: string): ContentKind | undefined {
  if (file === "care.yaml") return "care";
  if (file === "government.yaml") return "government";
  if (file === "curriculum.yaml") return "curriculum";
  if (file === "grammar-needs.yaml") return "grammarNeeds";
  if (file === "exceptions.yaml") return "exceptions";
  if (file === "calques.yaml") return "calques";
  if (file === "usage.yaml") return "usage";
  if (file === "tutor/grammar-questions.yaml") return "grammarQuestions";
  if (file === "tutor/small-talk.yaml") return "smallTalk";
  if (file === "tutor/requests.yaml") return "requests";
  if (file === "tutor/culture.yaml") return "culture";
  if (file === "tutor/letters.yaml") return "letters";
  if (file === "tutor/meanings.yaml") return "meanings";
  if (file === "tutor/echoes.yaml") return "echoes";
  if (file === "tutor/texts.yaml") return "tutorTexts";
  if (file === "tutor/word-pairs.yaml") return "wordPairs";
  if (file === "tutor/weaves.yaml") return "weaves";
  if (file === "tutor/frames.yaml") return "frames";
  const end = file.lastIndexOf("/");
  return end > 0 && file.endsWith(".yaml") ? FOLDERS[file.slice(0, end)] : undefined;
}

/** The file's name without folder and extension. */
export function fileStem(file: string): string {
  return (file.split("/").at(-1) ?? file).replace(/\.yaml$/, "");
}
