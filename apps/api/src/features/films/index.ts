export { toFilmDetail, toFilmSummary } from "./film.wire.ts";
export { type FilmCatalogue, makeFilmCatalogue } from "./film-catalogue.ts";
export { filmsRoutes } from "./films.routes.ts";
export { makeFilmsService } from "./films.service.ts";
