export { filmsBeside, readingsBeside } from "./beside.ts";
export { todayRoutes } from "./today.routes.ts";
export { makeTodayService } from "./today.service.ts";
