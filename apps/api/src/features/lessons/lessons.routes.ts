import { type LessonProgress, lessonsEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "#api/db/database.ts";
import { findProgress } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { preparedCatalogue } from "#api/plugins/prepared-catalogue.ts";
import { register } from "#api/plugins/register.ts";
import { toLessonDetail, toLessonSummary } from "./lesson.wire.ts";
import type { LessonCatalogue } from "./lesson-catalogue.ts";

const json = "application/json; charset=utf-8";

/** How a lesson's bytes end for guests: `user` is the last of its fields. */
const guestEnding = "null}";

/** A lesson as guests get it, with a learner's progress in the place of nobody's. */
function withProgress(bytes: Buffer, user: LessonProgress): Buffer {
  return Buffer.concat([
    bytes.subarray(0, bytes.length - guestEnding.length),
    Buffer.from(`${JSON.stringify(user)}}`),
  ]);
}

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

    register(app, lessonsEndpoints.detail, async (request, reply) => {
      const { id } = request.params;
      const viewer = guard.viewerOrNull(request);
      if (viewer === null) return prepared.sendItem(request, reply, id);
      const [bytes, user] = await Promise.all([
        prepared.itemBytes(id),
        progressOf(viewer.accountId, id),
      ]);
      return reply.type(json).send(withProgress(bytes, user));
    });
  };
}
