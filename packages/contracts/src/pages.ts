import type { User } from "./auth.ts";
import type { Language } from "./language.ts";
import type { LessonDetail, LessonSummary } from "./lessons.ts";

/** The content calls as plain functions: what a page's loader on the server reads, in process. */
export interface PublicContent {
  lessons(): LessonSummary[];
  /** Null when there is no such lesson. `user` is always null: public pages are the same for everyone. */
  lesson(id: number): LessonDetail | null;
}

/** What the HTTP server gives the page renderer with each request. */
export interface PageContext {
  language: Language;
  content: PublicContent;
  /** `PUBLIC_URL` without a trailing slash, for canonical links. */
  publicUrl: string;
}

/**
 * The web application's server build exports `handlePage` of this type. It renders a whole document
 * (never streams half of one) and leaves caching, compression and headers to the HTTP server.
 */
export type HandlePage = (request: Request, context: PageContext) => Promise<Response>;

/** The signed-in user as the browser caches it in local storage. */
export interface CachedUser {
  id: User["id"];
  username: string;
  email: string;
  languagePreference: Language;
}
