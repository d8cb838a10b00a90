import { type LessonDetail, type LessonProgress, lessonsEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { findProgress } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import {
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "#api/plugins/prepared-content.ts";
import { register } from "#api/plugins/register.ts";
import { apiHeaders } from "#api/plugins/security-headers.ts";
import type { LessonCatalogue } from "./lesson-catalogue.ts";

const json = "application/json; charset=utf-8";

/** For browsers and shared caches: a minute without asking, then a cheap question by the tag. */
const forEveryone = "public, max-age=60, stale-while-revalidate=600";

/** The calls about lessons. Answers for guests are serialised and compressed once. */
export function lessonsRoutes(
  catalogue: LessonCatalogue,
  database: Database,
  guard: Guard,
  publicUrl: string,
): FastifyPluginAsync {
  const headers = {
    ...apiHeaders(publicUrl),
    "content-type": json,
    "cache-control": forEveryone,
  };
  const list = prepareContent(JSON.stringify(catalogue.summaries), {
    ...headers,
    vary: "accept-encoding",
  });
  const forGuests = new Map<number, PreparedContent>();

  function forGuest(detail: LessonDetail): PreparedContent {
    const { id } = detail.lesson;
    const prepared =
      forGuests.get(id) ??
      prepareContent(JSON.stringify(detail), {
        ...headers,
        vary: "accept-encoding, authorization",
      });
    forGuests.set(id, prepared);
    return prepared;
  }

  async function forLearner(detail: LessonDetail, accountId: number): Promise<LessonDetail> {
    const progress = await findProgress(database.queries, accountId, detail.lesson.id);
    const user: LessonProgress = {
      completed: progress?.completed ?? false,
      best_score: progress?.bestScore ?? null,
      last_studied: progress?.lastStudiedAt ?? null,
    };
    return { ...detail, user };
  }

  return async (app) => {
    register(app, lessonsEndpoints.list, (request, reply) => sendPrepared(request, reply, list));

    register(app, lessonsEndpoints.detail, (request, reply) => {
      const detail = catalogue.detailOf(request.params.id);
      if (detail === undefined) throw new AppError("not_found");
      const viewer = guard.viewerOrNull(request);
      return viewer === null
        ? sendPrepared(request, reply, forGuest(detail))
        : forLearner(detail, viewer.accountId);
    });
  };
}
