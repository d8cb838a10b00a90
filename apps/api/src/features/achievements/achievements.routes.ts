import { achievementsEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { AchievementPresenter } from "./achievement.wire.ts";
import type { AchievementsService } from "./achievements.service.ts";

export function achievementsRoutes(
  service: AchievementsService,
  badges: AchievementPresenter,
  guard: Guard,
): FastifyPluginAsync {
  return async (app) => {
    register(app, achievementsEndpoints.list, async (request) => {
      const language = requestLanguage(request);
      const list = await service.list(guard.viewer(request).accountId);
      return list.map(({ achievement, earnedAt, progress }) => ({
        ...badges.show(achievement, language),
        date_earned: earnedAt,
        progress,
      }));
    });

    register(app, achievementsEndpoints.stats, async (request) => {
      const list = await service.list(guard.viewer(request).accountId);
      const total = list.filter(({ earnedAt }) => earnedAt !== null).length;
      const available = list.length;
      return { total, available, completionRate: Math.round((100 * total) / available) };
    });
  };
}
