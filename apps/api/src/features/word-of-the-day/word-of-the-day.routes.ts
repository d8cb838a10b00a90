import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { DayWord, DayWordQuery, ErrorResponse, PastDayWord } from "@tilashar/contracts";
import type { FastifyReply, FastifyRequest } from "fastify";
import Type from "typebox";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { findAccount } from "#api/features/auth/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { type DayWords, guestZone } from "./day-words.ts";

const tags = ["Word of the day"];

/** The calls about words of the day. A learner's day is that of their own time zone. */
export function wordOfTheDayRoutes(
  dayWords: DayWords,
  database: Database,
  guard: Guard,
): FastifyPluginAsyncTypebox {
  async function zoneOf(request: FastifyRequest): Promise<string> {
    const viewer = guard.viewerOrNull(request);
    if (viewer === null) return guestZone;
    const account = await findAccount(database.queries, viewer.accountId);
    return account?.timeZone ?? guestZone;
  }

  function forMinutes(request: FastifyRequest, reply: FastifyReply): void {
    const owner = guard.viewerOrNull(request) === null ? "public" : "private";
    void reply.header("cache-control", `${owner}, max-age=60`).header("vary", "authorization");
  }

  return async (app) => {
    app.get(
      "/word-of-the-day",
      {
        onRequest: guard.optional,
        schema: {
          tags,
          summary: "The word of today, or of a past day",
          description:
            "Days change at midnight in Almaty for guests, in their own zone for learners.",
          security: [{}, { bearer: [] }],
          querystring: DayWordQuery,
          response: { 200: DayWord, "4xx": ErrorResponse },
        },
      },
      async (request, reply) => {
        const zone = await zoneOf(request);
        const word = dayWords.on(request.query.date ?? dayWords.todayIn(zone), zone);
        if (word === null) throw new AppError("not_found");
        forMinutes(request, reply);
        return word;
      },
    );

    app.get(
      "/word-of-the-day/archive",
      {
        onRequest: guard.optional,
        schema: {
          tags,
          summary: "The words of the last 30 days",
          security: [{}, { bearer: [] }],
          response: { 200: Type.Array(PastDayWord), "4xx": ErrorResponse },
        },
      },
      async (request, reply) => {
        const words = dayWords.past(await zoneOf(request));
        forMinutes(request, reply);
        return words;
      },
    );
  };
}
