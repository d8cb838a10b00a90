import type { ChatRequest } from "@tilashar/contracts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setBrowserStage } from "#app/lib/session/browser-stage.ts";
import { askTutor } from "./ask-tutor.ts";

let answer: () => Response = () => new Response();
let stage: ReturnType<typeof setBrowserStage>;
const body: ChatRequest = { message: "сәлем", history: [], language: "en", seed: 1 };

beforeEach(() => {
  stage = setBrowserStage(() => answer());
});
afterEach(() => vi.unstubAllGlobals());

const events = (...parts: [event: string, data: unknown][]) =>
  parts.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join("");
const streamed = (text: string) =>
  new Response(text, { headers: { "content-type": "text/event-stream" } });
const ask = (onText: (text: string) => void = () => {}, signal = new AbortController().signal) =>
  askTutor(body, onText, signal);

test("the text grows piece by piece, and the reply ends it", async () => {
  answer = () =>
    streamed(
      events(
        ["piece", { text: "Сәлем" }],
        ["piece", { text: "!" }],
        ["reply", { response: "Сәлем!" }],
        ["piece", { text: "late" }],
      ),
    );
  const texts: string[] = [];
  expect(await ask((text) => texts.push(text))).toEqual({ response: "Сәлем!" });
  expect(texts).toEqual(["Сәлем", "Сәлем!"]);
  expect(stage.calls).toMatchObject([{ url: "/api/chat/", method: "POST", body }]);
});

test("a failure that comes in the stream is told as the server tells it", async () => {
  const failure = { detail: "The tutor is tired", code: "unavailable" };
  answer = () => streamed(events(["piece", { text: "С" }], ["failure", failure]));
  await expect(ask()).rejects.toMatchObject({ status: 503, code: "unavailable" });
});

test("a refusal before the stream says how long to wait", async () => {
  answer = () =>
    Response.json(
      { detail: "Too many", code: "rate_limited" },
      { status: 429, headers: { "retry-after": "20" } },
    );
  await expect(ask()).rejects.toMatchObject({ status: 429, retryAfter: 20 });
});

test.each(["", events(["piece", { text: "С" }]), "event: reply\ndata: {"])(
  "an answer that breaks off is a lost network: %j",
  async (text) => {
    answer = () => streamed(text);
    await expect(ask()).rejects.toMatchObject({ code: "offline" });
  },
);
