export { harmonyRoutes } from "./harmony.routes.ts";
export { makeHarmonyService } from "./harmony.service.ts";
