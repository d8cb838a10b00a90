export { achievementsRoutes } from "./achievements.routes.ts";
export { makeAchievementsService } from "./achievements.service.ts";
export { type BadgeCase, makeBadgeCase } from "./badge-case.ts";
