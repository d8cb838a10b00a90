import type { Language } from "@tilashar/course";
import type { MessageKey } from "#api/messages/en.ts";
import type { ToldReply } from "./tutor-questions.ts";

/** A line of a conversation. */
export interface ChatTurn {
  readonly sender: "user" | "bot";
  readonly text: string;
}

/** What is put to an engine. Everything in it comes from outside. */
export interface ChatQuestion {
  /** 1–1000 characters, ends trimmed. */
  readonly message: string;
  /** Lines before it, the oldest first; the browser reports them, so they may be made up. */
  readonly history: readonly ChatTurn[];
  /** Of the interface. */
  readonly language: Language;
  readonly seed: number;
  /** Of the learner, as far as it is known. */
  readonly level: "A" | "B" | "C";
  /** Id of the lesson that comes next for the learner, where it is known. */
  readonly nextLesson?: number | undefined;
  /** IANA name of the learner's time zone. */
  readonly zone: string;
}

/** An engine's whole reply. */
export interface EngineReply extends ToldReply {
  readonly engine: "offline" | "model";
  /** Why another engine than usual answered. */
  readonly note: Extract<MessageKey, `chat_note_${string}`> | null;
  /** Kazakh words of the text that the language engine cannot derive. */
  readonly unchecked: readonly string[];
}

/** Pieces of the text as they are written, if the engine writes bit by bit; and then the whole reply. */
export type ChatPart =
  | { readonly kind: "piece"; readonly text: string }
  | { readonly kind: "reply"; readonly reply: EngineReply };

export interface ChatEngine {
  /**
   * Answers one message. The last part is the reply; it stands in place of all pieces.
   *
   * @throws AppError `unavailable` when too many wait for an answer
   */
  reply(question: ChatQuestion, signal: AbortSignal): AsyncIterable<ChatPart>;
}
