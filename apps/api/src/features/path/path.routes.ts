import { pathEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Account } from "#api/features/auth/index.ts";
import { finishedWork, type ShowEarned } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import type { KeptAnswers } from "#api/plugins/kept-answers.ts";
import { preparedCatalogue } from "#api/plugins/prepared-catalogue.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { PathService } from "./path.service.ts";
import { guestPath } from "./path.wire.ts";
import { pathWriter } from "./path-bytes.wire.ts";
import type { PathCatalogue } from "./path-catalogue.ts";

interface PathRoutesParts {
  catalogue: PathCatalogue;
  service: PathService;
  showEarned: ShowEarned;
  guard: Guard;
  keep: KeptAnswers<Account & { revision: number }>;
  publicUrl: string;
}

/** The calls of the path. */
export function pathRoutes({
  catalogue,
  service,
  showEarned,
  guard,
  keep,
  publicUrl,
}: PathRoutesParts): FastifyPluginAsync {
  const prepared = preparedCatalogue({
    publicUrl,
    list: { json: () => JSON.stringify(guestPath(catalogue)), isForGuests: true },
    item: { jsonOf: (id: string) => (catalogue.has(id) ? catalogue.bytesOf(id) : undefined) },
  });

  const write = pathWriter(catalogue.units);
  const sendOwn = keep(async ({ id }) => ({ parts: write(await service.path(id)) }));

  return async (app) => {
    register(app, pathEndpoints.path, (request, reply) => {
      const viewer = guard.viewerOrNull(request);
      return viewer === null
        ? prepared.sendList(request, reply)
        : sendOwn(request, reply, viewer.accountId);
    });

    register(app, pathEndpoints.unit, (request, reply) =>
      prepared.sendItem(request, reply, request.params.id),
    );

    register(app, pathEndpoints.finishSession, async (request) => {
      const { unit, subject, seed, answers } = request.body;
      const { earned, ...result } = await service.finishSession(guard.viewer(request).accountId, {
        unit,
        subject,
        seed,
        answers,
        work: finishedWork(request.body),
      });
      return { ...result, achievements: showEarned(earned, requestLanguage(request)) };
    });
  };
}
