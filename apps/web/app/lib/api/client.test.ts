import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type SentCall, setBrowserStage, tokenOf } from "#app/lib/session/browser-stage.ts";
import { endSession, keepSession } from "#app/lib/session/session.ts";
import { call, callForFile } from "./client.ts";

const claims = { user_id: 7, username: "Айгүл", email: "a@b.kz", language_preference: "kz" };
const token = tokenOf({ ...claims, exp: 9e9 });
let answer: (call: SentCall) => Response = () => Response.json({});
let stage: ReturnType<typeof setBrowserStage>;

beforeEach(() => {
  stage = setBrowserStage((sent) => answer(sent));
  vi.stubGlobal("window", globalThis);
  endSession();
});
afterEach(() => vi.unstubAllGlobals());

const refused = (status: number) => Response.json({ detail: "No", code: "auth" }, { status });
const signedIn = () => keepSession({ access: token, refresh: "r" });
const asked = () => stage.calls.map(({ url, authorization }) => [url, authorization]);

test("a call goes to its address with the learner's token, and gives the answer", async () => {
  answer = () => Response.json({ lesson: { id: 5 } });
  signedIn();
  expect(await call("GET /lessons-materials/{id}/", { params: { id: 5 } })).toEqual({
    lesson: { id: 5 },
  });
  expect(asked()).toEqual([["/api/lessons-materials/5/", `Bearer ${token}`]]);
});

test("a wrong password is its call's answer: nothing is renewed", async () => {
  signedIn();
  answer = () => refused(401);
  const body = { email: "a@b.kz", password: "wrong" };
  await expect(call("POST /auth/token/", { body })).rejects.toMatchObject({ status: 401 });
  expect(stage.calls).toHaveLength(1);
  expect(stage.calls[0]?.body).toEqual(body);
});

test("a lost network, a refusal with its wait, and a proxy's page are told apart", async () => {
  answer = () => {
    throw new TypeError("Failed to fetch");
  };
  await expect(call("GET /path", {})).rejects.toMatchObject({ code: "offline" });
  answer = () =>
    Response.json({ detail: "Wait" }, { status: 429, headers: { "retry-after": "9" } });
  await expect(call("GET /path", {})).rejects.toMatchObject({ status: 429, retryAfter: 9 });
  answer = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  await expect(call("GET /path", {})).rejects.toMatchObject({ status: 502 });
});

test("who has gone away hears of no failure of the network", async () => {
  const controller = new AbortController();
  answer = () => {
    controller.abort();
    throw new DOMException("Gone", "AbortError");
  };
  await expect(call("GET /path", { signal: controller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});

test("a file comes as it is", async () => {
  answer = () => new Response("one,two");
  expect(await (await callForFile("GET /profile/export/")).text()).toBe("one,two");
});
