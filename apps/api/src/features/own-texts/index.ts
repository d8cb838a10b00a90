export { ownTextsRoutes } from "./own-texts.routes.ts";
export { makeOwnTextsService } from "./own-texts.service.ts";
