import { randomUUID } from "node:crypto";
import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

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

  /** The statements that PostgreSQL is sent meanwhile. */
  async function statementsOf(work: () => Promise<{ status: number }>): Promise<string[]> {
    const query = vi.spyOn(pg.Client.prototype, "query");
    expect((await work()).status).toBeLessThan(300);
    const sent = query.mock.calls
      .map(([asked]) => {
        const text = asked as unknown as string | { text: string };
        return typeof text === "string" ? text : text.text;
      })
      // The outbox looks for itself whether something waits; who is suspended is asked once a second for all.
      .filter((text) => !/deliveries|"suspended_at" is not null/.test(text));
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
      const first = await statementsOf(own(learner, "GET", path));
      const again = await statementsOf(own(learner, "GET", path));
      expect(first.length, `${path}: ${first.join("; ")}`).toBeLessThanOrEqual(
        isPostgres() ? 2 : 0,
      );
      expect(again.length, path).toBeLessThanOrEqual(first.length);
      if (isPostgres() && /stats|courses|today|path$/.test(path)) expect(again.length).toBe(1);
    }
  });

  test("a write is one transaction", async () => {
    const learner = await api().learner();
    const writes = [
      own(learner, "POST", "/profile/saved-lessons/", { lesson_id: 1, attempt: randomUUID() }),
      own(learner, "POST", "/profile/leaderboard/add_points/", { points: 4 }),
      own(learner, "POST", "/auth/token/refresh/", { refresh: learner.refresh }),
    ];
    for (const write of writes) {
      const sent = await statementsOf(write);
      if (!isPostgres()) continue;
      expect(sent.filter((text) => /^(begin|start transaction)/i.test(text))).toHaveLength(1);
      expect(sent[0]).toMatch(/^(begin|start transaction)/i);
      expect(sent.at(-1)).toMatch(/^commit/i);
    }
  });
});
