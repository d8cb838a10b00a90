import { localDay } from "@tilashar/learning";
import { expect, test } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

interface Kind {
  feature: string;
  path: string;
  /** What is sent, but for what all finished work has in common. */
  body(): Promise<object> | object;
  /** Where the moment is told: in `finished_at`, or in each answer. */
  told?(body: object, at: string): object;
  /** The field a wrong moment is refused under. */
  field?: string;
  /** The kind of event it leaves in the log; none where a test of its own shows it. */
  event?: string;
}

onBothDatabases("finished work", (api) => {
  const kinds: Kind[] = [
    {
      feature: "a quiz",
      path: "/profile/saved-lessons/",
      body: () => ({ lesson_id: 1 }),
      event: "lesson",
    },
    { feature: "a film", path: "/watching-materials/1/watched/", body: () => ({}), event: "film" },
    {
      feature: "a text",
      path: "/reading-materials/1/answers/",
      body: () => ({ answers: [{ number: 1, given: "a" }] }),
      event: "reading",
    },
    {
      feature: "a test",
      path: "/test/results/",
      body: async () => {
        const { body } = await api().call("GET", "/test/questions/?form=late");
        return {
          form: "late",
          answers: body.map(({ id }: { id: number }) => ({ id, option: "A" })),
        };
      },
      event: "test",
    },
    {
      feature: "a round of the harmony trainer",
      path: "/profile/harmony-rounds/",
      body: () => ({ answers: [{ stem: "бала", suffix: "plural", given: "балалар" }] }),
      event: "harmony",
    },
    {
      feature: "a session",
      path: "/profile/sessions/",
      body: () => ({
        unit: "a-01-first-sounds",
        subject: { what: "checkpoint" },
        seed: "late",
        answers: [{ item: "1:x", given: null }],
      }),
      event: "session",
    },
    {
      feature: "a set of the pronunciation practice",
      path: "/speech-sets/",
      body: () => ({ receipts: ["a", "b", "c", "d", "e"] }),
    },
    {
      feature: "a review",
      path: "/review/answers",
      body: () => ({}),
      told: (_, at) => ({
        answers: [
          { attempt: "review-0001", item: "word:қала", kind: "meaning", rating: 3, at, ms: 2000 },
        ],
      }),
      field: "answers",
      event: "review",
    },
  ];
  const tell = ({ told }: Kind, body: object, finished_at: string) =>
    told?.(body, finished_at) ?? { attempt: "finished-work-1", ...body, finished_at };
  const send = ({ access }: Learner, path: string, body: object) =>
    api().call("POST", path, body, { token: access });

  test.each([
    "1",
    "",
    "yesterday",
    "2026-11-22",
    "2026-11-22T10:00:00",
    "2026-13-01T10:00:00Z",
    "2026-02-30T10:00:00Z",
    "2026-11-22T10:00:60Z",
    "Sun, 22 Nov 2026 10:00:00 GMT",
  ])("no feature takes %j for a moment", async (bad) => {
    const learner = await api().learner();
    for (const kind of kinds) {
      const { status, body } = await send(learner, kind.path, tell(kind, await kind.body(), bad));
      expect(status, kind.feature).toBe(400);
      expect(body, kind.feature).toMatchObject({
        code: "validation",
        [kind.field ?? "finished_at"]: ["This is not a point in time."],
      });
    }
    const logged = await api()
      .database.queries.selectFrom("learning_events")
      .select("kind")
      .where("account_id", "=", learner.id)
      .execute();
    expect(logged).toEqual([]);
  });

  test.each([
    ["five days ago", 5, 5],
    ["long ago", 40, 7],
    ["in the future", -3, 0],
  ])("what was finished %s counts for the same day in every feature", async (_, ago, counted) => {
    const learner = await api().learner();
    const day = 24 * 3_600_000;
    const started = Date.now();
    for (const kind of kinds.filter(({ event }) => event !== undefined)) {
      const told = new Date(started - ago * day).toISOString();
      const { status } = await send(learner, kind.path, tell(kind, await kind.body(), told));
      expect(status, kind.feature).toBe(200);
    }
    const logged = await api()
      .database.queries.selectFrom("learning_events")
      .select(["kind", "day"])
      .where("account_id", "=", learner.id)
      .execute();
    const days = [started, Date.now()].map((now) => localDay(now - counted * day, "Asia/Almaty"));
    expect(logged.map(({ kind }) => kind).sort()).toEqual(
      kinds.flatMap(({ event }) => event ?? []).sort(),
    );
    for (const { kind, day: of } of logged) expect(days, kind).toContain(of);
  });

  test("work of an account that is gone is refused the same everywhere", async () => {
    const learner = await api().learner();
    await api().database.queries.deleteFrom("accounts").where("id", "=", learner.id).execute();
    for (const kind of kinds.filter(({ event }) => event !== undefined)) {
      const told = tell(kind, await kind.body(), new Date().toISOString());
      const { status, body } = await send(learner, kind.path, told);
      expect([status, body.code], kind.feature).toEqual([401, "not_authenticated"]);
    }
  });
});
