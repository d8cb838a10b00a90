export { guestPath, pathRoutes } from "./path.routes.ts";
export { makePathService } from "./path.service.ts";
export { makePathCatalogue } from "./path-catalogue.ts";
