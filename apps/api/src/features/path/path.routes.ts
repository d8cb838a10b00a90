import { pathEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { finishedWork, type ShowEarned } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { preparedCatalogue } from "#api/plugins/prepared-catalogue.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { PathService } from "./path.service.ts";
import { guestPath } from "./path.wire.ts";
import { pathWriter } from "./path-bytes.wire.ts";
import type { PathCatalogue } from "./path-catalogue.ts";

const json = "application/json; charset=utf-8";

interface PathRoutesParts {
  catalogue: PathCatalogue;
  service: PathService;
  showEarned: ShowEarned;
  guard: Guard;
  publicUrl: string;
}

/** The calls of the path. */
export function pathRoutes({
  catalogue,
  service,
  showEarned,
  guard,
  publicUrl,
}: PathRoutesParts): FastifyPluginAsync {
  const prepared = preparedCatalogue({
    publicUrl,
    list: { json: JSON.stringify(guestPath(catalogue)), isForGuests: true },
    item: { jsonOf: (id: string) => (catalogue.has(id) ? catalogue.bytesOf(id) : undefined) },
  });

  const write = pathWriter(catalogue.units);

  return async (app) => {
    register(app, pathEndpoints.path, async (request, reply) => {
      const viewer = guard.viewerOrNull(request);
      if (viewer === null) return prepared.sendList(request, reply);
      return reply.type(json).send(write(await service.path(viewer.accountId)));
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
