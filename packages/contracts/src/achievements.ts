import Type from "typebox";
import { endpoint } from "./endpoint.ts";

/** An entry of `GET /profile/achievements/`: all there are, earned or not, in the language asked for. */
export const Achievement = Type.Object({
  id: Type.String(),
  title: Type.String(),
  description: Type.String(),
  /** Address of the badge's picture. */
  badge_icon: Type.String(),
  /** ISO instant; null while it is not earned. */
  date_earned: Type.Union([Type.String(), Type.Null()]),
  progress: Type.Object({ have: Type.Integer(), need: Type.Integer() }),
});
export type Achievement = Type.Static<typeof Achievement>;

/** `GET /profile/achievements/stats/`. */
export const AchievementStats = Type.Object({
  /** Earned by the learner. */
  total: Type.Integer(),
  /** All there are to earn. */
  available: Type.Integer(),
  /** `total` of `available` in per cent, rounded. */
  completionRate: Type.Integer(),
});
export type AchievementStats = Type.Static<typeof AchievementStats>;

/** An achievement that the answered call has completed. */
export const EarnedAchievement = Type.Object({
  id: Type.String(),
  title: Type.String(),
  badge_icon: Type.String(),
});
export type EarnedAchievement = Type.Static<typeof EarnedAchievement>;

/** A day of `GET /profile/activity/`, oldest first. */
export const ActivityDay = Type.Object({
  /** `YYYY-MM-DD` in the learner's zone. */
  date: Type.String(),
  points: Type.Integer(),
  lessons: Type.Integer(),
  reviews: Type.Integer(),
  minutes: Type.Integer(),
  /** Enough was done for the day to count for the streak. */
  active: Type.Boolean(),
  /** The day was missed, and a freeze let it pass. */
  frozen: Type.Boolean(),
});
export type ActivityDay = Type.Static<typeof ActivityDay>;

export const achievementsEndpoints = {
  activity: endpoint({
    method: "GET",
    path: "/profile/activity/",
    tag: "Profile",
    summary: "The last 365 days",
    description: "Days are those of the learner's time zone, oldest first.",
    access: "required",
    response: Type.Array(ActivityDay),
  }),
  list: endpoint({
    method: "GET",
    path: "/profile/achievements/",
    tag: "Profile",
    summary: "Every achievement, earned or not",
    description: "Titles and descriptions are in the language of `Accept-Language`.",
    access: "required",
    response: Type.Array(Achievement),
  }),
  stats: endpoint({
    method: "GET",
    path: "/profile/achievements/stats/",
    tag: "Profile",
    summary: "How many achievements are earned",
    access: "required",
    response: AchievementStats,
  }),
};
