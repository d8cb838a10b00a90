import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";
import type { StatementBatch } from "./statement-batch.ts";

/** What learners ask for most. */
const reads = [
  "/lessons-materials/1/",
  "/profile/stats/",
  "/profile/courses/",
  "/profile/leaderboard/?filter=week",
  "/profile/leaderboard/user_position/",
  "/profile/leaderboard/neighbours/",
  "/test/questions/",
  "/auth/session/",
  "/profile/today/",
  "/path",
  "/word-of-the-day",
];

onBothDatabases("round trips to PostgreSQL", (api) => {
  afterEach(() => vi.restoreAllMocks());

  /** What PostgreSQL is sent meanwhile: the statements of each round trip. */
  async function roundTripsOf(work: () => Promise<{ status: number }>): Promise<string[][]> {
    const query = vi.spyOn(pg.Client.prototype, "query");
    expect((await work()).status).toBeLessThan(300);
    const sent = query.mock.calls
      .map(([asked]) => {
        const sent = asked as unknown as string | StatementBatch;
        return typeof sent === "string" ? [sent] : sent.statements.map(({ text }) => text);
      })
      // The outbox looks for itself whether something waits; who is suspended is asked once a second for all.
      .map((texts) => texts.filter((text) => !/deliveries|"suspended_at" is not null/.test(text)))
      .filter((texts) => texts.length > 0);
    query.mockRestore();
    return sent;
  }
  const isPostgres = () => api().place.dialect === "postgres";
  const own = (learner: Learner, method: "GET" | "POST", path: string, body?: unknown) => () =>
    api().call(method, path, body, { token: learner.access });

  test("a read makes two at most, and one where nothing was done since the last", async () => {
    const learner = await api().learner();
    await own(learner, "POST", "/profile/saved-lessons/", { lesson_id: 1 })();
    for (const path of reads) {
      const first = await roundTripsOf(own(learner, "GET", path));
      const again = await roundTripsOf(own(learner, "GET", path));
      expect(first.length, `${path}: ${first.join("; ")}`).toBeLessThanOrEqual(
        isPostgres() ? 2 : 0,
      );
      expect(again.length, path).toBeLessThanOrEqual(first.length);
      if (isPostgres() && /stats|courses|today|path$/.test(path)) expect(again.length).toBe(1);
    }
  });

  test("a write is one transaction of few round trips", async () => {
    const learner = await api().learner();
    // The first lesson of a day and of a learner reads more.
    await own(learner, "POST", "/profile/saved-lessons/", { lesson_id: 1 })();
    const saved = { lesson_id: 1, attempt: randomUUID() };
    const writes = [
      { most: 4, write: own(learner, "POST", "/profile/saved-lessons/", saved) },
      { most: 4, write: own(learner, "POST", "/profile/leaderboard/add_points/", { points: 4 }) },
      {
        most: 4,
        write: own(learner, "POST", "/auth/token/refresh/", { refresh: learner.refresh }),
      },
    ];
    for (const { most, write } of writes) {
      const roundTrips = await roundTripsOf(write);
      const sent = roundTrips.flat();
      if (!isPostgres()) continue;
      expect(roundTrips.length, sent.join("\n")).toBeLessThanOrEqual(most);
      expect(sent.filter((text) => /^(begin|start transaction)/i.test(text))).toHaveLength(1);
      expect(sent[0]).toMatch(/^(begin|start transaction)/i);
      expect(sent.at(-1)).toMatch(/^commit/i);
    }
  });
});
