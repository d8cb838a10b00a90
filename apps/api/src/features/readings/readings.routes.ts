import { type GlossaryEntry, readingsEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { finishedWork, listProgress } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { preparedCatalogue, publicJsonHeaders } from "#api/plugins/prepared-catalogue.ts";
import {
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "#api/plugins/prepared-content.ts";
import { register } from "#api/plugins/register.ts";
import type { KnownWords } from "./known-words.ts";
import { toAsked, toReadingDetail, toReadingMaterial } from "./reading.wire.ts";
import type { ReadingCatalogue } from "./reading-catalogue.ts";
import type { ReadingsService } from "./readings.service.ts";

interface ReadingsRoutesParts {
  catalogue: ReadingCatalogue;
  service: ReadingsService;
  knownWords: KnownWords;
  /** Asked for once, when somebody taps a word. */
  glossary: () => readonly GlossaryEntry[];
  database: Database;
  guard: Guard;
  publicUrl: string;
}

/** The calls about texts to read. */
export function readingsRoutes(parts: ReadingsRoutesParts): FastifyPluginAsync {
  const { catalogue, service, knownWords, glossary, database, guard, publicUrl } = parts;
  const prepared = preparedCatalogue({
    publicUrl,
    list: { json: () => JSON.stringify(catalogue.readings.map(toReadingMaterial)) },
    item: {
      jsonOf(id: number) {
        const covered = catalogue.readingOf(id);
        return covered && JSON.stringify(toReadingDetail(covered));
      },
    },
  });
  let words: PreparedContent | undefined;

  return async (app) => {
    register(app, readingsEndpoints.list, prepared.sendList);

    register(app, readingsEndpoints.knownShares, async (request) => {
      const { accountId } = guard.viewer(request);
      const progress = await listProgress(database.queries, accountId);
      return [...knownWords.sharesOf(progress.map(({ lessonId }) => lessonId))];
    });

    register(app, readingsEndpoints.detail, (request, reply) =>
      prepared.sendItem(request, reply, request.params.id),
    );

    register(app, readingsEndpoints.answer, (request) => {
      const { accountId } = guard.viewer(request);
      const covered = catalogue.readingOf(request.params.id);
      if (covered === undefined) throw new AppError("not_found");
      const { answers } = request.body;
      return service.answer(accountId, toAsked(covered), answers, finishedWork(request.body));
    });

    register(app, readingsEndpoints.glossary, (request, reply) => {
      words ??= prepareContent(JSON.stringify(glossary()), publicJsonHeaders(publicUrl));
      return sendPrepared(request, reply, words);
    });
  };
}
