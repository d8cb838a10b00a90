import { type TodayPlans, todayEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Guard } from "#api/plugins/authentication.ts";
import { register } from "#api/plugins/register.ts";
import type { Plan, TodayService } from "./today.service.ts";

export function todayRoutes(service: TodayService, guard: Guard): FastifyPluginAsync {
  return async (app) => {
    register(app, todayEndpoints.plans, async (request) =>
      (await service.plans(guard.viewer(request).accountId)).map(toPlan),
    );
  };
}

const toPlan = ({ minutes, steps }: Plan): TodayPlans[number] => ({
  minutes,
  step: steps[0] ?? null,
  steps: [...steps],
  seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
});
