export { todayRoutes } from "./today.routes.ts";
export { makeTodayService } from "./today.service.ts";
