import type { AskedAfterFile } from "../schema/asked-after-file.ts";
import type { AskedPointsFile, AskedWordsFile } from "../schema/asked-files.ts";
import type { Calque } from "../schema/calques-file.ts";
import type { CareFile, CareSaidFile, CareWordsFile } from "../schema/care-file.ts";
import type { ChoiceQuestion } from "../schema/choice-question.ts";
import type { Level } from "../schema/common-fields.ts";
import type { Theme } from "../schema/curriculum-file.ts";
import type { DayWordEntry } from "../schema/day-words-file.ts";
import type { ExamFile } from "../schema/exam-file.ts";
import type { ExamItemsFile } from "../schema/exam-items-file.ts";
import type { ExamTask } from "../schema/exam-tasks-file.ts";
import type { ExceptionsFile } from "../schema/exceptions-file.ts";
import type { GovernmentFile } from "../schema/government-file.ts";
import type { GrammarFile } from "../schema/grammar-file.ts";
import type { GrammarNeedsFile } from "../schema/grammar-needs-file.ts";
import type { HelperVerbsFile } from "../schema/helper-verbs-file.ts";
import type { IdiomsFile } from "../schema/idioms-file.ts";
import type { LanguageFactsFile } from "../schema/language-facts-file.ts";
import type { LessonFile } from "../schema/lesson-file.ts";
import type { LifeFile, ToldFile } from "../schema/life-file.ts";
import type { NotesFile } from "../schema/notes-file.ts";
import type { PhraseEntry, PhrasesFile } from "../schema/phrases-file.ts";
import type { ProverbEntry, ProverbsFile } from "../schema/proverbs-file.ts";
import type { ReadingFile } from "../schema/reading-file.ts";
import type { RepliesFile } from "../schema/replies-file.ts";
import type { SceneAsidesFile } from "../schema/scene-asides-file.ts";
import type { SceneFile } from "../schema/scene-file.ts";
import type { WrittenSlip } from "../schema/slips-file.ts";
import type { TalkSceneFile } from "../schema/talk-scene-file.ts";
import type { TalkTopicFile } from "../schema/talk-topic-file.ts";
import type { TestEntry } from "../schema/test-file.ts";
import type { FramesFile, WeavesFile, WithinsFile } from "../schema/translation-files.ts";
import type {
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
import type { TutorStoriesFile } from "../schema/tutor-stories-file.ts";
import type { UnitFile } from "../schema/unit-file.ts";
import type { UsageFile } from "../schema/usage-file.ts";
import type { WordEntry } from "../schema/word.ts";
import type {
  ExpressionsFile,
  MeaningsFile,
  RenderingsFile,
  SaidAlikeFile,
} from "../schema/word-choice-files.ts";
import type { AskedMessages } from "./asked-messages.ts";
import type { FurtherTexts } from "./further-texts.ts";
import type { Immutable } from "./immutable.ts";
import type { readPatterns } from "./read-patterns.ts";
import type { SituationTexts } from "./situation-texts.ts";

/** A headword of a lesson. `ru` and `en` list accepted answers, the one to show first. */
export type Word = Immutable<
  Omit<WordEntry, "n"> & {
    /** Stable over the whole course: the lesson's id × 100 + the word's number in it. */
    id: number;
    lessonId: number;
  }
>;

export type Lesson = Immutable<Omit<LessonFile, "words">> & {
  /** File name without extension, such as `a-001-greetings`. */
  readonly slug: string;
  readonly words: readonly Word[];
  /** Id of the unit that lists it. */
  readonly unit: string;
};

/** Lessons in the order of study with what belongs to them; lists that its file leaves out are empty. */
export type Unit = Immutable<
  UnitFile & Required<Pick<UnitFile, "readings" | "films" | "phrases" | "proverbs">>
>;

export type Reading = Immutable<ReadingFile & { slug: string }>;
export type Scene = Immutable<SceneFile & { slug: string }>;
export type TestQuestion = Immutable<TestEntry & { level: Level }>;
export type Question = Immutable<ChoiceQuestion>;

/** A point of grammar. */
export type GrammarPoint = Immutable<Required<GrammarFile>>;

/** A scene that the learner plays with the tutor. */
export type TalkScene = Immutable<TalkSceneFile>;

/** What the tutor talks about in Kazakh. */
export type TalkTopic = Immutable<TalkTopicFile>;

/** What the tutor says and understands beside grammar and the lessons. */
export interface TutorContent {
  readonly topics: readonly TalkTopic[];
  /** By level, then id. */
  readonly scenes: readonly TalkScene[];
  readonly sceneAsides: Immutable<SceneAsidesFile["asides"]>;
  /** What may stand in a place of an aside, by its name: dishes, goods. */
  readonly sceneWords: Immutable<NonNullable<SceneAsidesFile["words"]>>;
  /** What is said to whatever is said beside the script and no aside hears. */
  readonly sceneOtherwise: Immutable<SceneAsidesFile["otherwise"]>;
  readonly smallTalk: Immutable<SmallTalkFile["talks"]>;
  readonly requests: Immutable<RequestsFile["requests"]>;
  /** Words of which requests are put together. */
  readonly requestParts: Immutable<RequestsFile["parts"]>;
  /** Words around what a rule that was told is put to. */
  readonly appliedParts: Immutable<RequestsFile["applied"]>;
  readonly echoes: Immutable<EchoesFile["echoes"]>;
  readonly tones: Immutable<EchoesFile["tones"]>;
  /** Who a sentence may tell of beside the learner, by dictionary words. */
  readonly people: Immutable<EchoesFile["people"]>;
  readonly life: Immutable<LifeFile>;
  /** What the tutor learns to tell the subjects of a life from. */
  readonly told: readonly Immutable<ToldFile>[];
  readonly idioms: Immutable<IdiomsFile["idioms"]>;
  readonly meanings: Immutable<MeaningsFile["meanings"]>;
  readonly saidAlike: Immutable<SaidAlikeFile["alike"]>;
  readonly expressions: Immutable<ExpressionsFile["expressions"]>;
  readonly renderings: Immutable<RenderingsFile>;
  readonly letters: Immutable<LettersFile["letters"]>;
  readonly culture: Immutable<CultureFile["subjects"]>;
  readonly grammarQuestions: Immutable<GrammarQuestionsFile>;
  /** What learners ask about Kazakh that no point of grammar answers alone. */
  readonly languageFacts: Immutable<LanguageFactsFile["facts"]>;
  readonly wordLists: Immutable<WordListsFile>;
  readonly contrasts: Immutable<ContrastsFile>;
  readonly wordPairs: Immutable<WordPairsFile["pairs"]>;
  /** What is answered to what people say. */
  readonly replies: Immutable<RepliesFile["replies"]>;
  /** Whom single words are said to. */
  readonly manners: Immutable<RepliesFile["manners"]>;
  /** Short texts for an occasion, in parts. */
  readonly notes: Immutable<NonNullable<NotesFile["notes"]>>;
  /** What stands in any of them, where it is told. */
  readonly noteFacts: Immutable<NonNullable<NotesFile["facts"]>>;
  /** Short stories, told whole when one of their subject is wished for. */
  readonly stories: Immutable<TutorStoriesFile["stories"]>;
  /** What verbs add to the one before them. */
  readonly helperVerbs: Immutable<HelperVerbsFile["helpers"]>;
  /** What the recogniser of requests learns from, and words that mean alike in them. */
  readonly asked: readonly Immutable<AskedMessages>[];
  /** What is written after an answer, for the recogniser of what goes on. */
  readonly askedAfter: readonly Immutable<AskedAfterFile>[];
  readonly askedPoints: Immutable<AskedPointsFile["points"]>;
  readonly askedWords: Immutable<AskedWordsFile["groups"]>;
  /** Words of one subject in three languages, by which the recogniser tells the answers of a kind apart. */
  readonly subjectWords: Immutable<AskedWordsFile["subjects"]>;
  /** Words that say alike what a message wants after an answer. */
  readonly followUpWords: Immutable<AskedWordsFile["afterwards"]>;
  /** What is asked next about a subject, with its answers. */
  readonly further: FurtherTexts;
  /** The words and phrases of places, jobs and occasions. */
  readonly situations: SituationTexts;
  readonly texts: Immutable<TutorTextsFile["texts"]>;
  readonly weaves: Immutable<WeavesFile["weaves"]>;
  readonly withins: Immutable<WithinsFile["withins"]>;
  /** What messages are read by, by name, their words written out. */
  readonly patterns: Immutable<ReturnType<typeof readPatterns>>;
  readonly frames: Immutable<FramesFile["frames"]>;
}

/** A word of the day, tied to its day of the year. */
export type DayWord = Immutable<DayWordEntry & { month: number }>;

/** A phrase or proverb; `id` (`meeting-people-3`) is stable. */
export type Phrase = Immutable<PhraseEntry & { id: string }>;
export type Proverb = Immutable<ProverbEntry & { id: string }>;

export type PhraseTopic = Immutable<Omit<PhrasesFile, "phrases">> & {
  readonly slug: string;
  readonly phrases: readonly Phrase[];
};
export type ProverbTopic = Immutable<Omit<ProverbsFile, "proverbs">> & {
  readonly slug: string;
  readonly proverbs: readonly Proverb[];
};

/** An examination, as it was when its rules were last seen. */
export type Exam = Immutable<ExamFile>;
export type ExamItems = Immutable<ExamItemsFile>;

/** The whole course in memory. Nothing in it changes after it is assembled. */
export interface Course {
  /** In the order of study, which the units tell. */
  readonly lessons: readonly Lesson[];
  /** By level, then id. */
  readonly readings: readonly Reading[];
  readonly scenes: readonly Scene[];
  readonly testQuestions: readonly TestQuestion[];
  readonly dayWords: readonly DayWord[];
  readonly phraseTopics: readonly PhraseTopic[];
  readonly proverbTopics: readonly ProverbTopic[];
  /** In the order of the grammar book. */
  readonly grammar: readonly GrammarPoint[];
  /** The same by what a learner wants to say. */
  readonly grammarNeeds: Immutable<GrammarNeedsFile["needs"]>;
  readonly themes: readonly Immutable<Theme>[];
  /** In the order of study. */
  readonly units: readonly Unit[];
  /** In the order they are listed. */
  readonly exams: readonly Exam[];
  /** Items of examinations, one entry for each section of a mock. */
  readonly examItems: readonly ExamItems[];
  readonly examTasks: readonly Immutable<ExamTask>[];
  /** What the tutor answers before anything else; none in a course without the file. */
  readonly care: Immutable<CareFile> | undefined;
  /** Messages that need care and calm ones like them, and words that mean alike in them: what the tutor learns to tell them from. */
  readonly careSaid: readonly Immutable<CareSaidFile>[];
  readonly careWords: Immutable<CareWordsFile["groups"]>;
  readonly tutor: TutorContent;
  /** Which case a word asks for; none in a course without the file. */
  readonly government: Immutable<GovernmentFile> | undefined;
  /** Word-for-word loans that Kazakh sentences must not hold. */
  readonly calques: Immutable<readonly Calque[]>;
  /** What learners get wrong, each with its mend. */
  readonly slips: Immutable<readonly WrittenSlip[]>;
  readonly usage: Immutable<UsageFile> | undefined;
  readonly exceptions: Immutable<ExceptionsFile>;

  readonly lessonById: ReadonlyMap<number, Lesson>;
  readonly unitById: ReadonlyMap<string, Unit>;
  readonly wordById: ReadonlyMap<number, Word>;
  readonly readingById: ReadonlyMap<number, Reading>;
  readonly sceneById: ReadonlyMap<number, Scene>;
  readonly grammarById: ReadonlyMap<string, GrammarPoint>;
  readonly testQuestionById: ReadonlyMap<number, TestQuestion>;
}
