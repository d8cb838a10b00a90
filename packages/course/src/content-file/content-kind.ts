import type { TSchema } from "typebox";
import { AskedAfterFile } from "../schema/asked-after-file.ts";
import { AskedFile, AskedPointsFile, AskedWordsFile } from "../schema/asked-files.ts";
import { CalquesFile } from "../schema/calques-file.ts";
import { CareFile, CareSaidFile, CareWordsFile } from "../schema/care-file.ts";
import { CoversFile } from "../schema/covers-file.ts";
import { CurriculumFile } from "../schema/curriculum-file.ts";
import { DayWordsFile } from "../schema/day-words-file.ts";
import { ExamFile } from "../schema/exam-file.ts";
import { ExamItemsFile } from "../schema/exam-items-file.ts";
import { ExamTasksFile } from "../schema/exam-tasks-file.ts";
import { ExceptionsFile } from "../schema/exceptions-file.ts";
import { FurtherFile } from "../schema/further-file.ts";
import { GovernmentFile } from "../schema/government-file.ts";
import { GrammarFile } from "../schema/grammar-file.ts";
import { GrammarNeedsFile } from "../schema/grammar-needs-file.ts";
import { HelperVerbsFile } from "../schema/helper-verbs-file.ts";
import { IdiomsFile } from "../schema/idioms-file.ts";
import { LanguageFactsFile } from "../schema/language-facts-file.ts";
import { LessonFile } from "../schema/lesson-file.ts";
import { LifeFile, ToldFile } from "../schema/life-file.ts";
import { NotesFile } from "../schema/notes-file.ts";
import { PatternsFile } from "../schema/patterns-file.ts";
import { PhrasesFile } from "../schema/phrases-file.ts";
import { ProverbsFile } from "../schema/proverbs-file.ts";
import { ReadingFile } from "../schema/reading-file.ts";
import { RepliesFile } from "../schema/replies-file.ts";
import { SceneAsidesFile } from "../schema/scene-asides-file.ts";
import { SceneFile } from "../schema/scene-file.ts";
import { SituationsFile } from "../schema/situations-file.ts";
import { SlipsFile } from "../schema/slips-file.ts";
import { TalkSceneFile } from "../schema/talk-scene-file.ts";
import { TalkTopicFile } from "../schema/talk-topic-file.ts";
import { TestFile } from "../schema/test-file.ts";
import { FramesFile, WeavesFile, WithinsFile } from "../schema/translation-files.ts";
import {
  ContrastsFile,
  CultureFile,
  EchoesFile,
  GrammarQuestionsFile,
  LettersFile,
  RequestsFile,
  SmallTalkFile,
  TutorTextsFile,
  WordListsFile,
  WordPairsFile,
} from "../schema/tutor-files.ts";
import { TutorStoriesFile } from "../schema/tutor-stories-file.ts";
import { UnitFile } from "../schema/unit-file.ts";
import { UsageFile } from "../schema/usage-file.ts";
import {
  ExpressionsFile,
  MeaningsFile,
  RenderingsFile,
  SaidAlikeFile,
} from "../schema/word-choice-files.ts";

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
  careSaid: CareSaidFile;
  careWords: CareWordsFile;
  government: GovernmentFile;
  talkScene: TalkSceneFile;
  sceneAsides: SceneAsidesFile;
  talkTopic: TalkTopicFile;
  smallTalk: SmallTalkFile;
  requests: RequestsFile;
  culture: CultureFile;
  letters: LettersFile;
  meanings: MeaningsFile;
  expressions: ExpressionsFile;
  saidAlike: SaidAlikeFile;
  renderings: RenderingsFile;
  echoes: EchoesFile;
  life: LifeFile;
  told: ToldFile;
  idioms: IdiomsFile;
  grammarQuestions: GrammarQuestionsFile;
  languageFacts: LanguageFactsFile;
  wordLists: WordListsFile;
  contrasts: ContrastsFile;
  wordPairs: WordPairsFile;
  replies: RepliesFile;
  further: FurtherFile;
  notes: NotesFile;
  situations: SituationsFile;
  helperVerbs: HelperVerbsFile;
  asked: AskedFile;
  askedAfter: AskedAfterFile;
  askedPoints: AskedPointsFile;
  askedWords: AskedWordsFile;
  tutorTexts: TutorTextsFile;
  tutorStories: TutorStoriesFile;
  weaves: WeavesFile;
  withins: WithinsFile;
  patterns: PatternsFile;
  frames: FramesFile;
  exceptions: ExceptionsFile;
  calques: CalquesFile;
  slips: SlipsFile;
  usage: UsageFile;
  covers: CoversFile;
  exam: ExamFile;
  examItems: ExamItemsFile;
  examTasks: ExamTasksFile;
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
  careSaid: CareSaidFile,
  careWords: CareWordsFile,
  government: GovernmentFile,
  talkScene: TalkSceneFile,
  sceneAsides: SceneAsidesFile,
  talkTopic: TalkTopicFile,
  smallTalk: SmallTalkFile,
  requests: RequestsFile,
  culture: CultureFile,
  letters: LettersFile,
  meanings: MeaningsFile,
  expressions: ExpressionsFile,
  saidAlike: SaidAlikeFile,
  renderings: RenderingsFile,
  echoes: EchoesFile,
  life: LifeFile,
  told: ToldFile,
  idioms: IdiomsFile,
  grammarQuestions: GrammarQuestionsFile,
  languageFacts: LanguageFactsFile,
  wordLists: WordListsFile,
  contrasts: ContrastsFile,
  wordPairs: WordPairsFile,
  replies: RepliesFile,
  further: FurtherFile,
  notes: NotesFile,
  situations: SituationsFile,
  helperVerbs: HelperVerbsFile,
  asked: AskedFile,
  askedAfter: AskedAfterFile,
  askedPoints: AskedPointsFile,
  askedWords: AskedWordsFile,
  tutorTexts: TutorTextsFile,
  tutorStories: TutorStoriesFile,
  weaves: WeavesFile,
  withins: WithinsFile,
  patterns: PatternsFile,
  frames: FramesFile,
  exceptions: ExceptionsFile,
  calques: CalquesFile,
  slips: SlipsFile,
  usage: UsageFile,
  covers: CoversFile,
  exam: ExamFile,
  examItems: ExamItemsFile,
  examTasks: ExamTasksFile,
};

