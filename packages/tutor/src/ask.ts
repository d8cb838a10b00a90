import type { ClauseJudge } from "@tilashar/clause";
import type { Course } from "@tilashar/course";
import type { Clause } from "./grammar/clause.ts";
import type { EnglishSentences } from "./grammar/english-sentence.ts";
import type { RussianSentences } from "./grammar/russian-sentence.ts";
import type {
  CheckedReply,
  Correction,
  KazakhPiece,
  Language,
  TranslatedReply,
  Turn,
  TutorRequest,
} from "./reply.ts";
import type { ChatSpelling } from "./text/chat-spelling.ts";
import type { Glossary } from "./words/glossary.ts";
import type { KazakhReader } from "./words/kazakh-word.ts";
import type { SentenceMemory } from "./words/sentence-memory.ts";

/** What a reply was about, so that "and in the plural?" can go on from it. */
export type Focus =
  | { readonly kind: "word"; readonly lemma: string; readonly pos: string; readonly label?: string }
  | { readonly kind: "clause"; readonly clause: Clause }
  | { readonly kind: "topic"; readonly id: string }
  | { readonly kind: "more"; readonly intent: string };

/** A message together with what is known about it before any intent looks. */
export interface Asked {
  /** As it was typed, ends trimmed. */
  readonly raw: string;
  /** Folded, misspelt question words mended, without punctuation at the ends. */
  readonly folded: string;
  readonly words: readonly string[];
  /** Language to answer in. */
  readonly language: Language;
  readonly interfaceLanguage: Language;
  readonly history: readonly Turn[];
  readonly seed: number;
  readonly now: TutorRequest["now"];
  /** What the reply before this message was about. */
  readonly focus: () => Focus | undefined;
}

/** What an intent puts together; the rest is filled in. */
export interface Draft {
  readonly text: string;
  readonly kazakh?: readonly KazakhPiece[];
  readonly chips?: readonly string[];
  readonly confidence?: number;
  readonly corrections?: readonly Correction[];
  readonly checked?: CheckedReply;
  readonly translated?: TranslatedReply;
  readonly lessons?: readonly number[];
  readonly readings?: readonly number[];
  readonly focus?: Focus;
  readonly state?: unknown;
  readonly language?: Language;
  readonly intent?: string;
}

/** Everything an intent may look things up in. */
export interface Tools {
  readonly course: Course;
  readonly glossary: Glossary;
  readonly memory: SentenceMemory;
  readonly spelling: ChatSpelling;
  /** Judges whole clauses. */
  readonly judge: ClauseJudge;
  readonly reader: KazakhReader;
  readonly english: EnglishSentences;
  readonly russian: RussianSentences;
  /** Names in the message being answered, by their folded spelling; the grammar reads them as nouns. */
  readonly names: Map<string, string>;
}

/** One kind of question the tutor can answer. */
export interface Intent {
  readonly name: string;
  /** An answer, or undefined when the message asks for something else. */
  readonly answer: (asked: Asked, tools: Tools) => Draft | undefined;
}
