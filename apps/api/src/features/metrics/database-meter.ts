import type { Database } from "#api/db/database.ts";
import { countWaiting } from "#api/outbox/deliveries.repository.ts";
import type { Family } from "./exposition.ts";

/** Connections of this process and what waits in the outbox; without a database, that it is away. */
export async function databaseFamilies(database: Database, now: number): Promise<Family[]> {
  const { connections, idle, waiting } = database.pressure();
  const queues = await countWaiting(database.queries, now).catch(() => null);
  return [
    {
      name: "tilashar_database_up",
      help: "1 when the database answered this scrape.",
      type: "gauge",
      samples: [{ value: queues === null ? 0 : 1 }],
    },
    {
      name: "tilashar_database_connections",
      help: "Connections of this process by what they do.",
      type: "gauge",
      samples: [
        { labels: { state: "busy" }, value: connections - idle },
        { labels: { state: "idle" }, value: idle },
      ],
    },
    {
      name: "tilashar_database_waiting",
      help: "Queries and transactions that wait for a connection.",
      type: "gauge",
      samples: [{ value: waiting }],
    },
    {
      name: "tilashar_outbox_waiting",
      help: "Deliveries that have not ended, by channel, in all processes together.",
      type: "gauge",
      samples: (queues ?? []).map(({ channel, deliveries }) => ({
        labels: { channel },
        value: deliveries,
      })),
    },
    {
      name: "tilashar_outbox_oldest_seconds",
      help: "Age of the oldest delivery that has not ended, by channel.",
      type: "gauge",
      samples: (queues ?? []).map(({ channel, oldestMs }) => ({
        labels: { channel },
        value: oldestMs / 1000,
      })),
    },
  ];
}
