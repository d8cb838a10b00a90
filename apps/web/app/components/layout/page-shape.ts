import { matchPath, type Register } from "react-router";

/** What a page looks like before its content is there. */
export type PageShape = "cards" | "path" | "resource" | "film" | "card" | "session";

const shapes: readonly (readonly [page: keyof Register["pages"], shape: PageShape])[] = [
  ["/lessons", "path"],
  ["/learn", "path"],
  ["/read", "cards"],
  ["/watch", "cards"],
  ["/grammar", "cards"],
  ["/exams", "cards"],
  ["/lessons/:id", "resource"],
  ["/reading/:id", "resource"],
  ["/grammar/:id", "resource"],
  ["/exams/:slug", "resource"],
  ["/watching/:id", "film"],
  ["/exams/:slug/:mock", "resource"],
  ["/exams/:slug/tasks/:task", "resource"],
  ["/word/:lemma", "card"],
  ["/word-of-the-day", "card"],
  ["/word-of-the-day/:day", "card"],
  ["/lessons/:of/:name/:part", "session"],
];

/** Null for a page that brings no content with it: it is there at once, or waits by itself. */
export const shapeOf = (pathname: string): PageShape | null =>
  shapes.find(([page]) => matchPath(page, pathname) !== null)?.[1] ?? null;
