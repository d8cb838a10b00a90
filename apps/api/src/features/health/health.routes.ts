import type { FastifyPluginAsyncTypebox } from "@fastify/type-provider-typebox";
import { ErrorResponse } from "@tilashar/contracts";
import Type from "typebox";
import { AppError } from "#api/errors.ts";

const Status = Type.Object({ status: Type.Literal("ok") });

export interface Readiness {
  /** @throws when the database does not answer */
  ping(): Promise<void>;
  /** True once the process has been asked to stop. */
  isStopping(): boolean;
}

/** For whoever starts, stops and balances processes. */
export function healthRoutes({ ping, isStopping }: Readiness): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      "/health/live",
      {
        schema: {
          tags: ["Health"],
          summary: "Is the process alive?",
          response: { 200: Status },
        },
      },
      async () => ({ status: "ok" as const }),
    );

    app.get(
      "/health/ready",
      {
        schema: {
          tags: ["Health"],
          summary: "Should it be sent requests?",
          description: "503 while the database does not answer, or while the process is stopping.",
          response: { 200: Status, 503: ErrorResponse },
        },
      },
      async () => {
        if (isStopping()) throw new AppError("unavailable", { retryAfterSeconds: 5 });
        await ping();
        return { status: "ok" as const };
      },
    );
  };
}
