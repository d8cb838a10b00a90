import { filmsEndpoints, type WatchingDetail } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#api/errors.ts";
import { finishedWork } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import {
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "#api/plugins/prepared-content.ts";
import { register } from "#api/plugins/register.ts";
import { apiHeaders } from "#api/plugins/security-headers.ts";
import type { FilmCatalogue } from "./film-catalogue.ts";
import type { FilmsService } from "./films.service.ts";

/** For browsers and shared caches: a minute without asking, then a cheap question by the tag. */
const forEveryone = "public, max-age=60, stale-while-revalidate=600";

interface FilmsRoutesParts {
  catalogue: FilmCatalogue;
  service: FilmsService;
  guard: Guard;
  publicUrl: string;
}

/** The calls about films. What is the same for everyone is serialised and compressed once. */
export function filmsRoutes(parts: FilmsRoutesParts): FastifyPluginAsync {
  const { catalogue, service, guard, publicUrl } = parts;
  const headers = {
    ...apiHeaders(publicUrl),
    "content-type": "application/json; charset=utf-8",
    "cache-control": forEveryone,
    vary: "accept-encoding",
  };
  const prepare = (value: unknown) => prepareContent(JSON.stringify(value), headers);
  const list = prepare(catalogue.materials);
  const details = new Map<number, PreparedContent>();

  function detailOf(id: number): WatchingDetail {
    const detail = catalogue.detailOf(id);
    if (detail === undefined) throw new AppError("not_found");
    return detail;
  }

  function preparedDetail(detail: WatchingDetail): PreparedContent {
    const prepared = details.get(detail.id) ?? prepare(detail);
    details.set(detail.id, prepared);
    return prepared;
  }

  return async (app) => {
    register(app, filmsEndpoints.list, (request, reply) => sendPrepared(request, reply, list));

    register(app, filmsEndpoints.detail, (request, reply) =>
      sendPrepared(request, reply, preparedDetail(detailOf(request.params.id))),
    );

    register(app, filmsEndpoints.watched, (request) =>
      service.watched(
        guard.viewer(request).accountId,
        detailOf(request.params.id),
        finishedWork(request.body),
      ),
    );
  };
}
