import type { preValidationHookHandler } from "fastify";
import { type FieldProblems, invalid } from "#api/errors.ts";

/** Text a database or a terminal would stumble over: PostgreSQL refuses U+0000 and half characters. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** Deeper than any request of ours; what is deeper is refused by its schema anyway. */
const deepest = 8;

function isClean(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null || depth >= deepest) return true;
  return Object.entries(value).every(([key, part]) => isStorable(key) && isClean(part, depth + 1));
}

/** Refuses a request any part of which holds text that cannot be stored, naming the field. */
export const storableTextOnly: preValidationHookHandler = (request, _reply, done) => {
  const problems: Record<string, FieldProblems[string]> = {};
  for (const part of [request.body, request.query, request.params]) {
    if (typeof part !== "object" || part === null) continue;
    for (const [field, value] of Object.entries(part)) {
      if (isStorable(field) && isClean(value)) continue;
      problems[isStorable(field) ? field : "detail"] = [{ key: "field_character" }];
    }
  }
  done(Object.keys(problems).length > 0 ? invalid(problems) : undefined);
};
