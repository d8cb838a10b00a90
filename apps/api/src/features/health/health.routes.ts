import { healthEndpoints } from "@tilashar/contracts";
import type { FastifyPluginAsync } from "fastify";
import Type from "typebox";
import { AppError } from "#api/errors.ts";
import { register } from "#api/plugins/register.ts";

const _Status = Type.Object({ status: Type.Literal("ok") });

export interface Readiness {
  /** @throws when the database does not answer */
  ping(): Promise<void>;
  /** True once the process has been asked to stop. */
  isStopping(): boolean;
}

/** Fifteen bytes; and what compresses answers loads, at the first of them, what a start does not need. */
const asItIs = { compress: false } as const;

/** For whoever starts, stops and balances processes. */
export function healthRoutes({ ping, isStopping }: Readiness): FastifyPluginAsync {
  return async (app) => {
    register(app, healthEndpoints.live, async () => ({ status: "ok" as const }), asItIs);

    register(
      app,
      healthEndpoints.ready,
      async () => {
        if (isStopping()) throw new AppError("unavailable", { retryAfterSeconds: 5 });
        await ping();
        return { status: "ok" as const };
      },
      asItIs,
    );
  };
}
