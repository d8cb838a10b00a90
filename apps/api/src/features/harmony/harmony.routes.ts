import { harmonyEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import { finishedWork } from "#api/features/progress/index.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import type { HarmonyService } from "./harmony.service.ts";

/** The call of the harmony trainer. */
export function harmonyRoutes(service: HarmonyService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    register(app, harmonyEndpoints.finishRound, (request) =>
      service.finishRound(
        guard.viewer(request).accountId,
        request.body.answers,
        finishedWork(request.body),
      ),
    );
  };
}
