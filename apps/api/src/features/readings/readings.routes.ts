import { type GlossaryEntry, type ReadingDetail, readingsEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { finishedWork, listProgress } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import {
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "#api/plugins/prepared-content.ts";
import { register } from "#api/plugins/register.ts";
import { apiHeaders } from "#api/plugins/security-headers.ts";
import type { KnownWords } from "./known-words.ts";
import type { ReadingCatalogue } from "./reading-catalogue.ts";
import type { ReadingsService } from "./readings.service.ts";

/** For browsers and shared caches: a minute without asking, then a cheap question by the tag. */
const forEveryone = "public, max-age=60, stale-while-revalidate=600";

interface ReadingsRoutesParts {
  catalogue: ReadingCatalogue;
  service: ReadingsService;
  knownWords: KnownWords;
  glossary: readonly GlossaryEntry[];
  database: Database;
  guard: Guard;
  publicUrl: string;
}

/** The calls about texts to read. What is the same for everyone is serialised and compressed once. */
export function readingsRoutes(parts: ReadingsRoutesParts): FastifyPluginAsync {
  const { catalogue, service, knownWords, glossary, database, guard, publicUrl } = parts;
  const headers = {
    ...apiHeaders(publicUrl),
    "content-type": "application/json; charset=utf-8",
    "cache-control": forEveryone,
    vary: "accept-encoding",
  };
  const prepare = (value: unknown) => prepareContent(JSON.stringify(value), headers);
  const list = prepare(catalogue.materials);
  const words = prepare(glossary);
  const details = new Map<number, PreparedContent>();

  function detailOf(id: number): ReadingDetail {
    const detail = catalogue.detailOf(id);
    if (detail === undefined) throw new AppError("not_found");
    return detail;
  }

  function preparedDetail(detail: ReadingDetail): PreparedContent {
    const prepared = details.get(detail.id) ?? prepare(detail);
    details.set(detail.id, prepared);
    return prepared;
  }

  return async (app) => {
    register(app, readingsEndpoints.list, (request, reply) => sendPrepared(request, reply, list));

    register(app, readingsEndpoints.knownShares, async (request) => {
      const { accountId } = guard.viewer(request);
      const progress = await listProgress(database.queries, accountId);
      return knownWords.sharesOf(progress.map(({ lessonId }) => lessonId));
    });

    register(app, readingsEndpoints.detail, (request, reply) =>
      sendPrepared(request, reply, preparedDetail(detailOf(request.params.id))),
    );

    register(app, readingsEndpoints.answer, (request) =>
      service.answer(
        guard.viewer(request).accountId,
        detailOf(request.params.id),
        request.body.answers,
        finishedWork(request.body),
      ),
    );

    register(app, readingsEndpoints.glossary, (request, reply) =>
      sendPrepared(request, reply, words),
    );
  };
}
