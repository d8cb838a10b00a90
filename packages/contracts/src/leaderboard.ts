import Type from "typebox";
import { EarnedAchievement } from "./achievements.ts";
import { endpoint } from "./endpoint.ts";

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

export const leaderboardEndpoints = {
  addPoints: endpoint({
    method: "POST",
    path: "/profile/leaderboard/add_points/",
    tag: "Leaderboard",
    summary: "Claim points",
    description:
      "Credits the claim, but no more than the newest unclaimed saved lesson is worth. One lesson pays 100 %, 50 % and then nothing on one day. A claim that names its `saved_lesson` can be sent again safely.",
    access: "required",
    body: AddPointsRequest,
    response: AddPointsResponse,
  }),
  board: endpoint({
    method: "GET",
    path: "/profile/leaderboard/",
    tag: "Leaderboard",
    summary: "The board",
    description:
      "By points of all time, of this month or of this week (Monday to Sunday, Almaty). Equal points share a rank.",
    access: "required",
    query: LeaderboardQuery,
    response: Type.Array(LeaderboardEntry),
  }),
  position: endpoint({
    method: "GET",
    path: "/profile/leaderboard/user_position/",
    tag: "Leaderboard",
    summary: "One's own place",
    access: "required",
    query: LeaderboardQuery,
    response: LeaderboardEntry,
  }),
  neighbours: endpoint({
    method: "GET",
    path: "/profile/leaderboard/neighbours/",
    tag: "Leaderboard",
    summary: "One's own place and the two above and below",
    access: "required",
    query: LeaderboardQuery,
    response: Type.Array(LeaderboardEntry),
  }),
};
