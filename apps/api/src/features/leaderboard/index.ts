export { leaderboardRoutes } from "./leaderboard.routes.ts";
export { type LeaderboardService, makeLeaderboardService } from "./leaderboard.service.ts";
