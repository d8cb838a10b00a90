import { dictionaryEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#api/errors.ts";
import { prepareContent, sendPrepared } from "#api/plugins/prepared-content.ts";
import { register } from "#api/plugins/register.ts";
import { apiHeaders } from "#api/plugins/security-headers.ts";
import type { Dictionary } from "./dictionary.ts";

/** For browsers and shared caches: a minute without asking, then a cheap question by the tag. */
const forEveryone = "public, max-age=60, stale-while-revalidate=600";

/** `GET /dictionary/{lemma}/`: a word is described in a few milliseconds, so that none is kept. */
export function dictionaryRoutes(dictionary: Dictionary, publicUrl: string): FastifyPluginAsync {
  const headers = {
    ...apiHeaders(publicUrl),
    "content-type": "application/json; charset=utf-8",
    "cache-control": forEveryone,
    vary: "accept-encoding",
  };
  return async (app) => {
    register(app, dictionaryEndpoints.word, (request, reply) => {
      const looked = dictionary.look(request.params.lemma);
      if ("unknown" in looked) throw new AppError("not_found");
      const content = prepareContent(JSON.stringify(looked.found), headers, { once: true });
      return sendPrepared(request, reply, content);
    });
  };
}
