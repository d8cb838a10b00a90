import { type Path, pathEndpoints } from "@tilashar/contracts";
import { nextOnPath } from "@tilashar/learning/session";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#api/errors.ts";
import { finishedWork, type ShowEarned } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import {
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "#api/plugins/prepared-content.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import { apiHeaders } from "#api/plugins/security-headers.ts";
import type { PathService } from "./path.service.ts";
import type { PathCatalogue } from "./path-catalogue.ts";

interface PathRoutesParts {
  catalogue: PathCatalogue;
  service: PathService;
  showEarned: ShowEarned;
  guard: Guard;
  publicUrl: string;
}

/** The path as a guest sees it: nothing is done. */
export const guestPath = ({ units }: PathCatalogue): Path => ({
  units: [...units],
  next: nextOnPath(units),
});

/** The calls of the path. What is the same for everyone is compressed once. */
export function pathRoutes({
  catalogue,
  service,
  showEarned,
  guard,
  publicUrl,
}: PathRoutesParts): FastifyPluginAsync {
  const headers = {
    ...apiHeaders(publicUrl),
    "content-type": "application/json; charset=utf-8",
    "cache-control": "public, max-age=60, stale-while-revalidate=600",
  };
  const forGuests = prepareContent(JSON.stringify(guestPath(catalogue)), {
    ...headers,
    vary: "accept-encoding, authorization",
  });
  const units = new Map<string, PreparedContent>();

  function unitOf(id: string): PreparedContent {
    if (!catalogue.has(id)) throw new AppError("not_found");
    const prepared =
      units.get(id) ??
      prepareContent(catalogue.bytesOf(id), { ...headers, vary: "accept-encoding" });
    units.set(id, prepared);
    return prepared;
  }

  return async (app) => {
    register(app, pathEndpoints.path, (request, reply) => {
      const viewer = guard.viewerOrNull(request);
      return viewer === null
        ? sendPrepared(request, reply, forGuests)
        : service.path(viewer.accountId);
    });

    register(app, pathEndpoints.unit, (request, reply) =>
      sendPrepared(request, reply, unitOf(request.params.id)),
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
