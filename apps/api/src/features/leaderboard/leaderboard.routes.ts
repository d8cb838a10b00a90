import { type LeaderboardEntry, leaderboardEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { avatarAddress } from "#api/features/avatars/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
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

export function leaderboardRoutes(service: LeaderboardService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    register(app, leaderboardEndpoints.board, async (request) => {
      const { filter = "all", limit = usualPage, offset = 0 } = request.query;
      return (await service.list(filter, { limit, offset })).map(toEntry);
    });

    register(app, leaderboardEndpoints.position, async (request) => {
      const { accountId } = guard.viewer(request);
      return toEntry(await service.position(request.query.filter ?? "all", accountId));
    });

    register(app, leaderboardEndpoints.neighbours, async (request) => {
      const { accountId } = guard.viewer(request);
      return (await service.neighbours(request.query.filter ?? "all", accountId)).map(toEntry);
    });
  };
}
