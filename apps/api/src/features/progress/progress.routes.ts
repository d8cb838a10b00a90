import {
  type EarnedAchievement,
  type Language,
  leaderboardEndpoints,
  profileEndpoints,
} from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import { finishedWork } from "./finished-work.wire.ts";
import type { ProgressService } from "./progress.service.ts";

/** What an answer carries of the achievements its call has completed. */
export type ShowEarned = (ids: readonly string[], language: Language) => EarnedAchievement[];

export function progressRoutes(
  service: ProgressService,
  showEarned: ShowEarned,
  guard: Guard,
): FastifyPluginAsync {
  return async (app) => {
    register(app, profileEndpoints.saveLesson, async (request) => {
      const { lesson_id, answers, script } = request.body;
      const save = await service.saveLesson(guard.viewer(request).accountId, {
        lessonId: lesson_id,
        answers,
        work: finishedWork(request.body),
        script,
      });
      return {
        id: save.id,
        lesson_id: save.lessonId,
        worth: save.worth,
        score: save.score,
        achievements: showEarned(save.earned, requestLanguage(request)),
      };
    });

    register(app, leaderboardEndpoints.addPoints, async (request) => {
      const { accountId } = guard.viewer(request);
      const { points, saved_lesson } = request.body;
      const paid = await service.claimPoints(accountId, points, saved_lesson);
      return {
        awarded: paid.awarded,
        total_points: paid.total,
        achievements: showEarned(paid.earned, requestLanguage(request)),
      };
    });
  };
}
