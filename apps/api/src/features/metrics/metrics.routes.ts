import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from "fastify";
import { Registry } from "prom-client";
import type { MetricsAccess } from "#api/config.ts";
import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import { meterDatabase } from "./database-meter.ts";
import { meterProcess } from "./process-meter.ts";
import { meterRequests } from "./request-meter.ts";

interface MetricsParts {
  access: MetricsAccess;
  /** Whose answers are counted, of every route. */
  server: FastifyInstance;
  database: Database;
  now(): number;
}

/** `GET /api/metrics` for whoever watches the processes; nobody else learns that it is there. */
export function metricsRoutes({ access, server, database, now }: MetricsParts): FastifyPluginAsync {
  const registry = new Registry();
  meterRequests(server, registry);
  const readDatabase = meterDatabase(registry, database, now);
  return async (app) => {
    const stop = meterProcess(registry);
    app.addHook("onClose", async () => stop());
    app.get("/metrics", { schema: { hide: true } }, async (request, reply) => {
      if (!allowed(access, request)) throw new AppError("not_found");
      await readDatabase();
      return reply
        .type(registry.contentType)
        .header("cache-control", "no-store")
        .send(await registry.metrics());
    });
  };
}

function allowed(access: MetricsAccess, request: FastifyRequest): boolean {
  if (access.kind === "loopback") return isFromThisMachine(request);
  if (access.kind === "off") return false;
  const [scheme, token] = (request.headers.authorization ?? "").split(" ", 2);
  return scheme?.toLowerCase() === "bearer" && isSame(token ?? "", access.token);
}

/** Compares digests, so that neither the time nor the length says anything about the token. */
function isSame(given: string, expected: string): boolean {
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

const loopback = new Set(["127.0.0.1", "::1", "::ffff:127.0.0.1"]);
const proxied = ["x-forwarded-for", "x-forwarded-host", "x-real-ip", "forwarded", "via"];

/** A proxy on this machine speaks for the whole world, so whatever bears a proxy's mark does not count. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  return (
    loopback.has(socket.remoteAddress ?? "") && proxied.every((name) => headers[name] === undefined)
  );
}
