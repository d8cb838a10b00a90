import { Readable } from "node:stream";
import {
  type ChatEvents,
  type ChatPoint,
  type ChatReply,
  chatEndpoints,
  type Language,
  type LessonSummary,
  type ReadingSummary,
} from "@tilashar/contracts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { AchievementPresenter } from "#api/features/achievements/index.ts";
import { clientAddress } from "#api/limits/client-address.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import { say } from "#api/messages/messages.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { errorBody, toAppError } from "#api/plugins/error-answers.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { ChatAnswer, ChatService, ChatStep } from "./chat.service.ts";
import type { TutorWorker } from "./tutor-worker.ts";

interface ChatRoutesParts {
  service: ChatService;
  tutor: Pick<TutorWorker, "prepare">;
  limiter: RateLimiter;
  guard: Guard;
  showEarned: AchievementPresenter["showEarned"];
  lessonOf(id: number): LessonSummary | undefined;
  readingOf(id: number): ReadingSummary | undefined;
  pointOf(id: string, language: Language): ChatPoint | undefined;
}

/** The call of the chatbot screen. */
export function chatRoutes(parts: ChatRoutesParts): FastifyPluginAsync {
  const { service, guard, limiter } = parts;

  return async (app) => {
    register(app, chatEndpoints.prepare, async (request, reply) => {
      await limiter.take("prepareByAddress", clientAddress(request.ip));
      parts.tutor.prepare(requestLanguage(request));
      void reply.header("cache-control", "no-store");
      return {};
    });
    register(
      app,
      chatEndpoints.ask,
      async (request, reply) => {
        const viewer = guard.viewerOrNull(request);
        await limiter.take(
          "chatByClient",
          viewer === null ? clientAddress(request.ip) : `account ${viewer.accountId}`,
        );
        const gone = new AbortController();
        reply.raw.once("close", () => gone.abort());
        const language = requestLanguage(request);
        const {
          message,
          history = [],
          language: spoken = language,
          seed = 0,
          nextLesson,
        } = request.body;
        const steps = service.answer(
          { message, history, language: spoken, seed, nextLesson },
          viewer?.accountId ?? null,
          gone.signal,
        );
        const finish = ({ reply: told, awarded, earned }: ChatAnswer): ChatReply => ({
          response: told.text,
          language: told.language,
          engine: told.engine,
          note: told.note === null ? null : say(spoken, told.note),
          intent: told.intent,
          chips: [...told.chips],
          kazakh: [...told.kazakh],
          unchecked: [...told.unchecked],
          corrections: [...told.corrections],
          checked: told.checked,
          translated: told.translated,
          points: told.points
            .flatMap((id) => parts.pointOf(id, told.language) ?? [])
            .slice(0, maxCards),
          lessons: cards(told.lessons ?? [], parts.lessonOf),
          readings: cards(told.readings ?? [], parts.readingOf),
          awarded,
          achievements: parts.showEarned([...earned], language),
        });
        void reply.header("cache-control", "no-store").header("vary", "accept");
        if (wantsEvents(request)) {
          return sendEvents(request, reply, steps, { finish, gone: gone.signal });
        }
        for await (const step of steps) if (step.event === "reply") return finish(step.answer);
        throw new Error("An engine ended without a reply.");
      },
      {
        // Forty lines of a thousand letters, two bytes each in Cyrillic
        bodyLimit: 192 * 1024,
        // A compressor would hold back what is written bit by bit.
        compress: false,
      },
    );
  };
}

const maxCards = 3;

const cards = <Card>(ids: readonly number[], find: (id: number) => Card | undefined): Card[] =>
  ids.flatMap((id) => find(id) ?? []).slice(0, maxCards);

const wantsEvents = ({ headers }: FastifyRequest) =>
  (headers.accept ?? "").toLowerCase().includes("text/event-stream");

/** Sends the steps as they come. A refusal before the first one is an error answer like any other. */
async function sendEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  steps: AsyncGenerator<ChatStep>,
  { finish, gone }: { finish(answer: ChatAnswer): ChatReply; gone: AbortSignal },
) {
  const first = await steps.next();

  async function* events() {
    try {
      if (!first.done) yield written(first.value);
      for await (const step of steps) yield written(step);
    } catch (thrown) {
      if (gone.aborted) return;
      const error = toAppError(thrown);
      if (error.code === "internal") request.log.error({ err: thrown, request: request.id });
      yield eventOf("failure", {
        ...(errorBody(error, requestLanguage(request)) as { detail: string; code: string }),
      });
    }
  }
  const written = (step: ChatStep) =>
    step.event === "piece"
      ? eventOf("piece", { text: step.text })
      : eventOf("reply", finish(step.answer));

  return reply
    .type("text/event-stream; charset=utf-8")
    .header("x-accel-buffering", "no")
    .send(Readable.from(events(), { objectMode: false }));
}

/** One event on the wire: JSON holds no line break, which would end it. */
const eventOf = <Name extends keyof ChatEvents>(name: Name, data: ChatEvents[Name]) =>
  `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
