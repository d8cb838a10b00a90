import { grammarEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#api/errors.ts";
import {
  type PreparedContent,
  prepareContent,
  sendPrepared,
} from "#api/plugins/prepared-content.ts";
import { register } from "#api/plugins/register.ts";
import { apiHeaders } from "#api/plugins/security-headers.ts";
import type { GrammarBook } from "./grammar-book.ts";

/** For browsers and shared caches: a minute without asking, then a cheap question by the tag. */
const forEveryone = "public, max-age=60, stale-while-revalidate=600";

/** The calls about grammar, the same for everyone: serialised and compressed once. */
export function grammarRoutes(book: GrammarBook, publicUrl: string): FastifyPluginAsync {
  const headers = {
    ...apiHeaders(publicUrl),
    "content-type": "application/json; charset=utf-8",
    "cache-control": forEveryone,
    vary: "accept-encoding",
  };
  const list = prepareContent(JSON.stringify(book.summaries), headers);
  const details = new Map<string, PreparedContent>();

  return async (app) => {
    register(app, grammarEndpoints.list, (request, reply) => sendPrepared(request, reply, list));

    register(app, grammarEndpoints.detail, (request, reply) => {
      const { id } = request.params;
      const point = book.pointOf(id);
      if (point === undefined) throw new AppError("not_found");
      const prepared = details.get(id) ?? prepareContent(JSON.stringify(point), headers);
      details.set(id, prepared);
      return sendPrepared(request, reply, prepared);
    });
  };
}
