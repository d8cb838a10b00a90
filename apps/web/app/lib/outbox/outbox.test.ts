import { afterEach, expect, test, vi } from "vitest";
import type { SentCall } from "#app/lib/session/browser-stage.ts";
import { endSession } from "#app/lib/session/session.ts";
import { makeOutbox } from "./outbox.ts";
import { accountOf, openNextPage, setOutboxStage, signIn } from "./outbox-stage.ts";
import { mayHaveKept, pageWork } from "./page-work.ts";
import { quizCalls } from "./quiz-calls.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = [{ question: "1:foreign_to_kz", given: "сәлем" }];
const quiz = (attempt: string, lessonId = 1) =>
  quizCalls({ attempt, lessonId, answers, score: 1, seconds: 40, script: "latin" });
const refused = (status: number, code: string) => Response.json({ detail: "No", code }, { status });

/** A server that saves quizzes once an attempt and account, and pays each save once. */
function lessonServer(trouble: (call: SentCall) => Response | null = () => null) {
  const saves = new Map<string, number>();
  const paid = new Map<number, number>();
  const stage = setOutboxStage((call) => {
    const instead = trouble(call);
    if (instead !== null) return instead;
    const body = call.body as { attempt: string; saved_lesson: number; points: number };
    if (call.url.endsWith("/saved-lessons/")) {
      const key = `${accountOf(call)} ${body.attempt}`;
      saves.set(key, saves.get(key) ?? 100 + saves.size);
      return Response.json({ id: saves.get(key) });
    }
    if (call.url.endsWith("/add_points/")) {
      paid.set(body.saved_lesson, body.points);
      return Response.json({ awarded: body.points });
    }
    return Response.json({ awarded: 0 });
  });
  return { ...stage, saves, paid };
}

const pathsOf = (calls: readonly SentCall[]) => calls.map(({ url }) => url.slice("/api".length));

test("a quiz is saved, and then what that save is worth is claimed", async () => {
  const { calls } = lessonServer();
  signIn(7);
  const outbox = makeOutbox();
  await outbox.keepAll(quiz("quiz-0001"));
  expect(await outbox.send()).toMatchObject({ awarded: 1, failure: null, setAside: 0 });
  expect(pathsOf(calls)).toEqual(["/profile/saved-lessons/", "/profile/leaderboard/add_points/"]);
  expect(calls[1]?.body).toEqual({ points: 1, saved_lesson: 100 });
  expect(await outbox.waiting()).toEqual([]);
  await outbox.send();
  expect(calls).toHaveLength(2);
});

test("a network that dies in the middle of a send leaves the rest, and what arrived counts once", async () => {
  let isLost = true;
  const server = lessonServer(({ url }) => {
    // The server has the save, but its answer never comes back.
    if (isLost && url.endsWith("/saved-lessons/")) server.saves.set("7 quiz-0001", 100);
    if (isLost) throw new TypeError("Failed to fetch");
    return null;
  });
  signIn(7);
  const outbox = makeOutbox();
  await outbox.keepAll([...quiz("quiz-0001"), ...quiz("quiz-0002", 2)]);
  expect(await outbox.send()).toMatchObject({ awarded: 0, failure: { code: "offline" } });
  // Not one call more after the first that found no network.
  expect(server.calls).toHaveLength(1);
  expect(await outbox.waiting()).toHaveLength(4);
  expect(pageWork.mayWait).toBe(true);
  isLost = false;
  expect(await outbox.send()).toMatchObject({ awarded: 2, failure: null, setAside: 0 });
  expect([...server.saves]).toEqual([
    ["7 quiz-0001", 100],
    ["7 quiz-0002", 101],
  ]);
  expect([...server.paid]).toEqual([
    [100, 1],
    [101, 1],
  ]);
  expect(pageWork.mayWait).toBe(false);
});

