import Type from "typebox";
import { EarnedAchievement } from "./achievements.ts";

/** `GET /profile/leaderboard/` and `/user_position/`. */
export const LeaderboardQuery = Type.Object({
  filter: Type.Optional(
    Type.Union([Type.Literal("all"), Type.Literal("month"), Type.Literal("week")]),
  ),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
});
export type LeaderboardQuery = Type.Static<typeof LeaderboardQuery>;

/** Equal points share a rank (1, 2, 2, 4). */
export const LeaderboardEntry = Type.Object({
  id: Type.Integer(),
  rank: Type.Integer(),
  username: Type.String(),
  total_points: Type.Integer(),
  /** Address of the learner's picture below `/assets/`; null while there is none. */
  avatar: Type.Union([Type.String(), Type.Null()]),
});
export type LeaderboardEntry = Type.Static<typeof LeaderboardEntry>;

/** `POST /profile/leaderboard/add_points/`. Points are a claim on the newest unclaimed saved lesson. */
export const AddPointsRequest = Type.Object({
  points: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** Claims on this save instead of the newest unclaimed one, so that a resent claim can hit no other. */
  saved_lesson: Type.Optional(Type.Integer({ minimum: 1, maximum: 2147483647 })),
});
export type AddPointsRequest = Type.Static<typeof AddPointsRequest>;

export const AddPointsResponse = Type.Object({
  /** What was credited: min(claim, worth). */
  awarded: Type.Integer(),
  total_points: Type.Integer(),
  /** What the quiz that is paid for has completed. */
  achievements: Type.Array(EarnedAchievement),
});
export type AddPointsResponse = Type.Static<typeof AddPointsResponse>;
