import { type ChatPoint, type Language, sentenceCheckEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { clientAddress } from "#api/limits/client-address.ts";
import type { RateLimiter } from "#api/limits/rate-limiter.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import { requestLanguage } from "#api/plugins/request-language.ts";
import type { TutorWorker } from "./tutor-worker.ts";

interface SentenceCheckParts {
  tutor: Pick<TutorWorker, "checkSentence">;
  limiter: RateLimiter;
  guard: Guard;
  pointOf(id: string, language: Language): ChatPoint | undefined;
}

/**
 * What the tutor says of a typed sentence. A grade never waits for it: the server grades an answer again from what was asked
 * alone, so that the same answer has the same grade whenever it is sent.
 */
export function sentenceCheckRoutes(parts: SentenceCheckParts): FastifyPluginAsync {
  const { tutor, limiter, guard } = parts;
  return async (app) => {
    register(app, sentenceCheckEndpoints.check, async (request, reply) => {
      const viewer = guard.viewerOrNull(request);
      await limiter.take(
        "sentenceByClient",
        viewer === null ? clientAddress(request.ip) : `account ${viewer.accountId}`,
      );
      const { sentence, verdict, text, point } = await tutor.checkSentence(request.body.sentence);
      void reply.header("cache-control", "no-store");
      const wrong = verdict === "wrong";
      return {
        sentence,
        verdict,
        mended: wrong ? text : null,
        point:
          wrong && point !== null ? (parts.pointOf(point, requestLanguage(request)) ?? null) : null,
      };
    });
  };
}
