import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ErrorResponse,
  LessonDetail,
  type LessonProgress,
  LessonSummary,
} from "@tilashar/contracts";
import Type from "typebox";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { findProgress } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import {
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "#api/plugins/prepared-content.ts";
import { apiHeaders } from "#api/plugins/security-headers.ts";
import type { LessonCatalogue } from "./lesson-catalogue.ts";

const json = "application/json; charset=utf-8";

/** For browsers and shared caches: a minute without asking, then a cheap question by the tag. */
const forEveryone = "public, max-age=60, stale-while-revalidate=600";

const tags = ["Lessons"];

/** Only the one spelling of a number: each lesson has one address. */
const lessonNumber = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN);

/** The calls about lessons. Answers for guests are serialised and compressed once. */
export function lessonsRoutes(
  catalogue: LessonCatalogue,
  database: Database,
  guard: Guard,
  publicUrl: string,
): FastifyPluginAsyncTypebox {
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
      completed: progress !== null,
      best_score: progress?.bestScore ?? null,
      last_studied: progress?.lastStudiedAt ?? null,
    };
    return { ...detail, user };
  }

  return async (app) => {
    app.get(
      "/lessons-materials",
      {
        schema: {
          tags,
          summary: "All lessons",
          description: "In the order of study.",
          response: { 200: Type.Array(LessonSummary) },
        },
      },
      (request, reply) => sendPrepared(request, reply, list),
    );

    app.get(
      "/lessons-materials/:id/",
      {
        onRequest: guard.optional,
        schema: {
          tags,
          summary: "A lesson with its words",
          description: "`user` is null for a guest, else what the learner has done in the lesson.",
          security: [{}, { bearer: [] }],
          params: Type.Object({ id: Type.String({ description: "The lesson's number." }) }),
          response: { 200: LessonDetail, "4xx": ErrorResponse },
        },
      },
      (request, reply) => {
        const detail = catalogue.detailOf(lessonNumber(request.params.id));
        if (detail === undefined) throw new AppError("not_found");
        const viewer = guard.viewerOrNull(request);
        return viewer === null
          ? sendPrepared(request, reply, forGuest(detail))
          : forLearner(detail, viewer.accountId);
      },
    );
  };
}
