import { dayWordEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { findTimeZone } from "#api/features/auth/index.ts";
import {
  type AnswerBytes,
  bytesSender,
  jsonBytes,
  type SendBytes,
} from "#api/plugins/answer-bytes.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { toDayWord, toPastDayWord } from "./day-word.wire.ts";
import { type DayWordPage, type DayWords, guestZone } from "./day-words.ts";

/** The calls about words of the day. A learner's day is that of their own time zone. */
export function wordOfTheDayRoutes(
  dayWords: DayWords,
  database: Database,
  guard: Guard,
  publicUrl: string,
): FastifyPluginAsync {
  const [sendToAnyone, sendToOne] = (["public", "private"] as const).map((owner) =>
    bytesSender(publicUrl, {
      "cache-control": `${owner}, max-age=60`,
      vary: "authorization, accept-encoding",
    }),
  ) as [SendBytes, SendBytes];
  const known = new WeakMap<DayWordPage, AnswerBytes>();

  function bytesOf(word: DayWordPage): AnswerBytes {
    const bytes = known.get(word) ?? jsonBytes({ word: toDayWord(word) });
    known.set(word, bytes);
    return bytes;
  }

  async function zoneOf(request: FastifyRequest): Promise<string> {
    const viewer = guard.viewerOrNull(request);
    if (viewer === null) return guestZone;
    return (await findTimeZone(database.queries, viewer.accountId)) ?? guestZone;
  }

  function forMinutes(request: FastifyRequest, reply: FastifyReply): void {
    const owner = guard.viewerOrNull(request) === null ? "public" : "private";
    void reply.header("cache-control", `${owner}, max-age=60`).header("vary", "authorization");
  }

  return async (app) => {
    register(app, dayWordEndpoints.word, async (request, reply) => {
      const zone = await zoneOf(request);
      const word = dayWords.on(request.query.date ?? dayWords.todayIn(zone), zone);
      if (word === null) throw new AppError("not_found");
      const send = guard.viewerOrNull(request) === null ? sendToAnyone : sendToOne;
      send(request, reply, bytesOf(word));
    });

    register(app, dayWordEndpoints.archive, async (request, reply) => {
      const words = dayWords.past(await zoneOf(request));
      forMinutes(request, reply);
      return words.map(toPastDayWord);
    });
  };
}
