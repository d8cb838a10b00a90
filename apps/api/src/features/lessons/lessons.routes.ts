import { type LessonProgress, lessonsEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "#api/db/database.ts";
import { findProgress } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { preparedCatalogue } from "#api/plugins/prepared-catalogue.ts";
import { register } from "#api/plugins/register.ts";
import { toLessonDetail, toLessonSummary } from "./lesson.wire.ts";
import type { LessonCatalogue } from "./lesson-catalogue.ts";

/** How a lesson's bytes end for guests: `user` is the last of its fields. */
const guestEnding = "null}";

/** The calls about lessons. */
export function lessonsRoutes(
  catalogue: LessonCatalogue,
  database: Database,
  guard: Guard,
  publicUrl: string,
): FastifyPluginAsync {
  const prepared = preparedCatalogue({
    publicUrl,
    list: { json: () => JSON.stringify(catalogue.lessons.map(toLessonSummary)) },
    item: {
      jsonOf(id: number) {
        const studied = catalogue.studiedOf(id);
        return studied && JSON.stringify(toLessonDetail(studied));
      },
      isForGuests: true,
    },
  });

  /** How a lesson's bytes end for a learner. */
  async function endingFor(accountId: number, lessonId: number): Promise<Buffer> {
    const progress = await findProgress(database.queries, accountId, lessonId);
    const user: LessonProgress = {
      completed: progress?.completed ?? false,
      best_score: progress?.bestScore ?? null,
      last_studied: progress?.lastStudiedAt ?? null,
    };
    return Buffer.from(`${JSON.stringify(user)}}`);
  }

  return async (app) => {
    register(app, lessonsEndpoints.list, prepared.sendList);

    register(app, lessonsEndpoints.detail, (request, reply) => {
      const { id } = request.params;
      const viewer = guard.viewerOrNull(request);
      return viewer === null
        ? prepared.sendItem(request, reply, id)
        : prepared.sendItemEnding(request, reply, {
            id,
            cut: guestEnding.length,
            ending: endingFor(viewer.accountId, id),
          });
    });
  };
}
