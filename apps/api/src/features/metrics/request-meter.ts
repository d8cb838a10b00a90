import type { FastifyInstance } from "fastify";
import { Histogram, type Registry } from "prom-client";

/**
 * Counts every answer from now on, by the route's pattern (never the address, which may hold a secret and
 * has no end of values) and the class of status.
 */
export function meterRequests(server: FastifyInstance, registry: Registry): void {
  const durations = new Histogram({
    name: "tilashar_http_request_duration_seconds",
    help: "Answers by route pattern, method and class of status, and how long they took.",
    labelNames: ["route", "method", "status"],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  server.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "none";
    const status = `${Math.trunc(reply.statusCode / 100)}xx`;
    durations.observe({ route, method: request.method, status }, reply.elapsedTime / 1000);
    done();
  });
}
