export { type AchievementPresenter, makeAchievementPresenter } from "./achievement-presenter.ts";
export { achievementsRoutes } from "./achievements.routes.ts";
export { makeAchievementsService } from "./achievements.service.ts";
