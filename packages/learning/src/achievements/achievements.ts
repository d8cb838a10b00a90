import type { Counter, Counters } from "./counters.ts";

/** What a badge shows; each theme has its own glyph. */
export const ACHIEVEMENT_THEMES = [
  "step",
  "lesson",
  "word",
  "streak",
  "score",
  "reading",
  "film",
  "speech",
  "review",
  "level",
  "culture",
  "script",
  "habit",
] as const;

export type AchievementTheme = (typeof ACHIEVEMENT_THEMES)[number];
export type AchievementTier = 1 | 2 | 3;

export interface Achievement {
  readonly id: string;
  readonly theme: AchievementTheme;
  /** How far one has come with it: felt, silver, gold. */
  readonly tier: AchievementTier;
  /** It is earned when this counter reaches `need`. */
  readonly counter: Counter;
  readonly need: number;
}

/**
 * Raise it whenever a rule below or in counters.ts changes: every learner's record is then derived anew
 * from the log, and whoever already meets a new rule earns it at once. What was earned stays earned.
 */
export const ACHIEVEMENT_RULES_VERSION = 1;

const rule = (
  id: string,
  theme: AchievementTheme,
  tier: AchievementTier,
  counter: Counter,
  need: number,
): Achievement => ({ id, theme, tier, counter, need });

/** Every achievement, in the order shown. An id is never reused. */
export const ACHIEVEMENTS: readonly Achievement[] = [
  rule("first-lesson", "step", 1, "quizzes", 1),
  rule("first-reading", "step", 1, "readings", 1),
  rule("first-film", "step", 1, "films", 1),
  rule("first-spoken", "step", 1, "spoken", 5),
  rule("first-review", "step", 1, "reviews", 10),
  rule("first-test", "step", 1, "tests", 1),
  rule("lessons-10", "lesson", 1, "lessons", 10),
  rule("lessons-50", "lesson", 2, "lessons", 50),
  rule("lessons-120", "lesson", 3, "lessons", 120),
  rule("words-100", "word", 1, "words", 100),
  rule("words-500", "word", 2, "words", 500),
  rule("words-1200", "word", 3, "words", 1200),
  rule("streak-3", "streak", 1, "longestStreak", 3),
  rule("streak-7", "streak", 1, "longestStreak", 7),
  rule("streak-30", "streak", 2, "longestStreak", 30),
  rule("streak-100", "streak", 3, "longestStreak", 100),
  rule("full-score-1", "score", 1, "fullScores", 1),
  rule("full-score-10", "score", 2, "fullScores", 10),
  rule("full-score-50", "score", 3, "fullScores", 50),
  rule("readings-10", "reading", 2, "readings", 10),
  rule("readings-50", "reading", 3, "readings", 50),
  rule("films-5", "film", 2, "films", 5),
  rule("films-15", "film", 3, "films", 15),
  rule("spoken-100", "speech", 2, "spoken", 100),
  rule("spoken-1000", "speech", 3, "spoken", 1000),
  rule("reviews-200", "review", 1, "reviews", 200),
  rule("reviews-1000", "review", 2, "reviews", 1000),
  rule("reviews-5000", "review", 3, "reviews", 5000),
  rule("level-b", "level", 2, "testLevel", 2),
  rule("level-c", "level", 3, "testLevel", 3),
  rule("nauryz", "culture", 2, "nauryz", 1),
  rule("language-day", "culture", 2, "languageDay", 1),
  rule("day-words-7", "culture", 1, "dayWords", 7),
  rule("day-words-30", "culture", 3, "dayWords", 30),
  rule("latin", "script", 1, "latin", 1),
  rule("arabic", "script", 2, "arabic", 1),
  rule("early-bird", "habit", 1, "earlyDays", 5),
  rule("comeback", "habit", 1, "comebacks", 1),
  rule("all-round", "habit", 2, "kindsInADay", 4),
  rule("days-100", "habit", 3, "activeDays", 100),
];

export interface AchievementProgress {
  readonly have: number;
  readonly need: number;
}

/** How far a learner is with one achievement; `have` never exceeds `need`. */
export function progressOf(
  { counter, need }: Achievement,
  counters: Counters,
): AchievementProgress {
  return { have: Math.min(need, counters[counter] ?? 0), need };
}

/** The achievements whose counter passed their mark between two states of the counters. */
export function newlyEarned(before: Counters, after: Counters): Achievement[] {
  return ACHIEVEMENTS.filter(
    ({ counter, need }) => (before[counter] ?? 0) < need && (after[counter] ?? 0) >= need,
  );
}
