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
  login: "/login",
  register: "/register",
  profile: "/profile",
} as const;

const guestOnly: ReadonlySet<string> = new Set([paths.home, paths.login, paths.register]);

/** True for a page that a signed-in learner is sent away from. */
export function isGuestOnly(pathname: string): boolean {
  return guestOnly.has(pathname.replace(/(?<=.)\/+$/, ""));
}
