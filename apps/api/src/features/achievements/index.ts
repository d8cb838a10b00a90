export { type AchievementPresenter, makeAchievementPresenter } from "./achievement.wire.ts";
export { achievementsRoutes } from "./achievements.routes.ts";
export { makeAchievementsService } from "./achievements.service.ts";
