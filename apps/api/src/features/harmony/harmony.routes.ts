import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorResponse, HarmonyRoundRequest, HarmonyRoundResponse } from "@tilashar/contracts";
import type { Guard } from "#api/plugins/authentication.ts";
import type { HarmonyService } from "./harmony.service.ts";

/** The call of the harmony trainer. */
export function harmonyRoutes(service: HarmonyService, guard: Guard): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.post(
      "/profile/harmony-rounds/",
      {
        onRequest: guard.required,
        schema: {
          tags: ["Harmony"],
          summary: "Send a round of the harmony trainer",
          description:
            "Answers are graded here, by the language engine. A right one pays a point, up to the day's limit; the same `attempt` sent again changes nothing and gets the same answer.",
          security: [{ bearer: [] }],
          body: HarmonyRoundRequest,
          response: { 200: HarmonyRoundResponse, "4xx": ErrorResponse },
        },
      },
      (request) => service.finishRound(guard.viewer(request).accountId, request.body),
    );
  };
}
