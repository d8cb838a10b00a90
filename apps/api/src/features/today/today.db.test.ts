import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

onBothDatabases("today's step", (api) => {
  const call = (learner: Learner, method: "GET" | "POST", path: string, body?: unknown) =>
    api().call(method, path, body, { token: learner.access });
  const steps = async (learner: Learner) => {
    const { body } = await call(learner, "GET", "/profile/today/");
    return body.map(({ step }: { step: unknown }) => step);
  };

  test("a new learner is led to the first lesson, and within what time there is", async () => {
    const learner = await api().learner();
    const { status, body } = await call(learner, "GET", "/profile/today/");
    expect(status).toBe(200);
    expect(body.map(({ minutes }: { minutes: number }) => minutes)).toEqual([3, 5, 10]);
    const [short, , long] = await steps(learner);
    expect(short).toMatchObject({ kind: "lesson", id: 1, title: { en: expect.any(String) } });
    expect(long.questions).toBeGreaterThan(short.questions);
    expect(long.seconds).toBeLessThanOrEqual(600);
  });

  test("as soon as enough is due, reviewing comes first", async () => {
    const learner = await api().learner();
    const words = ["қала", "теңіз", "алма", "кітап", "мектеп", "бала", "жол"];
    await call(learner, "POST", "/review/cards", {
      cards: words.map((kz) => ({ kz, source: "reading" })),
    });
    await call(learner, "POST", "/review/answers", {
      answers: words.map((kz) => ({
        attempt: randomUUID(),
        item: `word:${kz}`,
        kind: "meaning",
        rating: 1,
        at: new Date(Date.now() - 3_600_000).toISOString(),
        ms: 5000,
      })),
    });
    for (const step of await steps(learner)) {
      expect(step).toMatchObject({ kind: "review", cards: 7 });
    }
  });

  test("a guest has no such step", async () => {
    expect((await api().call("GET", "/profile/today/")).status).toBe(401);
  });
});
