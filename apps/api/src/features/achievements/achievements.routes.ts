import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { Achievement, AchievementStats, ErrorResponse } from "@tilashar/contracts";
import Type from "typebox";
import type { Guard } from "#api/plugins/authentication.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { AchievementsService } from "./achievements.service.ts";
import type { BadgeCase } from "./badge-case.ts";

export function achievementsRoutes(
  service: AchievementsService,
  badges: BadgeCase,
  guard: Guard,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    const shared = { tags: ["Profile"], security: [{ bearer: [] }] };

    app.get(
      "/profile/achievements/",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "Every achievement, earned or not",
          description: "Titles and descriptions are in the language of `Accept-Language`.",
          response: { 200: Type.Array(Achievement), "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const language = requestLanguage(request);
        const list = await service.list(guard.viewer(request).accountId);
        return list.map(({ achievement, earnedAt, progress }) => ({
          ...badges.show(achievement, language),
          date_earned: earnedAt,
          progress,
        }));
      },
    );

    app.get(
      "/profile/achievements/stats/",
      {
        onRequest: guard.required,
        schema: {
          ...shared,
          summary: "How many achievements are earned",
          response: { 200: AchievementStats, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const list = await service.list(guard.viewer(request).accountId);
        const total = list.filter(({ earnedAt }) => earnedAt !== null).length;
        const available = list.length;
        return { total, available, completionRate: Math.round((100 * total) / available) };
      },
    );
  };
}
