import { todayEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import type { TodayService } from "./today.service.ts";

export function todayRoutes(service: TodayService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    register(app, todayEndpoints.plans, (request) =>
      service.plans(guard.viewer(request).accountId),
    );
  };
}
