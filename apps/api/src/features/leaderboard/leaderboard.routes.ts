import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorResponse, LeaderboardEntry, LeaderboardQuery } from "@tilashar/contracts";
import Type from "typebox";
import { avatarAddress } from "#api/features/avatars/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import type { LeaderboardService, RankedLearner } from "./leaderboard.service.ts";

const toEntry = ({
  accountId,
  rank,
  username,
  points,
  avatar,
}: RankedLearner): LeaderboardEntry => ({
  id: accountId,
  rank,
  username,
  total_points: points,
  avatar: avatarAddress(avatar),
});

const usualPage = 50;

export function leaderboardRoutes(
  service: LeaderboardService,
  guard: Guard,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    const shared = {
      tags: ["Leaderboard"],
      security: [{ bearer: [] }],
      querystring: LeaderboardQuery,
    };

    app.get(
      "/profile/leaderboard/",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "The board",
          description:
            "By points of all time, of this month or of this week (Monday to Sunday, Almaty). Equal points share a rank.",
          response: { 200: Type.Array(LeaderboardEntry), "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { filter = "all", limit = usualPage, offset = 0 } = request.query;
        return (await service.list(filter, { limit, offset })).map(toEntry);
      },
    );

    app.get(
      "/profile/leaderboard/user_position/",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "One's own place",
          response: { 200: LeaderboardEntry, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { accountId } = guard.viewer(request);
        return toEntry(await service.position(request.query.filter ?? "all", accountId));
      },
    );

    app.get(
      "/profile/leaderboard/neighbours/",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "One's own place and the two above and below",
          response: { 200: Type.Array(LeaderboardEntry), "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { accountId } = guard.viewer(request);
        return (await service.neighbours(request.query.filter ?? "all", accountId)).map(toEntry);
      },
    );
  };
}
