import type {
  AccountTable,
  AvatarTable,
  EmailChangeTable,
  EmailConfirmationTable,
  IdentityTable,
  PasskeyTable,
  PasswordResetTable,
  RefreshTokenTable,
  SessionFamilyTable,
  SignInFlowTable,
} from "./schema/account-tables.ts";
import type { ExamAnswerCountTable, ExamGoalTable, ExamResultTable } from "./schema/exam-tables.ts";
import type {
  AccountMeasureTable,
  ContentProposalTable,
  HouseSettingTable,
  InvitationTable,
  PrivilegedActTable,
  ReportTable,
} from "./schema/house-tables.ts";
import type {
  ContactMessageTable,
  DeliveryTable,
  NotificationSettingsTable,
  PushSubscriptionTable,
  SpeechRecordingTable,
} from "./schema/message-tables.ts";
import type { OwnTextTable } from "./schema/own-text-tables.ts";
import type {
  ActivityDayTable,
  EarnedAchievementTable,
  LeaderboardCountTable,
  LeaderboardTotalTable,
  LearnerRecordTable,
  LearningEventTable,
  LessonProgressTable,
  LessonStepTable,
  PointsLedgerTable,
  SavedLessonTable,
  UnitProgressTable,
} from "./schema/progress-tables.ts";
import type {
  ReviewAnswerTable,
  ReviewItemTable,
  ReviewSettingsTable,
  ReviewUndoTable,
} from "./schema/review-tables.ts";
import type {
  CountedTestAttemptTable,
  TestAnswerCountTable,
  TestSittingTable,
} from "./schema/test-tables.ts";
import type {
  ModelUsageTable,
  RateCounterTable,
  SharedVersionTable,
} from "./schema/usage-tables.ts";
import type { VoiceRecordingTable, VoiceSpeakerTable } from "./schema/voice-tables.ts";

/**
 * The tables. Only the portable subset is used: text, integer, bigint. Instants are ISO 8601 in UTC
 * with milliseconds, days are `YYYY-MM-DD`: both sort as text.
 */
export interface Schema {
  accounts: AccountTable;
  session_families: SessionFamilyTable;
  refresh_tokens: RefreshTokenTable;
  saved_lessons: SavedLessonTable;
  lesson_progress: LessonProgressTable;
  learning_events: LearningEventTable;
  points_ledger: PointsLedgerTable;
  activity_days: ActivityDayTable;
  learner_records: LearnerRecordTable;
  earned_achievements: EarnedAchievementTable;
  leaderboard_totals: LeaderboardTotalTable;
  leaderboard_counts: LeaderboardCountTable;
  rate_counters: RateCounterTable;
  model_usage: ModelUsageTable;
  shared_versions: SharedVersionTable;
  deliveries: DeliveryTable;
  password_resets: PasswordResetTable;
  sign_in_flows: SignInFlowTable;
  passkeys: PasskeyTable;
  identities: IdentityTable;
  email_confirmations: EmailConfirmationTable;
  contact_messages: ContactMessageTable;
  notification_settings: NotificationSettingsTable;
  push_subscriptions: PushSubscriptionTable;
  avatars: AvatarTable;
  email_changes: EmailChangeTable;
  speech_recordings: SpeechRecordingTable;
  review_items: ReviewItemTable;
  review_answers: ReviewAnswerTable;
  review_undos: ReviewUndoTable;
  review_settings: ReviewSettingsTable;
  lesson_steps: LessonStepTable;
  unit_progress: UnitProgressTable;
  own_texts: OwnTextTable;
  exam_goals: ExamGoalTable;
  exam_results: ExamResultTable;
  exam_answer_counts: ExamAnswerCountTable;
  test_sittings: TestSittingTable;
  test_answer_counts: TestAnswerCountTable;
  counted_test_attempts: CountedTestAttemptTable;
  privileged_acts: PrivilegedActTable;
  reports: ReportTable;
  account_measures: AccountMeasureTable;
  content_proposals: ContentProposalTable;
  house_settings: HouseSettingTable;
  invitations: InvitationTable;
  voice_recordings: VoiceRecordingTable;
  voice_speakers: VoiceSpeakerTable;
}
