import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorResponse, TodayPlans } from "@tilashar/contracts";
import type { Guard } from "#api/plugins/authentication.ts";
import type { TodayService } from "./today.service.ts";

export function todayRoutes(service: TodayService, guard: Guard): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/profile/today/",
      {
        onRequest: guard.required,
        schema: {
          tags: ["Profile"],
          security: [{ bearer: [] }],
          summary: "The next step, sized to 3, 5 or 10 minutes",
          response: { 200: TodayPlans, "4xx": ErrorResponse },
        },
      },
      (request) => service.plans(guard.viewer(request).accountId),
    );
  };
}
