import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  AddPointsRequest,
  AddPointsResponse,
  type EarnedAchievement,
  ErrorResponse,
  type Language,
  SaveLessonRequest,
  SaveLessonResponse,
} from "@tilashar/contracts";
import type { Guard } from "#api/plugins/authentication.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { ProgressService } from "./progress.service.ts";

const security = [{ bearer: [] }];

/** What an answer carries of the achievements its call has completed. */
export type ShowEarned = (ids: readonly string[], language: Language) => EarnedAchievement[];

export function progressRoutes(
  service: ProgressService,
  showEarned: ShowEarned,
  guard: Guard,
): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/profile/saved-lessons/",
      {
        onRequest: guard.required,
        schema: {
          tags: ["Profile"],
          summary: "Save a finished quiz",
          description:
            "Answers are graded here. The same `attempt` sent again changes nothing and gets the same answer.",
          security,
          body: SaveLessonRequest,
          response: { 200: SaveLessonResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { lesson_id, answers, attempt, finished_at, seconds, script } = request.body;
        const save = await service.saveLesson(guard.viewer(request).accountId, {
          lessonId: lesson_id,
          answers,
          attempt,
          finishedAt: finished_at,
          seconds,
          script,
        });
        return {
          id: save.id,
          lesson_id: save.lessonId,
          worth: save.worth,
          score: save.score,
          achievements: showEarned(save.earned, requestLanguage(request)),
        };
      },
    );

    app.post(
      "/profile/leaderboard/add_points/",
      {
        onRequest: guard.required,
        schema: {
          tags: ["Leaderboard"],
          summary: "Claim points",
          description:
            "Credits the claim, but no more than the newest unclaimed saved lesson is worth. One lesson pays 100 %, 50 % and then nothing on one day. A claim that names its `saved_lesson` can be sent again safely.",
          security,
          body: AddPointsRequest,
          response: { 200: AddPointsResponse, "4xx": ErrorResponse },
        },
      },
      async (request) => {
        const { accountId } = guard.viewer(request);
        const { points, saved_lesson } = request.body;
        const paid = await service.claimPoints(accountId, points, saved_lesson);
        return {
          awarded: paid.awarded,
          total_points: paid.total,
          achievements: showEarned(paid.earned, requestLanguage(request)),
        };
      },
    );
  };
}