test("a browser that is killed between the save and the claim claims at its next start", async () => {
  const { calls, paid, saves } = lessonServer();
  signIn(7);
  const killed = makeOutbox();
  await killed.keepAll(quiz("quiz-0001"));
  vi.stubGlobal("fetch", async () => {
    // The save has arrived; nothing that comes after it ever runs.
    saves.set("7 quiz-0001", 100);
    return new Promise(() => {});
  });
  void killed.send();
  await vi.waitFor(() => expect(saves.size).toBe(1));
  lessonServerAgain(calls, saves, paid);
  const started = makeOutbox();
  expect((await started.send()).awarded).toBe(1);
  expect([...saves]).toEqual([["7 quiz-0001", 100]]);
  expect([...paid]).toEqual([[100, 1]]);
});

/** The same server after a page died: its locks went with the page. */
function lessonServerAgain(
  calls: SentCall[],
  saves: ReadonlyMap<string, number>,
  paid: Map<number, number>,
) {
  vi.stubGlobal("navigator", {
    locks: { request: (_: string, work: () => Promise<unknown>) => work() },
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    calls.push({ url, method: "POST", authorization: null, body });
    if (url.endsWith("/saved-lessons/"))
      return Response.json({ id: saves.get(`7 ${body.attempt}`) });
    paid.set(body.saved_lesson, body.points);
    return Response.json({ awarded: body.points });
  });
}

test("two tabs that send at once send everything once", async () => {
  const { calls } = lessonServer();
  signIn(7);
  const one = makeOutbox();
  const other = makeOutbox();
  await one.keepAll(quiz("quiz-0001"));
  await other.keepAll(quiz("quiz-0002", 2));
  const sent = await Promise.all([one.send(), other.send(), one.send()]);
  expect(sent.reduce((sum, { awarded }) => sum + awarded, 0)).toBe(2);
  expect(calls).toHaveLength(4);
  expect(await other.waiting()).toEqual([]);
});

test("the same kept twice, in two tabs, is there once", async () => {
  lessonServer();
  await makeOutbox().keepAll(quiz("quiz-0001"));
  await makeOutbox().keepAll(quiz("quiz-0001"));
  expect(await makeOutbox().waiting()).toHaveLength(2);
});

test("entries belong to their owner: another account neither sees nor sends them", async () => {
  const { calls, saves } = lessonServer();
  signIn(7);
  const outbox = makeOutbox();
  await outbox.keepAll(quiz("quiz-0001"));
  endSession();
  expect(await outbox.waiting()).toEqual([]);
  signIn(8);
  await outbox.keepAll(quiz("quiz-0002"));
  expect((await outbox.send()).awarded).toBe(1);
  expect(calls.map(accountOf)).toEqual([8, 8]);
  signIn(7);
  await outbox.send();
  expect([...saves.keys()]).toEqual(["8 quiz-0002", "7 quiz-0001"]);
});

test("an account that changes in the middle of a send sends nothing of the one before", async () => {
  const { calls } = lessonServer(({ url }) => {
    if (url.endsWith("/saved-lessons/")) signIn(8);
    return null;
  });
  signIn(7);
  const outbox = makeOutbox();
  await outbox.keepAll(quiz("quiz-0001"));
  await outbox.send();
  expect(pathsOf(calls)).toEqual(["/profile/saved-lessons/"]);
  signIn(7);
  expect(await outbox.waiting()).toMatchObject([{ body: { points: 1, saved_lesson: 100 } }]);
});

test("an account that another tab has signed in a moment ago gets nothing of the one before", async () => {
  const { calls, storage } = lessonServer();
  signIn(8);
  const token = storage.getItem("access") ?? "";
  signIn(7);
  const outbox = makeOutbox();
  await outbox.keepAll(quiz("quiz-0001"));
  // The session of this tab still says 7: it has not heard of the other tab yet.
  storage.setItem("access", token);
  await outbox.send();
  expect(calls).toEqual([]);
  expect(await outbox.waiting()).toHaveLength(2);
});

