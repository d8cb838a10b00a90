import { afterEach, expect, test, vi } from "vitest";
import { call } from "#app/lib/api/client.ts";
import { setBrowserStage, tokenOf } from "./browser-stage.ts";
import { currentSession, keepSession, startSession } from "./session.ts";
import { takeWantedPage } from "./wanted-page.ts";

afterEach(() => vi.unstubAllGlobals());

const aigul = {
  user_id: 7,
  username: "Айгүл",
  email: "a@b.kz",
  language_preference: "kz",
  exp: 9e9,
};
const json = (status: number, body: unknown) => Response.json(body, { status });
const stats = { totalPoints: 5 };

/** A server that takes only the access token `good` and refreshes `refresh-1` once. */
function serverWith(good: string) {
  let refreshes = 0;
  const stage = setBrowserStage(async ({ url, authorization, body }) => {
    await new Promise((resolve) => setTimeout(resolve, 2));
    if (url.endsWith("/auth/token/refresh/")) {
      refreshes += 1;
      return (body as { refresh: string }).refresh === "refresh-1"
        ? json(200, { access: good, refresh: "refresh-2" })
        : json(401, { detail: "Session over", code: "session_expired" });
    }
    return authorization === `Bearer ${good}`
      ? json(200, stats)
      : json(401, { detail: "Who are you?", code: "not_authenticated" });
  });
  return { ...stage, refreshes: () => refreshes };
}

test("a session is what storage holds: a token and a user, or it is cleared", () => {
  const { storage } = setBrowserStage(() => json(500, {}));
  storage.setItem("access", "a");
  startSession();
  expect(currentSession().status).toBe("guest");
  expect(storage.getItem("access")).toBeNull();
});

test("signing in keeps the user that the token names, in any alphabet", () => {
  const { storage } = setBrowserStage(() => json(500, {}));
  keepSession({ access: tokenOf(aigul), refresh: "r" });
  expect(currentSession().user).toEqual({
    id: 7,
    username: "Айгүл",
    email: "a@b.kz",
    languagePreference: "kz",
  });
  expect(JSON.parse(storage.getItem("user") ?? "")).toEqual(currentSession().user);
});

test("a token that is none ends the session instead of half beginning one", () => {
  const { storage } = setBrowserStage(() => json(500, {}));
  keepSession({ access: "not.a.token", refresh: "r" });
  expect(currentSession().status).toBe("guest");
  expect(storage.getItem("refresh")).toBeNull();
});

test("an old access token is refreshed and the call made once more", async () => {
  const { storage, calls } = serverWith(tokenOf(aigul));
  keepSession({ access: tokenOf({ ...aigul, exp: 1 }), refresh: "refresh-1" });
  await expect(call("GET /profile/stats/")).resolves.toEqual(stats);
  expect(calls.map(({ url }) => url)).toEqual([
    "/api/profile/stats/",
    "/api/auth/token/refresh/",
    "/api/profile/stats/",
  ]);
  expect(storage.getItem("refresh")).toBe("refresh-2");
});

test("many calls at once share one refresh", async () => {
  const server = serverWith(tokenOf(aigul));
  keepSession({ access: tokenOf({ ...aigul, exp: 1 }), refresh: "refresh-1" });
  const answers = await Promise.all(Array.from({ length: 8 }, () => call("GET /profile/stats/")));
  expect(answers).toEqual(Array(8).fill(stats));
  expect(server.refreshes()).toBe(1);
});

test("tokens that another tab has just fetched are used, not fetched again", async () => {
  const good = tokenOf(aigul);
  const server = serverWith(good);
  keepSession({ access: tokenOf({ ...aigul, exp: 1 }), refresh: "refresh-1" });
  const answer = call("GET /profile/stats/");
  server.storage.setItem("access", good);
  await expect(answer).resolves.toEqual(stats);
  expect(server.refreshes()).toBe(0);
});

test("a refused refresh forgets the tokens, remembers the page and goes to the login page", async () => {
  const { storage, visited } = serverWith(tokenOf(aigul));
  keepSession({ access: tokenOf({ ...aigul, exp: 1 }), refresh: "stolen" });
  await expect(call("GET /profile/stats/")).rejects.toMatchObject({ code: "session_expired" });
  expect(storage.length).toBe(0);
  expect(visited).toEqual(["/login"]);
  expect(takeWantedPage()).toBe("/profile?tab=1");
});

test("a second refusal is the answer: nothing is tried a third time", async () => {
  const { calls } = setBrowserStage(({ url }) =>
    url.endsWith("/refresh/")
      ? json(200, { access: tokenOf({ ...aigul, exp: 2 }), refresh: "r2" })
      : json(401, { detail: "No", code: "not_authenticated" }),
  );
  keepSession({ access: tokenOf({ ...aigul, exp: 1 }), refresh: "refresh-1" });
  await expect(call("GET /profile/stats/")).rejects.toMatchObject({ status: 401, message: "No" });
  expect(calls).toHaveLength(3);
});

test("a lost network keeps the session", async () => {
  const { storage, visited } = setBrowserStage(({ url }) => {
    if (url.endsWith("/refresh/")) throw new TypeError("Failed to fetch");
    return json(401, {});
  });
  keepSession({ access: tokenOf(aigul), refresh: "refresh-1" });
  await expect(call("GET /profile/stats/")).rejects.toMatchObject({ code: "offline" });
  expect(storage.getItem("refresh")).toBe("refresh-1");
  expect(visited).toEqual([]);
});

test("a wrong password is an answer, not an old token", async () => {
  const { calls } = setBrowserStage(() =>
    json(401, { detail: "Wrong email or password", code: "invalid_credentials" }),
  );
  const body = { email: "a@b.kz", password: "x" };
  await expect(call("POST /auth/token/", { body })).rejects.toThrow("Wrong email or password");
  expect(calls).toHaveLength(1);
});
