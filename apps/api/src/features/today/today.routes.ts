import { type TodayPlans, todayEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import type { Account } from "#api/features/auth/index.ts";
import { jsonParts } from "#api/plugins/answer-bytes.ts";
import type { Guard } from "#api/plugins/authentication.ts";
import type { KeptAnswers } from "#api/plugins/kept-answers.ts";
import { register } from "#api/plugins/register.ts";
import type { Plan, TodayService } from "./today.service.ts";

export function todayRoutes(
  service: TodayService,
  guard: Guard,
  keep: KeptAnswers<Account & { revision: number }>,
): FastifyPluginAsync {
  const send = keep(async (account) => {
    const { plans, until } = await service.plans(account);
    return { parts: jsonParts(plans.map(toPlan)), until };
  });

  return async (app) => {
    register(app, todayEndpoints.plans, (request, reply) =>
      send(request, reply, guard.viewer(request).accountId),
    );
  };
}

const toPlan = ({ minutes, steps }: Plan): TodayPlans[number] => ({
  minutes,
  step: steps[0] ?? null,
  steps: [...steps],
  seconds: steps.reduce((sum, { seconds }) => sum + seconds, 0),
});
