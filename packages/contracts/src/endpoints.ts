import type {
  MessageResponse,
  RefreshRequest,
  RegisterRequest,
  SessionResponse,
  TokenPair,
  TokenRequest,
  User,
} from "./auth.ts";
import type {
  AddPointsRequest,
  AddPointsResponse,
  LeaderboardEntry,
  LeaderboardQuery,
} from "./leaderboard.ts";
import type { LessonDetail, LessonSummary } from "./lessons.ts";
import type {
  ProfileCourse,
  ProfileStats,
  SaveLessonRequest,
  SaveLessonResponse,
} from "./profile.ts";

/**
 * Every call by method and path below `/api`. The browser's client is typed by this table, so that a
 * wrong path, body or answer is a type error without shipping one schema.
 */
export interface Endpoints {
  "POST /auth/token/": { body: TokenRequest; response: TokenPair };
  "POST /auth/token/refresh/": { body: RefreshRequest; response: TokenPair };
  "POST /auth/register/": { body: RegisterRequest; response: User };
  "GET /auth/session/": { response: SessionResponse };
  "POST /auth/logout/": { body: RefreshRequest; response: MessageResponse };
  "GET /lessons-materials": { response: LessonSummary[] };
  "GET /lessons-materials/{id}/": { params: { id: number }; response: LessonDetail };
  "GET /profile/stats/": { response: ProfileStats };
  "GET /profile/courses/": { response: ProfileCourse[] };
  "POST /profile/saved-lessons/": { body: SaveLessonRequest; response: SaveLessonResponse };
  "GET /profile/leaderboard/": { query: LeaderboardQuery; response: LeaderboardEntry[] };
  "GET /profile/leaderboard/user_position/": {
    query: LeaderboardQuery;
    response: LeaderboardEntry;
  };
  "POST /profile/leaderboard/add_points/": { body: AddPointsRequest; response: AddPointsResponse };
}

export type Endpoint = keyof Endpoints;