test("a guest's entries go to the account that takes them along, and to no other", async () => {
  let isLost = true;
  const { calls, saves } = lessonServer(() => {
    if (isLost) throw new TypeError("Failed to fetch");
    return null;
  });
  const outbox = makeOutbox();
  const along: number[] = [];
  pageWork.takeAlong = async (userId) => void along.push(userId);
  await outbox.keepAll(quiz("quiz-0001"));
  await outbox.send();
  expect(calls).toEqual([]);
  signIn(7);
  await outbox.send();
  expect(along).toEqual([7]);
  // The network was lost when they had just become the first account's.
  signIn(8);
  isLost = false;
  await outbox.send();
  expect(saves.size).toBe(0);
  signIn(7);
  await outbox.send();
  expect([...saves.keys()]).toEqual(["7 quiz-0001"]);
  expect(along).toEqual([7]);
});

test.each([
  ["validation", 400],
  ["malformed", 400],
  ["not_found", 404],
])(
  "what is refused as %s is set aside with what needs it, and later ones go",
  async (code, status) => {
    let isBroken = true;
    const { calls, paid } = lessonServer(({ body }) =>
      isBroken && (body as { attempt?: string }).attempt === "quiz-0001"
        ? refused(status, code)
        : null,
    );
    signIn(7);
    const outbox = makeOutbox();
    const told = vi.fn();
    pageWork.tellSetAside = told;
    await outbox.keepAll([...quiz("quiz-0001"), ...quiz("quiz-0002", 2)]);
    expect(await outbox.send()).toMatchObject({ awarded: 1, failure: null, setAside: 1 });
    expect(told).toHaveBeenCalledOnce();
    const aside = await outbox.setAside();
    expect(aside.map(({ attempt }) => attempt)).toEqual(["quiz-0001", "quiz-0001:claim"]);
    expect(aside[0]?.refusal).toEqual({ code, status, message: "No" });
    const sent = calls.length;
    await outbox.send();
    expect(calls).toHaveLength(sent);
    // The learner tries again, after the server has been mended.
    isBroken = false;
    await outbox.tryAgain(["quiz-0001"]);
    expect((await outbox.send()).awarded).toBe(1);
    expect([...paid]).toHaveLength(2);
    expect(await outbox.setAside()).toEqual([]);
  },
);

test("what was set aside can be dropped, with what needs it", async () => {
  lessonServer(() => refused(400, "validation"));
  signIn(7);
  const outbox = makeOutbox();
  await outbox.keepAll(quiz("quiz-0001"));
  await outbox.send();
  await outbox.drop(["quiz-0001"]);
  expect(await outbox.setAside()).toEqual([]);
  expect(await outbox.waiting()).toEqual([]);
});

test("a repeated 500 holds back only its own claim, and is set aside after five in an hour", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-22T10:00:00Z") });
  const { calls } = lessonServer(({ body }) =>
    (body as { attempt?: string }).attempt === "quiz-0001" ? refused(500, "internal") : null,
  );
  signIn(7);
  const outbox = makeOutbox();
  await outbox.keepAll([...quiz("quiz-0001"), ...quiz("quiz-0002", 2)]);
  expect(await outbox.send()).toMatchObject({ awarded: 1, setAside: 0, failure: { status: 500 } });
  expect(calls).toHaveLength(3);
  for (let time = 2; time <= 6; time++) await outbox.send();
  // Six times within a minute may be a server that is being mended.
  expect(await outbox.setAside()).toEqual([]);
  vi.setSystemTime(Date.parse("2026-11-22T11:00:00Z"));
  expect(await outbox.send()).toMatchObject({ setAside: 1, failure: null });
  expect(await outbox.setAside()).toHaveLength(2);
});

test.each([401, 408, 429, 502, 503, 504])(
  "a %s says nothing about what was sent",
  async (status) => {
    const { calls } = lessonServer(({ url }) =>
      url.endsWith("/refresh/") ? refused(503, "unavailable") : refused(status, "internal"),
    );
    signIn(7);
    const outbox = makeOutbox();
    await outbox.keepAll([...quiz("quiz-0001"), ...quiz("quiz-0002", 2)]);
    expect((await outbox.send()).failure).not.toBeNull();
    expect(pathsOf(calls).filter((path) => path.includes("saved-lessons"))).toHaveLength(1);
    expect(await outbox.waiting()).toHaveLength(4);
  },
);

