export { leaderboardRoutes } from "./leaderboard.routes.ts";
export { makeLeaderboardService } from "./leaderboard.service.ts";
