import type { ContentKind } from "../content-file/content-kind.ts";

/**
 * Files whose texts are edited one by one. A film's lines are drawn and spoken into the film, and the tutor's
 * files hold patterns and places to fill: who changes those works on the files themselves.
 */
export const EDITABLE_KINDS: ReadonlySet<ContentKind> = new Set([
  "lesson",
  "unit",
  "reading",
  "test",
  "dayWords",
  "phrases",
  "proverbs",
  "grammar",
] as const);
