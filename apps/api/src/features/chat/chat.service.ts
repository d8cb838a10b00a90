import { randomUUID } from "node:crypto";
import { localDay } from "@tilashar/learning";
import type { Database } from "#api/db/database.ts";
import { invalid } from "#api/errors.ts";
import { type AsLearner, findAccount } from "#api/features/auth/index.ts";
import { countEventsOfDay, type RecordEvent } from "#api/features/progress/index.ts";
import type { Language } from "#api/messages/messages.ts";
import type { ChatEngine, ChatQuestion, EngineReply } from "./chat-engine.ts";

/** A message, and what a client tells with it. */
export interface AskedMessage {
  message: string;
  /** Lines before it, the oldest first. */
  history: ChatQuestion["history"];
  language: Language;
  seed: number;
  /** Id of a guest's next lesson, as the client tells it. */
  nextLesson?: number | undefined;
}

/** A reply, and what its message has brought. */
export interface ChatAnswer {
  reply: EngineReply;
  /** Points credited now. */
  awarded: number;
  /** Achievements that the message completed, by id. */
  earned: readonly string[];
}

export type ChatStep = { event: "piece"; text: string } | { event: "reply"; answer: ChatAnswer };

export interface ChatService {
  /**
   * Answers a message. The last step is the reply.
   *
   * @param accountId null for a guest
   * @throws AppError `validation` for a message that is blank or too long, `unavailable` when too many wait
   */
  answer(
    asked: AskedMessage,
    accountId: number | null,
    signal: AbortSignal,
  ): AsyncGenerator<ChatStep>;
}

interface ChatServiceParts {
  database: Database;
  asLearner: AsLearner;
  engine: ChatEngine;
  recordEvent: RecordEvent;
  /** Id of the lesson that comes next on a learner's path; undefined where none does. */
  nextLessonOf(accountId: number): Promise<number | undefined>;
  /** The zone of those who have no account. */
  guestZone: string;
  now(): number;
}

const maxMessageLength = 1000;
const pointsAMessage = 2;
/** As many as the rules of points pay on a day; more would only fill the log. */
const maxEventsADay = 15;
/** A message that the tutor made nothing of is no study. */
const minConfidence = 0.5;

export function makeChatService(parts: ChatServiceParts): ChatService {
  const { database, engine, now } = parts;

  /** Writes down that a learner has talked with the tutor. */
  async function record(accountId: number | null, { confidence, intent }: EngineReply) {
    if (accountId === null || confidence < minConfidence || intent === "care")
      return { awarded: 0, earned: [] };
    return parts.asLearner(accountId, null, async (queries, account) => {
      const day = localDay(now(), account.timeZone);
      if ((await countEventsOfDay(queries, accountId, { kind: "tutor", day })) >= maxEventsADay) {
        return { awarded: 0, earned: [] };
      }
      return parts.recordEvent(queries, account, {
        kind: "tutor",
        subject: "tutor:chat",
        attempt: randomUUID(),
        at: null,
        worth: pointsAMessage,
        seconds: 0,
        detail: { intent },
      });
    });
  }

  return {
    async *answer(asked, accountId, signal) {
      const message = asked.message.normalize("NFC").trim();
      if (message === "") throw invalid({ message: [{ key: "chat_message_required" }] });
      if ([...message].length > maxMessageLength) {
        throw invalid({
          message: [{ key: "chat_message_long", parameters: { limit: maxMessageLength } }],
        });
      }
      const account = accountId === null ? null : await findAccount(database.queries, accountId);
      const question: ChatQuestion = {
        ...asked,
        message,
        zone: account?.timeZone ?? parts.guestZone,
        level: account?.proficiencyLevel ?? "A",
        nextLesson: accountId === null ? asked.nextLesson : await parts.nextLessonOf(accountId),
      };
      for await (const part of engine.reply(question, signal)) {
        if (part.kind === "piece") {
          yield { event: "piece", text: part.text };
          continue;
        }
        const { reply } = part;
        const { awarded, earned } = await record(accountId, reply);
        yield { event: "reply", answer: { reply, awarded, earned } };
      }
    },
  };
}
