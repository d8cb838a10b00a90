import { type LeaderboardEntry, leaderboardEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { avatarAddress } from "#api/features/avatars/index.ts";
import { jsonBytes, type SendBytes } from "#api/plugins/answer-bytes.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import type { SendShared } from "#api/plugins/shared-answers.ts";
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

interface LeaderboardRoutesParts {
  service: LeaderboardService;
  guard: Guard;
  send: SendBytes;
  sendShared: SendShared;
}

export function leaderboardRoutes({
  service,
  guard,
  send,
  sendShared,
}: LeaderboardRoutesParts): FastifyPluginAsync {
  return async (app) => {
    register(app, leaderboardEndpoints.board, async (request, reply) => {
      const { filter = "all", limit = usualPage, offset = 0 } = request.query;
      const page = async () => (await service.list(filter, { limit, offset })).map(toEntry);
      // What nearly everybody asks for; other pages would only take its place.
      if (offset > 0 || limit !== usualPage) return page();
      return sendShared(request, reply, `board ${service.periodOf(filter)}`, page);
    });

    register(app, leaderboardEndpoints.position, async (request, reply) => {
      const { accountId } = guard.viewer(request);
      const position = await service.position(request.query.filter ?? "all", accountId);
      send(request, reply, jsonBytes(toEntry(position)));
    });

    register(app, leaderboardEndpoints.neighbours, async (request) => {
      const { accountId } = guard.viewer(request);
      return (await service.neighbours(request.query.filter ?? "all", accountId)).map(toEntry);
    });
  };
}
