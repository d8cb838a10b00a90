import { type LessonProgress, lessonsEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { findProgress } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { preparedCatalogue } from "#api/plugins/prepared-catalogue.ts";
import { register } from "#api/plugins/register.ts";
import { toLessonDetail, toLessonSummary } from "./lesson.wire.ts";
import type { LessonCatalogue } from "./lesson-catalogue.ts";

/** The calls about lessons. */
export function lessonsRoutes(
  catalogue: LessonCatalogue,
  database: Database,
  guard: Guard,
  publicUrl: string,
): FastifyPluginAsync {
  const prepared = preparedCatalogue({
    publicUrl,
    list: { json: JSON.stringify(catalogue.lessons.map(toLessonSummary)) },
    item: {
      jsonOf(id: number) {
        const studied = catalogue.studiedOf(id);
        return studied && JSON.stringify(toLessonDetail(studied));
      },
      isForGuests: true,
    },
  });

  async function progressOf(accountId: number, lessonId: number): Promise<LessonProgress> {
    const progress = await findProgress(database.queries, accountId, lessonId);
    return {
      completed: progress?.completed ?? false,
      best_score: progress?.bestScore ?? null,
      last_studied: progress?.lastStudiedAt ?? null,
    };
  }

  return async (app) => {
    register(app, lessonsEndpoints.list, prepared.sendList);

    register(app, lessonsEndpoints.detail, (request, reply) => {
      const { id } = request.params;
      const viewer = guard.viewerOrNull(request);
      if (viewer === null) return prepared.sendItem(request, reply, id);
      const studied = catalogue.studiedOf(id);
      if (studied === undefined) throw new AppError("not_found");
      return progressOf(viewer.accountId, id).then((user) => toLessonDetail(studied, user));
    });
  };
}
