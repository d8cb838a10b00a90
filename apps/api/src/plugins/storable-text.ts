import type { preValidationHookHandler } from "fastify";
import { type FieldProblems, invalid } from "#api/errors.ts";

/** Text a database or a terminal would stumble over: PostgreSQL refuses U+0000 and half characters. */
const isStorable = (text: string) => !text.includes("\0") && text.isWellFormed();

/** Deeper than any request of ours; what is deeper is refused by its schema anyway. */
const deepest = 9;

function isClean(value: unknown, depth = 0): boolean {
  if (typeof value === "string") return isStorable(value);
  if (typeof value !== "object" || value === null || depth >= deepest) return true;
  if (ArrayBuffer.isView(value)) return true;
  for (const key in value) {
    if (!isStorable(key) || !isClean((value as Record<string, unknown>)[key], depth + 1))
      return false;
  }
  return true;
}

/** Refuses a request any part of which holds text that cannot be stored, naming the field. */
export const storableTextOnly: preValidationHookHandler = (request, _reply, done) => {
  const { body, query, params } = request;
  if (isClean(body) && isClean(query) && isClean(params)) return done();
  const problems: Record<string, FieldProblems[string]> = {};
  for (const part of [body, query, params]) {
    if (typeof part !== "object" || part === null) continue;
    for (const [field, value] of Object.entries(part)) {
      if (isStorable(field) && isClean(value)) continue;
      problems[isStorable(field) ? field : "detail"] = [{ key: "field_character" }];
    }
  }
  done(Object.keys(problems).length > 0 ? invalid(problems) : undefined);
};
