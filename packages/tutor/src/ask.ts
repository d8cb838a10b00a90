import type { ClauseJudge } from "@tilashar/clause";
import type { FurtherSubject, GrammarPoint } from "@tilashar/course";
import type { Glosser } from "@tilashar/course/gloss";
import type { FurtherFinder } from "./further/further-finder.ts";
import type { Clause } from "./grammar/clause.ts";
import type { EnglishSentences } from "./grammar/english-sentence.ts";
import type { RussianClauses } from "./grammar/russian/clause-reader.ts";
import type { RussianSentences } from "./grammar/russian-sentence.ts";
import type { SenseChoice } from "./learnt/sense-choice.ts";
import type { WordingChoice } from "./learnt/wording-choice.ts";
import type { Patterns } from "./patterns.ts";
import type { PointFinder } from "./points/find-point.ts";
import type { NearestPoints } from "./points/nearest-point.ts";
import type { AboutFinder } from "./recognise/about-finder.ts";
import type { AnswerRecogniser } from "./recognise/answer-recogniser.ts";
import type { FollowUpRecogniser } from "./recognise/follow-up-recogniser.ts";
import type { KazakhRequests } from "./recognise/kazakh-requests.ts";
import type { LifeRecogniser } from "./recognise/life-recogniser.ts";
import type { Recogniser } from "./recognise/recogniser.ts";
import type {
  CheckedReply,
  Correction,
  KazakhPiece,
  Language,
  TranslatedReply,
  Turn,
  TutorReply,
  TutorRequest,
} from "./reply.ts";
import type { SituationFinder } from "./situations/situation-finder.ts";
import type { RequestFinder } from "./talk/requests.ts";
import type { Topics } from "./talk/topics.ts";
import type { TaughtCourse } from "./taught-course.ts";
import type { ChatSpelling } from "./text/chat-spelling.ts";
import type { FrameWords } from "./text/frame-words.ts";
import type { Greeted } from "./text/greeting.ts";
import type { Glossary } from "./words/glossary.ts";
import type { KazakhReader } from "./words/kazakh-word.ts";
import type { RememberedLine, SentenceMemory } from "./words/sentence-memory.ts";

import type { WordTopics } from "./words/word-topics.ts";

/** What a reply was about, so that "and in the plural?" can go on from it. */
export type Focus =
  | {
      readonly kind: "word";
      readonly lemma: string;
      readonly pos: string;
      readonly label?: string;
      /** All its cases were shown, the labelled one as an example. */
      readonly inAllCases?: boolean;
    }
  | { readonly kind: "clause"; readonly clause: Clause; readonly source?: string }
  /** A sentence of the learner's language that was said in Kazakh. */
  | { readonly kind: "line"; readonly source: string }
  | { readonly kind: "topic"; readonly id: string }
  /** What was told of how Kazakhs live. */
  | { readonly kind: "culture"; readonly id: string };

/** What an answer told of, of which more may be asked (`content/tutor/further/`). */
export type Subject = Pick<FurtherSubject, "of" | "id">;

/** How well the learner speaks, as the course's levels go. */
export type LearnerLevel = NonNullable<TutorRequest["level"]>;

/** A message together with what is known about it before any intent looks. */
export interface Asked {
  /** As it was typed, ends trimmed, without a greeting before a request. */
  readonly raw: string;
  /** With its greeting. */
  readonly whole: string;
  /** The greeting that was taken off. */
  readonly greeting: Greeted | undefined;
  /** With its greeting, misspelt words of questions mended; Kazakh in its proper letters. */
  readonly spelt: string;
  /** Folded, misspelt question words mended, without punctuation at the ends. */
  readonly folded: string;
  readonly words: readonly string[];
  /** Language to answer in. */
  readonly language: Language;
  readonly interfaceLanguage: Language;
  readonly level: LearnerLevel;
  /** Id of the lesson that comes next for the learner, where it is known. */
  readonly nextLesson: number | undefined;
  readonly history: readonly Turn[];
  readonly seed: number;
  readonly now: TutorRequest["now"];
  /** What the reply before this message was about. */
  readonly focus: () => Focus | undefined;
  /** The nearest of the last replies that is of this kind. */
  readonly earlier: (isWanted: (reply: TutorReply) => boolean) => TutorReply | undefined;
  /** So many exchanges back: what was asked, and what was answered. */
  readonly exchange: (back: number) => Exchange | undefined;
}

