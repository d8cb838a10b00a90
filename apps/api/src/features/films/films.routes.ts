import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import {
  ErrorResponse,
  WatchedRequest,
  WatchedResponse,
  WatchingDetail,
  WatchingMaterial,
} from "@tilashar/contracts";
import Type from "typebox";
import { AppError } from "#api/errors.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import {
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "#api/plugins/prepared-content.ts";
import { apiHeaders } from "#api/plugins/security-headers.ts";
import type { FilmCatalogue } from "./film-catalogue.ts";
import type { FilmsService } from "./films.service.ts";

const tags = ["Films"];
const params = Type.Object({ id: Type.String({ description: "The film's number." }) });

/** For browsers and shared caches: a minute without asking, then a cheap question by the tag. */
const forEveryone = "public, max-age=60, stale-while-revalidate=600";

/** Only the one spelling of a number: each film has one address. */
const filmNumber = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : Number.NaN);

interface FilmsRoutesParts {
  catalogue: FilmCatalogue;
  service: FilmsService;
  guard: Guard;
  publicUrl: string;
}

/** The calls about films. What is the same for everyone is serialised and compressed once. */
export function filmsRoutes(parts: FilmsRoutesParts): FastifyPluginAsyncTypebox {
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

  function detailOf(text: string): WatchingDetail {
    const detail = catalogue.detailOf(filmNumber(text));
    if (detail === undefined) throw new AppError("not_found");
    return detail;
  }

  function preparedDetail(detail: WatchingDetail): PreparedContent {
    const prepared = details.get(detail.id) ?? prepare(detail);
    details.set(detail.id, prepared);
    return prepared;
  }

  return async (app) => {
    app.get(
      "/watching-materials",
      {
        schema: {
          tags,
          summary: "All films",
          description: "By level. Lines are separated by a line break.",
          response: { 200: Type.Array(WatchingMaterial) },
        },
      },
      (request, reply) => sendPrepared(request, reply, list),
    );

    app.get(
      "/watching-materials/:id/",
      {
        schema: {
          tags,
          summary: "A film with its lines, aligned in three languages and timed word by word",
          params,
          response: { 200: WatchingDetail, "4xx": ErrorResponse },
        },
      },
      (request, reply) => sendPrepared(request, reply, preparedDetail(detailOf(request.params.id))),
    );

    app.post(
      "/watching-materials/:id/watched/",
      {
        onRequest: guard.required,
        schema: {
          tags,
          summary: "Note that a film was watched",
          description:
            "Sent when 80 % of a film has played. The first time pays a point for each line; the same `attempt` sent again changes nothing and gets the same answer.",
          security: [{ bearer: [] }],
          params,
          body: WatchedRequest,
          response: { 200: WatchedResponse, "4xx": ErrorResponse },
        },
      },
      (request) =>
        service.watched(guard.viewer(request).accountId, detailOf(request.params.id), request.body),
    );
  };
}