/** Where each kind lives below `content/`: a folder of YAML files (`**` stands for any folders in it), or one file of its own. */
export const CONTENT_PLACES: { readonly [K in ContentKind]: `${string}/` | `${string}.yaml` } = {
  lesson: "lessons/",
  unit: "units/",
  reading: "readings/",
  test: "test/",
  dayWords: "words-of-the-day/",
  phrases: "phrases/",
  proverbs: "proverbs/",
  scene: "scenes/",
  situations: "situations/",
  grammar: "grammar/",
  covers: "covers/",
  talkScene: "talk/scenes/",
  sceneAsides: "talk/asides/",
  talkTopic: "tutor/topics/",
  exam: "exams/",
  examItems: "exams/items/",
  examTasks: "exams/tasks/",
  grammarNeeds: "grammar-needs.yaml",
  curriculum: "curriculum.yaml",
  care: "care.yaml",
  careSaid: "care-said/",
  careWords: "care-words.yaml",
  government: "government.yaml",
  exceptions: "exceptions.yaml",
  calques: "calques.yaml",
  slips: "slips/",
  usage: "usage.yaml",
  smallTalk: "tutor/talks/",
  requests: "tutor/requests.yaml",
  culture: "tutor/culture/",
  letters: "tutor/letters.yaml",
  meanings: "tutor/meanings.yaml",
  expressions: "tutor/expressions/",
  saidAlike: "tutor/said-alike.yaml",
  renderings: "tutor/renderings.yaml",
  echoes: "tutor/echoes.yaml",
  life: "tutor/life.yaml",
  told: "tutor/told/",
  idioms: "tutor/idioms.yaml",
  grammarQuestions: "tutor/grammar-questions.yaml",
  languageFacts: "tutor/language-facts/",
  wordLists: "tutor/word-lists.yaml",
  contrasts: "tutor/contrasts.yaml",
  wordPairs: "tutor/word-pairs.yaml",
  replies: "tutor/replies.yaml",
  further: "tutor/further/**/",
  notes: "tutor/notes/",
  helperVerbs: "tutor/helper-verbs.yaml",
  asked: "tutor/asked/",
  askedAfter: "tutor/asked-after/",
  askedPoints: "tutor/asked-points.yaml",
  askedWords: "tutor/asked-words.yaml",
  tutorTexts: "tutor/texts.yaml",
  tutorStories: "tutor/stories/",
  weaves: "tutor/weaves.yaml",
  withins: "tutor/withins.yaml",
  patterns: "tutor/patterns/**/",
  frames: "tutor/frames.yaml",
};

const places = Object.entries(CONTENT_PLACES) as [ContentKind, string][];
const kinds = new Map(places.map(([kind, place]) => [place, kind]));
/** Kinds whose files may lie in folders of their own folder. */
const deep = places.flatMap(([kind, place]) =>
  place.endsWith("/**/") ? [{ kind, folder: place.slice(0, -"**/".length) }] : [],
);

/** Folders of `content/` that hold YAML files. */
export const CONTENT_FOLDERS: readonly string[] = [...kinds.keys()]
  .filter((place) => place.endsWith("/"))
  .map((place) => place.slice(0, -1));

/** YAML files that are the only one of their kind. */
export const CONTENT_SINGLE_FILES: readonly string[] = [...kinds.keys()].filter((place) =>
  place.endsWith(".yaml"),
);

/** The kind of a file by its path from the content folder; undefined when it is none of ours. */
export function kindOfFile(file: string): ContentKind | undefined {
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const kind = kinds.get(file) ?? (file.endsWith(".yaml") ? kinds.get(folder) : undefined);
  return kind ?? deep.find((one) => folder.startsWith(one.folder))?.kind;
}

/** The file's name without folder and extension. */
export function fileStem(file: string): string {
  return (file.split("/").at(-1) ?? file).replace(/\.yaml$/, "");
}
