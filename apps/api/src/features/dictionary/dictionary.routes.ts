import { dictionaryEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { AppError } from "#api/errors.ts";
import { publicJsonHeaders } from "#api/plugins/prepared-catalogue.ts";
import { prepareContent, sendPrepared } from "#api/plugins/prepared-content.ts";
import { register } from "#api/plugins/register.ts";
import type { Dictionary } from "./dictionary.ts";
import { toWord } from "./dictionary.wire.ts";

/** `GET /dictionary/{lemma}/`: a word is described in a few milliseconds, so that none is kept. */
export function dictionaryRoutes(dictionary: Dictionary, publicUrl: string): FastifyPluginAsync {
  const headers = publicJsonHeaders(publicUrl);
  return async (app) => {
    register(app, dictionaryEndpoints.word, (request, reply) => {
      const looked = dictionary.look(request.params.lemma);
      if ("unknown" in looked) throw new AppError("not_found");
      const content = prepareContent(JSON.stringify(toWord(looked.found)), headers, { once: true });
      return sendPrepared(request, reply, content);
    });
  };
}