/** A message of the learner's with the reply that it got. */
export interface Exchange {
  readonly message: string;
  /** The conversation before the message. */
  readonly history: readonly Turn[];
  readonly reply: TutorReply;
  readonly focus: Focus | undefined;
  readonly subject: Subject | undefined;
}

/** What is known of the conversation before a message. */
export type Before = Pick<Asked, "focus" | "earlier" | "exchange">;

/** What an intent puts together; the rest is filled in. */
export interface Draft {
  readonly text: string;
  readonly kazakh?: readonly KazakhPiece[];
  readonly chips?: readonly string[];
  readonly confidence?: number;
  readonly corrections?: readonly Correction[];
  readonly checked?: CheckedReply;
  readonly translated?: TranslatedReply;
  /** Points of the grammar book it is about. */
  readonly points?: readonly string[];
  readonly lessons?: readonly number[];
  readonly readings?: readonly number[];
  readonly focus?: Focus;
  /** Where no focus names it. */
  readonly subject?: Subject;
  /** "Another one" asks for the same once more, and gets another of its kind. */
  readonly repeats?: boolean;
  readonly state?: unknown;
  readonly language?: Language;
  readonly intent?: string;
}

/** Everything an intent may look things up in. */
export interface Tools {
  readonly course: TaughtCourse;
  readonly glossary: Glossary;
  readonly memory: SentenceMemory;
  readonly spelling: ChatSpelling;
  /** Judges whole clauses. */
  readonly judge: ClauseJudge;
  readonly reader: KazakhReader;
  /** Tells the words of a line as they are meant beside one another; made when it is first wanted. */
  readonly glosser: () => Glosser;
  /** What messages are read by. */
  readonly patterns: Patterns;
  readonly english: EnglishSentences;
  readonly russian: RussianSentences;
  readonly russianClauses: RussianClauses;
  /** Finds what a question about grammar is about. */
  readonly points: PointFinder;
  /** Finds what a question about grammar is nearest to, where it names nothing. */
  readonly nearestPoints: NearestPoints;
  readonly wordTopics: WordTopics;
  /** Finds the place, work or occasion that a message names. */
  readonly situations: SituationFinder;
  /** Mends misspelt words of questions. */
  readonly frameWords: FrameWords;
  /** Finds what the tutor is asked to do. */
  readonly requests: RequestFinder;
  /** Tells what a message asks where no rule does. */
  readonly recogniser: Recogniser;
  /** Tells what a message wants that comes after an answer. */
  readonly followUps: FollowUpRecogniser;
  /** Finds which further question about what was told a message asks. */
  readonly further: FurtherFinder;
  /** Finds the words of such a message that name its object. */
  readonly about: AboutFinder;
  readonly answers: AnswerRecogniser;
  /** Tells a request in Kazakh from talk in it. */
  readonly kazakhRequests: KazakhRequests;
  /** Tells what of a life a message tells of. */
  readonly lifeRecogniser: LifeRecogniser;
  /** How Kazakh words are said beside others. */
  readonly wordings: WordingChoice;
  /** Which headword says a word of English or Russian beside others. */
  readonly senses: SenseChoice;
  /** Lines of the course that show a point. */
  readonly sentencesOf: (point: GrammarPoint) => readonly RememberedLine[];
  /** What the tutor talks about in Kazakh. */
  readonly topics: Topics;
  /** A line of `content/tutor/texts.yaml` with its places filled. */
  readonly say: (
    name: string,
    language: Language,
    places?: Readonly<Record<string, string | number>>,
  ) => string;
  /** A name in Cyrillic; undefined when its spelling does not tell its sound. */
  readonly nameInKazakh: (name: string) => string | undefined;
  /** Names in the message being answered, by their folded spelling; the grammar reads them as nouns. */
  readonly names: ReadonlyMap<string, string>;
}

/** What an intent makes of a message. */
export interface Understood {
  /** 0–1: how sure it is that this is what the message asks. */
  readonly confidence: number;
  /** An answer; undefined when, looked at closely, the message asks for something else. */
  readonly answer: () => Draft | undefined;
}

/** One kind of message the tutor can answer. */
export interface Intent {
  readonly name: string;
  /** What it hears is so certain a wish that nothing learnt outranks it. */
  readonly decides?: true;
  /** Undefined when the message cannot mean this. */
  readonly understand: (asked: Asked, tools: Tools) => Understood | undefined;
}

/** An intent that either fits a message or does not. */
export interface RuleIntent {
  readonly name: string;
  readonly answer: (asked: Asked, tools: Tools) => Draft | undefined;
}
