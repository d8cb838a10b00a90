import type { Achievement, AchievementStats, ActivityDay } from "./achievements.ts";
import type {
  MessageResponse,
  PasswordResetConfirmRequest,
  PasswordResetRequest,
  RefreshRequest,
  RegisterRequest,
  SessionResponse,
  TokenPair,
  TokenRequest,
  User,
} from "./auth.ts";
import type { ChatReply, ChatRequest } from "./chat.ts";
import type { ContactRequest } from "./contact.ts";
import type { WatchedRequest, WatchedResponse, WatchingDetail, WatchingMaterial } from "./films.ts";
import type { HarmonyRoundRequest, HarmonyRoundResponse } from "./harmony.ts";
import type {
  AddPointsRequest,
  AddPointsResponse,
  LeaderboardEntry,
  LeaderboardQuery,
} from "./leaderboard.ts";
import type { LessonDetail, LessonSummary } from "./lessons.ts";
import type {
  NotificationSettings,
  NotificationSettingsResponse,
  PushKey,
  PushSubscriptionRequest,
  PushUnsubscribeRequest,
} from "./notifications.ts";
import type {
  TestQuestion,
  TestQuestionsQuery,
  TestResultsRequest,
  TestResultsResponse,
} from "./proficiency-test.ts";
import type {
  ProfileCourse,
  ProfileStats,
  SaveLessonRequest,
  SaveLessonResponse,
} from "./profile.ts";
import type {
  GlossaryEntry,
  KnownShare,
  ReadingAnswersRequest,
  ReadingAnswersResponse,
  ReadingDetail,
  ReadingMaterial,
} from "./readings.ts";
import type {
  ReviewAnswersRequest,
  ReviewAnswersResponse,
  ReviewCardChange,
  ReviewCardsRequest,
  ReviewCardsResponse,
  ReviewForecast,
  ReviewImportRequest,
  ReviewImportResponse,
  ReviewItem,
  ReviewQueue,
  ReviewSettings,
  ReviewUndoRequest,
  ReviewUndoResponse,
  ReviewWords,
  ReviewWordsQuery,
  TodayPlans,
} from "./review.ts";
import type { SearchQuery, SearchResult } from "./search.ts";
import type {
  DeleteAccountRequest,
  EmailUndoRequest,
  EmailUndoResponse,
  PasswordChangeRequest,
  ProfileExport,
  ProfileSettings,
  UpdatedProfile,
} from "./settings.ts";
import type {
  PracticeWord,
  PracticeWordQuery,
  PronunciationFeedback,
  RecordingDeletion,
  RecordingDeletionResponse,
  RecordingRating,
  SpeechSetRequest,
  SpeechSetResponse,
} from "./speech.ts";
import type { DayWord, DayWordQuery, PastDayWord } from "./word-of-the-day.ts";

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
  "POST /auth/password-reset/": { body: PasswordResetRequest; response: MessageResponse };
  "POST /auth/password-reset/confirm/": {
    body: PasswordResetConfirmRequest;
    response: MessageResponse;
  };
  "GET /profile/notifications-settings/": { response: NotificationSettings };
  "PUT /profile/notifications-settings/": {
    body: NotificationSettings;
    response: NotificationSettingsResponse;
  };
  "GET /notifications/push-key/": { response: PushKey };
  "POST /profile/push-subscriptions/": { body: PushSubscriptionRequest; response: MessageResponse };
  "DELETE /profile/push-subscriptions/": {
    body: PushUnsubscribeRequest;
    response: MessageResponse;
  };
  "POST /notifications/unsubscribe/{token}/": {
    params: { token: string };
    response: MessageResponse;
  };
  "POST /chat/": { body: ChatRequest; response: ChatReply };
  "POST /contact/": { body: ContactRequest; response: MessageResponse };
  "GET /lessons-materials": { response: LessonSummary[] };
  "GET /lessons-materials/{id}/": { params: { id: number }; response: LessonDetail };
  "GET /word-of-the-day": { query: DayWordQuery; response: DayWord };
  "GET /word-of-the-day/archive": { response: PastDayWord[] };
  "GET /watching-materials": { response: WatchingMaterial[] };
  "GET /watching-materials/{id}/": { params: { id: number }; response: WatchingDetail };
  "POST /watching-materials/{id}/watched/": {
    params: { id: number };
    body: WatchedRequest;
    response: WatchedResponse;
  };
  "GET /reading-materials": { response: ReadingMaterial[] };
  "GET /reading-materials/known/": { response: KnownShare[] };
  "GET /reading-materials/{id}/": { params: { id: number }; response: ReadingDetail };
  "POST /reading-materials/{id}/answers/": {
    params: { id: number };
    body: ReadingAnswersRequest;
    response: ReadingAnswersResponse;
  };
  "GET /test/questions/": { query: TestQuestionsQuery; response: TestQuestion[] };
  "POST /test/results/": { body: TestResultsRequest; response: TestResultsResponse };
  "GET /glossary": { response: GlossaryEntry[] };
  "POST /profile/harmony-rounds/": { body: HarmonyRoundRequest; response: HarmonyRoundResponse };
  "GET /search": { query: SearchQuery; response: SearchResult[] };
  "GET /review/queue": { response: ReviewQueue };
  "POST /review/answers": { body: ReviewAnswersRequest; response: ReviewAnswersResponse };
  "POST /review/undo": { body: ReviewUndoRequest; response: ReviewUndoResponse };
  "POST /review/cards": { body: ReviewCardsRequest; response: ReviewCardsResponse };
  "PATCH /review/cards/{id}/": {
    params: { id: number };
    body: ReviewCardChange;
    response: ReviewItem;
  };
  "DELETE /review/cards/{id}/": { params: { id: number }; response: MessageResponse };
  "GET /review/words": { query: ReviewWordsQuery; response: ReviewWords };
  "POST /review/import": { body: ReviewImportRequest; response: ReviewImportResponse };
  "GET /review/forecast": { response: ReviewForecast };
  "GET /review/settings": { response: ReviewSettings };
  "PUT /review/settings": { body: ReviewSettings; response: ReviewSettings };
  "GET /profile/today/": { response: TodayPlans };
  "GET /get-word": { query: PracticeWordQuery; response: PracticeWord };
  "POST /check-pronunciation/": { body: FormData; response: PronunciationFeedback };
  "POST /speech-sets/": { body: SpeechSetRequest; response: SpeechSetResponse };
  "POST /speech-recordings/rating/": { body: RecordingRating; response: MessageResponse };
  "POST /speech-recordings/deletion/": {
    body: RecordingDeletion;
    response: RecordingDeletionResponse;
  };
  "GET /profile/stats/": { response: ProfileStats };
  "GET /profile/courses/": { response: ProfileCourse[] };
  "GET /profile/achievements/": { response: Achievement[] };
  "GET /profile/achievements/stats/": { response: AchievementStats };
  "GET /profile/activity/": { response: ActivityDay[] };
  "POST /profile/saved-lessons/": { body: SaveLessonRequest; response: SaveLessonResponse };
  "GET /profile/leaderboard/": { query: LeaderboardQuery; response: LeaderboardEntry[] };
  "GET /profile/leaderboard/user_position/": {
    query: LeaderboardQuery;
    response: LeaderboardEntry;
  };
  "GET /profile/leaderboard/neighbours/": {
    query: LeaderboardQuery;
    response: LeaderboardEntry[];
  };
  "GET /profile/settings/": { response: ProfileSettings };
  "PUT /profile/update-profile/": { body: FormData; response: UpdatedProfile };
  "POST /profile/password-change/": { body: PasswordChangeRequest; response: MessageResponse };
  "DELETE /profile/": { body: DeleteAccountRequest; response: MessageResponse };
  "POST /auth/email-undo/": { body: EmailUndoRequest; response: EmailUndoResponse };
  "GET /profile/export/": { response: ProfileExport };
  "GET /profile/export/words.csv": { response: string };
  "POST /profile/leaderboard/add_points/": { body: AddPointsRequest; response: AddPointsResponse };
}

export type Endpoint = keyof Endpoints;
