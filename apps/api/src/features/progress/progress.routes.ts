import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  AddPointsRequest,
  AddPointsResponse,
  ErrorResponse,
  SaveLessonRequest,
  SaveLessonResponse,
} from "@tilashar/contracts";
import type { Guard } from "#api/plugins/authentication.ts";
import type { ProgressService } from "./progress.service.ts";

const security = [{ bearer: [] }];

export function progressRoutes(service: ProgressService, guard: Guard): FastifyPluginAsyncTypebox {
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
        const { lesson_id, answers, attempt, finished_at } = request.body;
        const save = await service.saveLesson(guard.viewer(request).accountId, {
          lessonId: lesson_id,
          answers,
          attempt,
          finishedAt: finished_at,
        });
        return { id: save.id, lesson_id: save.lessonId, worth: save.worth, score: save.score };
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
        const { awarded, total } = await service.claimPoints(accountId, points, saved_lesson);
        return { awarded, total_points: total };
      },
    );
  };
}
