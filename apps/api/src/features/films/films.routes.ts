import { filmsEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#api/errors.ts";
import { finishedWork } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { preparedCatalogue } from "#api/plugins/prepared-catalogue.ts";
import { register } from "#api/plugins/register.ts";
import { toFilmDetail, toFilmMaterial } from "./film.wire.ts";
import type { FilmCatalogue } from "./film-catalogue.ts";
import type { FilmsService } from "./films.service.ts";

interface FilmsRoutesParts {
  catalogue: FilmCatalogue;
  service: FilmsService;
  guard: Guard;
  publicUrl: string;
}

/** The calls about films. */
export function filmsRoutes(parts: FilmsRoutesParts): FastifyPluginAsync {
  const { catalogue, service, guard, publicUrl } = parts;
  const prepared = preparedCatalogue({
    publicUrl,
    list: { json: () => JSON.stringify(catalogue.films.map(toFilmMaterial)) },
    item: {
      jsonOf(id: number) {
        const film = catalogue.filmOf(id);
        return film && JSON.stringify(toFilmDetail(film));
      },
    },
  });

  return async (app) => {
    register(app, filmsEndpoints.list, prepared.sendList);

    register(app, filmsEndpoints.detail, (request, reply) =>
      prepared.sendItem(request, reply, request.params.id),
    );

    register(app, filmsEndpoints.watched, (request) => {
      const { accountId } = guard.viewer(request);
      const film = catalogue.filmOf(request.params.id);
      if (film === undefined) throw new AppError("not_found");
      return service.watched(accountId, film.scene, finishedWork(request.body));
    });
  };
}
