import type { LessonLevel } from "@tilashar/contracts";

/** Every address of the application, once. No component writes a path by hand. */
export const paths = {
  home: "/",
  lessons: "/lessons",
  lessonsOfLevel: (level: LessonLevel) => `/lessons?level=${level}`,
  /** The whole list in one document. */
  allLessons: (level: LessonLevel | null) =>
    level === null ? "/lessons?all" : `/lessons?level=${level}&all`,
  lesson: (id: number) => `/lessons/${id}`,
  /** A step of a lesson; the last one, `check`, is its quiz, which opens on the lesson's own page. */
  step: (lesson: number, step: string) =>
    step === "check" ? `/lessons/${lesson}?check` : `/lessons/${lesson}/steps/${step}`,
  /** The story or the checkpoint of a unit. */
  unitSession: (unit: string, part: "story" | "checkpoint") => `/lessons/units/${unit}/${part}`,
  learn: "/learn",
  read: "/read",
  readOfLevel: (level: LessonLevel) => `/read?level=${level}`,
  reading: (id: number) => `/reading/${id}`,
  watch: "/watch",
  watchOfLevel: (level: LessonLevel) => `/watch?level=${level}`,
  film: (id: number) => `/watching/${id}`,
  chatbot: "/learn/chatbot",
  speech: "/learn/speech",
  harmony: "/learn/harmony",
  grammar: "/grammar",
  grammarByNeed: "/grammar?by=need",
  grammarPoint: (id: string) => `/grammar/${id}`,
  /** The page of a word of the dictionary. */
  word: (lemma: string) => `/word/${encodeURIComponent(lemma)}`,
  offline: "/offline",
  proficiencyTest: "/proficiency-test",
  wordOfTheDay: "/word-of-the-day",
  /** A past day's word; `day` as `2026-11-21`. */
  dayWord: (day: string) => `/word-of-the-day/${day}`,
  review: "/review",
  words: "/words",
  login: "/login",
  register: "/register",
  forgotPassword: "/forgot-password",
  /** With the number and the secret of a mailed link behind it. */
  resetPassword: "/reset-password",
  /** With the signed token of a mail behind it. */
  unsubscribe: "/unsubscribe",
  about: "/about",
  contact: "/contact",
  privacy: "/privacy",
  profile: "/profile",
  leaderboard: "/profile/leaderboard",
  /** One page of one board, the first being 1. */
  leaderboardPage: (filter: "all" | "month" | "week", page: number) =>
    `/profile/leaderboard?filter=${filter}${page > 1 ? `&page=${page}` : ""}`,
  settings: "/profile/settings",
  achievements: "/profile/achievements",
} as const;

const guestOnly: ReadonlySet<string> = new Set([
  paths.home,
  paths.login,
  paths.register,
  paths.forgotPassword,
  paths.about,
]);

/** True for a page that a signed-in learner is sent away from. */
export function isGuestOnly(pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/+$/, "");
  return guestOnly.has(path) || path.startsWith(`${paths.resetPassword}/`);
}