test("a proxy's page with a 403 or 413 is no verdict of the server", async () => {
  let status = 403;
  lessonServer(() => new Response("<html>", { status }));
  signIn(7);
  const outbox = makeOutbox();
  await outbox.keepAll(quiz("quiz-0001"));
  expect((await outbox.send()).setAside).toBe(0);
  status = 413;
  expect((await outbox.send()).setAside).toBe(0);
  expect(await outbox.waiting()).toHaveLength(2);
});

test("one poisoned answer of a review is found among those that leave together", async () => {
  const { calls } = lessonServer(({ body }) =>
    JSON.stringify(body).includes("word:жоқ") ? refused(400, "validation") : null,
  );
  signIn(7);
  const outbox = makeOutbox();
  for (const item of ["word:бір", "word:жоқ", "word:үш"]) {
    await outbox.keep("POST /review/answers", {
      body: {
        answers: [
          { attempt: `a-${item}`, item, kind: "meaning", rating: 3, at: "2026-11-22", ms: 5 },
        ],
      },
      subject: item,
    });
  }
  expect(await outbox.send()).toMatchObject({ failure: null, setAside: 1 });
  expect(calls).toHaveLength(4);
  expect(await outbox.setAside()).toMatchObject([{ subject: "word:жоқ" }]);
  expect(await outbox.waiting()).toEqual([]);
});

test("what is about the same thing waits behind the entry that met trouble", async () => {
  let isTroubled = true;
  const { calls } = lessonServer(({ body }) =>
    isTroubled && (body as { note?: string }).note === "first" ? refused(500, "internal") : null,
  );
  signIn(7);
  const outbox = makeOutbox();
  for (const [note, subject, id] of [
    ["first", "word:бір", 1],
    ["second", "word:бір", 1],
    ["other", "word:екі", 2],
  ] as const) {
    await outbox.keep("PATCH /review/cards/{id}/", { params: { id }, body: { note }, subject });
  }
  await outbox.send();
  expect(calls.map(({ body }) => body)).toEqual([{ note: "first" }, { note: "other" }]);
  isTroubled = false;
  await outbox.send();
  expect(calls.slice(2).map(({ body }) => body)).toEqual([{ note: "first" }, { note: "second" }]);
});

test("a browser that forbids databases keeps what waits as long as the page lives", async () => {
  const { paid } = lessonServer();
  vi.stubGlobal("indexedDB", {
    open() {
      throw new DOMException("Not here", "SecurityError");
    },
  });
  const outbox = makeOutbox();
  await outbox.keepAll(quiz("quiz-0001"));
  expect(await outbox.waiting()).toHaveLength(2);
  signIn(7);
  expect((await outbox.send()).awarded).toBe(1);
  expect([...paid]).toEqual([[100, 1]]);
  expect(await outbox.waiting()).toEqual([]);
});

test("listeners hear of every change until they leave", async () => {
  lessonServer();
  const outbox = makeOutbox();
  let heard = 0;
  const leave = outbox.listen(() => {
    heard += 1;
  });
  await outbox.keepAll(quiz("quiz-0001"));
  expect(heard).toBe(1);
  await outbox.drop(["quiz-0001"]);
  expect(heard).toBe(2);
  leave();
  await outbox.send();
  expect(heard).toBe(2);
});

test("a browser that has kept nothing is known without the outbox, and one that has is too", async () => {
  lessonServer();
  expect(await mayHaveKept()).toBe(false);
  await makeOutbox().keepAll(quiz("quiz-0001"));
  // The next page of this browser has kept nothing itself.
  openNextPage();
  expect(await mayHaveKept()).toBe(true);
});

test("what a version before the outbox left is looked at", async () => {
  const { storage } = lessonServer();
  storage.setItem("pending-results", "[]");
  expect(await mayHaveKept()).toBe(true);
});

test("a browser that does not name its databases may have kept something", async () => {
  lessonServer();
  vi.stubGlobal("indexedDB", {});
  expect(await mayHaveKept()).toBe(true);
});
