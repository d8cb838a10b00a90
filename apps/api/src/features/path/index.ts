export { pathRoutes } from "./path.routes.ts";
export { type AheadOnPath, makePathService, type PathService } from "./path.service.ts";
export { guestPath, toFirstWord } from "./path.wire.ts";
export { makePathCatalogue, type PathUnit } from "./path-catalogue.ts";
