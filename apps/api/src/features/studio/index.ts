export { studioRoutes } from "./studio.routes.ts";
export { makeStudioService } from "./studio.service.ts";
export { openStudioEar } from "./studio-ear.ts";
