import { randomUUID } from "node:crypto";
import type {
  ChatReply,
  ChatRequest,
  Language,
  LessonSummary,
  ReadingSummary,
} from "@tilashar/contracts";
import { localDay } from "@tilashar/learning";
import type { Database } from "#api/db/database.ts";
import { invalid } from "#api/errors.ts";
import { type AsLearner, findAccount } from "#api/features/auth/index.ts";
import { countEventsOfDay, type RecordEvent } from "#api/features/progress/index.ts";
import { say } from "#api/messages/messages.ts";
import type { ChatEngine, ChatQuestion, EngineReply } from "./chat-engine.ts";

/** A reply with the ids of achievements that its message completed. */
export interface ChatAnswer extends Omit<ChatReply, "achievements"> {
  earned: readonly string[];
}

export type ChatStep = { event: "piece"; text: string } | { event: "reply"; answer: ChatAnswer };

export interface ChatService {
  /**
   * Answers a message. The last step is the reply.
   *
   * @param asker the learner's account, null for a guest
   * @throws AppError `validation` for a message that is blank or too long, `unavailable` when too many wait
   */
  answer(
    request: ChatRequest,
    asker: { accountId: number | null; language: Language },
    signal: AbortSignal,
  ): AsyncGenerator<ChatStep>;
}

interface ChatServiceParts {
  database: Database;
  asLearner: AsLearner;
  engine: ChatEngine;
  recordEvent: RecordEvent;
  lessonOf(id: number): LessonSummary | undefined;
  readingOf(id: number): ReadingSummary | undefined;
  /** The zone of those who have no account. */
  guestZone: string;
  now(): number;
}

const longestMessage = 1000;
const pointsAMessage = 2;
/** As many as the rules of points pay on a day; more would only fill the log. */
const maxEventsADay = 15;
/** A message that the tutor made nothing of is no study. */
const minConfidence = 0.5;
const maxCards = 3;

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

  const cards = <Card>(ids: readonly number[], find: (id: number) => Card | undefined): Card[] =>
    ids.flatMap((id) => find(id) ?? []).slice(0, maxCards);

  return {
    async *answer(request, { accountId, language: asked }, signal) {
      const language = request.language ?? asked;
      const message = request.message.normalize("NFC").trim();
      if (message === "") throw invalid({ message: [{ key: "chat_message_required" }] });
      if ([...message].length > longestMessage) {
        throw invalid({
          message: [{ key: "chat_message_long", parameters: { limit: longestMessage } }],
        });
      }
      const account = accountId === null ? null : await findAccount(database.queries, accountId);
      const question: ChatQuestion = {
        message,
        history: request.history ?? [],
        language,
        seed: request.seed ?? 0,
        zone: account?.timeZone ?? parts.guestZone,
      };
      for await (const part of engine.reply(question, signal)) {
        if (part.kind === "piece") {
          yield { event: "piece", text: part.text };
          continue;
        }
        const { reply } = part;
        const { awarded, earned } = await record(accountId, reply);
        yield {
          event: "reply",
          answer: {
            response: reply.text,
            language: reply.language,
            engine: reply.engine,
            note: reply.note === null ? null : say(language, reply.note),
            intent: reply.intent,
            chips: [...reply.chips],
            kazakh: [...reply.kazakh],
            unchecked: [...reply.unchecked],
            corrections: [...reply.corrections],
            lessons: cards(reply.lessons ?? [], parts.lessonOf),
            readings: cards(reply.readings ?? [], parts.readingOf),
            awarded,
            earned,
          },
        };
      }
    },
  };
}
