import type { LessonLevel } from "@tilashar/contracts";
import { href, matchPath, type Register } from "react-router";
import { offlinePage } from "./offline/kept-pages.ts";

/** Begins the part of an address that brings a text along. */
export const bringMark = "bring=";

/** Every address of the application, once, typed by the routes. No component writes a path by hand. */
export const paths = {
  home: href("/"),
  lessons: href("/lessons"),
  lessonsOfLevel: (level: LessonLevel) => `${href("/lessons")}?level=${level}`,
  /** The whole list in one document. */
  allLessons: (level: LessonLevel | null) =>
    `${href("/lessons")}?${level === null ? "" : `level=${level}&`}all`,
  lesson: (id: number) => href("/lessons/:id", { id: String(id) }),
  /** A step of a lesson; the last one, `check`, is its quiz, which opens on the lesson's own page. */
  step: (lesson: number, step: string) =>
    step === "check"
      ? `${href("/lessons/:id", { id: String(lesson) })}?check`
      : href("/lessons/:of/:name/:part", { of: String(lesson), name: "steps", part: step }),
  /** The story or the checkpoint of a unit. */
  unitSession: (unit: string, part: "story" | "checkpoint") =>
    href("/lessons/:of/:name/:part", { of: "units", name: unit, part }),
  learn: href("/learn"),
  read: href("/read"),
  readOfLevel: (level: LessonLevel) => `${href("/read")}?level=${level}`,
  reading: (id: number) => href("/reading/:id", { id: String(id) }),
  ownTexts: href("/read/mine"),
  /** One of the learner's own texts: which one stays in the browser. */
  ownText: (id: string) => `${href("/read/mine")}#${id}`,
  /** With a text written in the field for a new one: after the `#`, so that no server is told it. */
  bringText: (text: string) => `${href("/read/mine")}#${bringMark}${encodeURIComponent(text)}`,
  /** The words that matter most for one of them. */
  ownTextWords: (id: string) => `${href("/read/mine")}#${id}/words`,
  watch: href("/watch"),
  watchOfLevel: (level: LessonLevel) => `${href("/watch")}?level=${level}`,
  film: (id: number) => href("/watching/:id", { id: String(id) }),
  chatbot: href("/learn/chatbot"),
  /** With something written in the tutor's field already. */
  askTutor: (text: string) => `${href("/learn/chatbot")}?ask=${encodeURIComponent(text)}`,
  speech: href("/learn/speech"),
  voiceComparison: href("/learn/speech/voice"),
  harmony: href("/learn/harmony"),
  grammar: href("/grammar"),
  grammarByNeed: `${href("/grammar")}?by=need`,
  grammarPoint: (id: string) => href("/grammar/:id", { id }),
  phrases: href("/phrases"),
  phraseTopic: (id: string) => href("/phrases/:id", { id }),
  /** The page of a word of the dictionary. */
  word: (lemma: string) => href("/word/:lemma", { lemma }),
  offline: href(offlinePage),
  proficiencyTest: href("/proficiency-test"),
  exams: href("/exams"),
  exam: (slug: string) => href("/exams/:slug", { slug }),
  /** Questions to practise; `exam` is prepared for, `point` alone is asked. */
  examPractice: (mock: string, query: { exam?: string; point?: string } = {}) => {
    const asked = new URLSearchParams(query).toString();
    return href("/exams/practice/:mock", { mock }) + (asked === "" ? "" : `?${asked}`);
  },
  examMock: (slug: string, mock: string) => href("/exams/:slug/:mock", { slug, mock }),
  examTask: (slug: string, task: number) =>
    href("/exams/:slug/tasks/:task", { slug, task: String(task) }),
  examPaper: (slug: string, mock: string) => href("/exams/:slug/:mock/paper", { slug, mock }),
  wordOfTheDay: href("/word-of-the-day"),
  /** A past day's word; `day` as `2026-11-21`. */
  dayWord: (day: string) => href("/word-of-the-day/:day", { day }),
  review: href("/review"),
  words: href("/words"),
  /** What became of one's own reports. */
  reports: href("/reports"),
  moderate: href("/moderate"),
  admin: href("/admin"),
  studio: href("/studio"),
  edit: href("/edit"),
  /** What the course says in these words. */
  editText: (text: string) => `${href("/edit")}?text=${encodeURIComponent(text.slice(0, 100))}`,
  editFile: (file: string) => `${href("/edit")}?file=${encodeURIComponent(file)}`,
  /** The form of one thing of a content file. */
  editPlace: (file: string, at: string) =>
    `${href("/edit")}?file=${encodeURIComponent(file)}&at=${encodeURIComponent(at)}`,
  editProposals: href("/edit/proposals"),
  login: href("/login"),
  register: href("/register"),
  forgotPassword: href("/forgot-password"),
  about: href("/about"),
  contact: href("/contact"),
  privacy: href("/privacy"),
  accessibility: href("/accessibility"),
  /** For those who speak Kazakh and would help. */
  speakKazakh: href("/speak-kazakh"),
  /** What is one's own, and the rest of the site: the last tab of a phone. */
  me: href("/me"),
  profile: href("/profile"),
  leaderboard: href("/profile/leaderboard"),
  /** One page of one board, the first being 1. */
  leaderboardPage: (filter: "all" | "month" | "week", page: number) =>
    `${href("/profile/leaderboard")}?filter=${filter}${page > 1 ? `&page=${page}` : ""}`,
  settings: href("/profile/settings"),
  achievements: href("/profile/achievements"),
} as const;

const guestOnly = [
  "/",
  "/login",
  "/register",
  "/forgot-password",
  "/about",
  "/reset-password/:uid/:token",
] as const satisfies (keyof Register["pages"])[];

/** True for a page that a signed-in learner is sent away from. */
export function isGuestOnly(pathname: string): boolean {
  return guestOnly.some((page) => matchPath(page, pathname) !== null);
}
