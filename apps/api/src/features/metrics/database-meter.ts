import { Gauge, type Registry } from "prom-client";
import type { Database } from "#api/db/database.ts";
import { countWaiting } from "#api/outbox/deliveries.repository.ts";

/**
 * Measures connections of this process and what waits in the outbox; without a database, that it is away.
 *
 * @returns reads them anew, for the next scrape
 */
export function meterDatabase(
  registry: Registry,
  database: Database,
  now: () => number,
): () => Promise<void> {
  const registers = [registry];
  const up = new Gauge({
    name: "tilashar_database_up",
    help: "1 when the database answered this scrape.",
    registers,
  });
  const connections = new Gauge({
    name: "tilashar_database_connections",
    help: "Connections of this process by what they do.",
    labelNames: ["state"],
    registers,
  });
  const waiting = new Gauge({
    name: "tilashar_database_waiting",
    help: "Queries and transactions that wait for a connection.",
    registers,
  });
  const deliveries = new Gauge({
    name: "tilashar_outbox_waiting",
    help: "Deliveries that have not ended, by channel, in all processes together.",
    labelNames: ["channel"],
    registers,
  });
  const oldest = new Gauge({
    name: "tilashar_outbox_oldest_seconds",
    help: "Age of the oldest delivery that has not ended, by channel.",
    labelNames: ["channel"],
    registers,
  });
  return async () => {
    const pressure = database.pressure();
    connections.set({ state: "busy" }, pressure.connections - pressure.idle);
    connections.set({ state: "idle" }, pressure.idle);
    waiting.set(pressure.waiting);
    // One query tells of both outbox gauges, and by its failure that the database is away.
    const queues = await countWaiting(database.queries, now()).catch(() => null);
    up.set(queues === null ? 0 : 1);
    deliveries.reset();
    oldest.reset();
    for (const queue of queues ?? []) {
      deliveries.set({ channel: queue.channel }, queue.deliveries);
      oldest.set({ channel: queue.channel }, queue.oldestMs / 1000);
    }
  };
}
