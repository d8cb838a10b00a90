export * from "./auth.ts";
export * from "./endpoints.ts";
export * from "./errors.ts";
export * from "./language.ts";
export * from "./leaderboard.ts";
export * from "./lessons.ts";
export * from "./pages.ts";
export * from "./profile.ts";
