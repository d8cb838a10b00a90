import { type ContentKind, kindOfFile } from "../content-file/content-kind.ts";

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

/** Whether a path from the content folder is that of a file whose texts are edited. */
export function isEditableFile(file: string): boolean {
  const kind = kindOfFile(file);
  return kind !== undefined && EDITABLE_KINDS.has(kind);
}
