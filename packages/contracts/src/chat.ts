import Type from "typebox";
import { EarnedAchievement } from "./achievements.ts";
import { endpoint } from "./endpoint.ts";
import { LanguageSchema } from "./language.ts";
import { LessonSummary } from "./lessons.ts";
import { ReadingSummary } from "./readings.ts";

/** Longest message, and longest line of an earlier one that is sent along, in characters. */
export const maxChatTextLength = 1000;
/** Lines of the conversation that are sent along. */
export const maxChatTurns = 40;

/** One line of a conversation. */
export const ChatTurn = Type.Object({
  sender: Type.Union([Type.Literal("user"), Type.Literal("bot")]),
  text: Type.String({ maxLength: maxChatTextLength }),
});
export type ChatTurn = Type.Static<typeof ChatTurn>;

/** `POST /chat/`. Fields not named here are ignored. */
export const ChatRequest = Type.Object({
  message: Type.String(),
  /** The lines before this message, the oldest first. */
  history: Type.Optional(Type.Array(ChatTurn, { maxItems: maxChatTurns })),
  /** Language of the interface; without it that of `Accept-Language`. A message in another language is answered in its own. */
  language: Type.Optional(LanguageSchema),
  /** The same number throughout a conversation keeps its examples and its quiz words the same. */
  seed: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  /** Id of the lesson that comes next for a guest, as the browser knows it; that of a learner is looked up. */
  nextLesson: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })),
});
export type ChatRequest = Type.Static<typeof ChatRequest>;

/** A Kazakh word or phrase of a reply, as it stands there. */
export const ChatKazakh = Type.Object({
  text: Type.String(),
  lemma: Type.Optional(Type.String()),
});
export type ChatKazakh = Type.Static<typeof ChatKazakh>;

/** One thing to mend in the message. */
export const ChatCorrection = Type.Object({
  from: Type.String(),
  to: Type.String(),
  /** Name of the rule, such as `harmony`. */
  rule: Type.String(),
  /** The rule in one sentence, in the reply's language. */
  explanation: Type.String(),
  /** The dictionary form of what was meant, for reviewing it; null when it is no word of the lexicon. */
  word: Type.Union([
    Type.Object({ kz: Type.String(), en: Type.String(), ru: Type.String() }),
    Type.Null(),
  ]),
});
export type ChatCorrection = Type.Static<typeof ChatCorrection>;

/** What is said of a sentence of the learner's. */
export const ChatChecked = Type.Object({
  sentence: Type.String(),
  /** `right` only where the whole clause is understood; `unsure` where no mistake was found and nothing is vouched for. */
  verdict: Type.Union([Type.Literal("right"), Type.Literal("wrong"), Type.Literal("unsure")]),
  /** The sentence as it should be, of a wrong one. */
  mended: Type.Union([Type.String(), Type.Null()]),
  /** Id of the point of grammar that explains the mend. */
  point: Type.Union([Type.String(), Type.Null()]),
});
export type ChatChecked = Type.Static<typeof ChatChecked>;

/** Kazakh for what the learner wanted to say, or what a Kazakh sentence says in the learner's language. */
export const ChatTranslated = Type.Object({
  /** Null when nothing can be vouched for; `response` then offers the nearest sentence and words. */
  text: Type.Union([Type.String(), Type.Null()]),
  /** Nothing was guessed. */
  sure: Type.Boolean(),
  /** A sentence of the course, one with another word in it, or one put together by the grammar. */
  from: Type.Union([Type.Literal("bank"), Type.Literal("frame"), Type.Literal("composed")]),
});
export type ChatTranslated = Type.Static<typeof ChatTranslated>;

/** A point of the grammar book. */
export const ChatPoint = Type.Object({ id: Type.String(), title: Type.String() });
export type ChatPoint = Type.Static<typeof ChatPoint>;

/** What `POST /chat/` answers. `response` is plain text with line breaks, `**bold**` and lists. */
export const ChatReply = Type.Object({
  response: Type.String(),
  language: LanguageSchema,
  /** Who wrote `response`: the tutor of rules, or a language model whose Kazakh was checked by it. */
  engine: Type.Union([Type.Literal("offline"), Type.Literal("model")]),
  /** Why another engine than usual answered; null as a rule. */
  note: Type.Union([Type.String(), Type.Null()]),
  /** What the message was understood as. */
  intent: Type.String(),
  /** Follow-ups worth asking. */
  chips: Type.Array(Type.String()),
  kazakh: Type.Array(ChatKazakh),
  /** Kazakh words of `response` that the language engine cannot derive. */
  unchecked: Type.Array(Type.String()),
  corrections: Type.Array(ChatCorrection),
  /** The verdict on a sentence that was to be checked; null when there was none. */
  checked: Type.Union([ChatChecked, Type.Null()]),
  /** The translation that was asked for; null when none was. */
  translated: Type.Union([ChatTranslated, Type.Null()]),
  /** Points of grammar that the answer is about, the first the most. */
  points: Type.Array(ChatPoint),
  /** Lessons and texts worth opening. */
  lessons: Type.Array(LessonSummary),
  readings: Type.Array(ReadingSummary),
  /** Points this message has paid. */
  awarded: Type.Integer(),
  achievements: Type.Array(EarnedAchievement),
});
export type ChatReply = Type.Static<typeof ChatReply>;

/**
 * What comes over `text/event-stream`, by event: pieces of the text as they are written, and then the
 * whole reply, which stands in place of all pieces; or the failure, in the shape of every error.
 */
export interface ChatEvents {
  piece: { text: string };
  reply: ChatReply;
  failure: { detail: string; code: string };
}

export const chatEndpoints = {
  ask: endpoint({
    method: "POST",
    path: "/chat/",
    tag: "Chatbot",
    summary: "Ask the tutor",
    description:
      "With `Accept: text/event-stream` the reply comes as events: `piece` for text as it is written, then `reply` with the whole answer, or `failure` with an error's body.",
    access: "optional",
    body: ChatRequest,
    response: ChatReply,
    produces: ["application/json", "text/event-stream"],
  }),
  prepare: endpoint({
    method: "POST",
    path: "/chat/prepare/",
    tag: "Chatbot",
    summary: "Have the tutor get ready",
    description:
      "The tutor starts when it is first asked, which takes a second or two, and ends when nobody has asked for two minutes. Called by who is about to ask; answered at once, before the tutor is ready.",
    access: "public",
    response: Type.Object({}),
  }),
};
