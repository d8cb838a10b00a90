import { randomUUID } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, expect, test, vi } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

/** Calls whose answers are kept. */
const kept = ["/profile/stats/", "/profile/courses/", "/profile/today/", "/path"];
const minuteMs = 60_000;

onBothDatabases("answers that are kept for a learner", (api) => {
  afterEach(() => vi.restoreAllMocks());

  const call = (learner: Learner, method: "GET" | "POST" | "PUT", path: string, body?: unknown) =>
    api().call(method, path, body, { token: learner.access });
  const read = async (learner: Learner) => {
    const answers = [];
    for (const path of kept) {
      const { status, body } = await call(learner, "GET", path);
      expect(status, path).toBe(200);
      answers.push(body);
    }
    return answers;
  };
  /** As another server would raise it, with nothing of this one's memory. */
  const forget = (learner: Learner) =>
    api()
      .database.queries.updateTable("accounts")
      .set((eb) => ({ revision: eb("revision", "+", 1) }))
      .where("id", "=", learner.id)
      .execute();

  const works: Record<string, (learner: Learner) => Promise<unknown>> = {
    "a saved lesson": (learner) =>
      call(learner, "POST", "/profile/saved-lessons/", { lesson_id: 1, attempt: randomUUID() }),
    "claimed points": (learner) =>
      call(learner, "POST", "/profile/leaderboard/add_points/", { points: 4 }),
    "cards to review": (learner) =>
      call(learner, "POST", "/review/cards", { cards: [{ kz: "қала", source: "reading" }] }),
    "an answer of a review": (learner) =>
      call(learner, "POST", "/review/answers", {
        answers: [
          {
            attempt: randomUUID(),
            item: "word:қала",
            kind: "meaning",
            rating: 1,
            at: new Date(Date.now() - 60 * minuteMs).toISOString(),
            ms: 3000,
          },
        ],
      }),
    "a text that was read": (learner) =>
      call(learner, "POST", "/reading-materials/1/answers/", {
        attempt: randomUUID(),
        answers: [],
      }),
    "a session of the path": (learner) =>
      call(learner, "POST", "/profile/sessions/", {
        unit: "a-01-first-sounds",
        subject: { what: "step", lesson: 61, step: "meet-1" },
        seed: "kept",
        attempt: randomUUID(),
        answers: [],
      }),
    "settings of reviews": async (learner) => {
      const { body } = await call(learner, "GET", "/review/settings");
      return call(learner, "PUT", "/review/settings", { ...body, newPerDay: 1, reviewsPerDay: 5 });
    },
  };

  /** Those that an empty answer does not turn into nothing. */
  const changing = new Set(Object.keys(works).slice(0, 4));

  test("say after any work what they would say anew, and nothing changes them but work", async () => {
    const learner = await api().learner();
    const nobody = await api().learner();
    const before = await read(nobody);
    let last = await read(learner);
    for (const [name, work] of Object.entries(works)) {
      const { status, text } = (await work(learner)) as { status: number; text: string };
      expect(status, `${name}: ${text}`).toBeLessThan(300);
      const now = await read(learner);
      await forget(learner);
      expect(await read(learner), name).toEqual(now);
      if (changing.has(name)) expect(now, name).not.toEqual(last);
      last = now;
    }
    expect(await read(nobody)).toEqual(before);
  });

  test("say when something has fallen due, although nobody has done anything", async () => {
    const learner = await api().learner();
    await works["cards to review"]?.(learner);
    const now = Date.now();
    await call(learner, "POST", "/review/answers", {
      answers: [
        {
          ...{ attempt: randomUUID(), item: "word:қала", kind: "meaning", rating: 1, ms: 3000 },
          at: new Date(now).toISOString(),
        },
      ],
    });
    const due = async () => (await call(learner, "GET", "/profile/stats/")).body.dueReviews;
    expect(await due()).toBe(0);
    expect(await due()).toBe(0);
    vi.spyOn(Date, "now").mockReturnValue(now + 12 * minuteMs);
    expect(await due()).toBe(1);
    vi.spyOn(Date, "now").mockReturnValue(now);
    expect(await due()).toBe(0);
  });

  test("are compressed for who takes that, and the same for who does not", async () => {
    const learner = await api().learner();
    const read = (encoding?: string) =>
      api().app.server.inject({
        url: "/api/path",
        headers: {
          authorization: `Bearer ${learner.access}`,
          ...(encoding === undefined ? {} : { "accept-encoding": encoding }),
        },
      });
    const plain = await read();
    expect(plain.headers["content-encoding"]).toBeUndefined();
    for (const [encoding, open] of [
      ["br", brotliDecompressSync],
      ["gzip", gunzipSync],
    ] as const) {
      for (const { headers, rawPayload } of [await read(encoding), await read(encoding)]) {
        expect(headers).toMatchObject({
          "content-encoding": encoding,
          "cache-control": "no-store",
        });
        expect(Number(headers["content-length"])).toBe(rawPayload.length);
        expect(open(rawPayload).equals(plain.rawPayload)).toBe(true);
      }
    }
  });

  test("end with the account", async () => {
    const learner = await api().learner();
    await read(learner);
    await api().database.queries.deleteFrom("accounts").where("id", "=", learner.id).execute();
    for (const path of kept) expect((await call(learner, "GET", path)).status).toBe(401);
  });
});
