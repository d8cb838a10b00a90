export type { UnitOfLearner } from "./learner-path.ts";
export { guestPath, pathRoutes } from "./path.routes.ts";
export { type AheadOnPath, makePathService, type PathService } from "./path.service.ts";
export { makePathCatalogue } from "./path-catalogue.ts";
