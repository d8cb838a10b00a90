import type { NoteSpan } from "@tilashar/contracts";
import type { LineSpan } from "@tilashar/learning/session";

/** The spans of a line about Kazakh, as notes draw them. */
export const spansOf = (spans: readonly LineSpan[]): NoteSpan[] =>
  spans.map(({ segments, ...span }) => ({
    ...span,
    ...(segments !== undefined && { segments: [...segments] }),
  }));
