import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setOutboxStage, signIn } from "#app/lib/outbox/outbox-stage.ts";
import { forgetConversation, keepConversation, readConversation } from "./kept-conversation.ts";
import type { Message } from "./message.ts";

let stage: ReturnType<typeof setOutboxStage>;

beforeEach(() => {
  stage = setOutboxStage(() => Response.json({}));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const talk = (length: number): Message[] =>
  Array.from({ length }, (_, at) => ({ id: at + 1, sender: "user", text: `${at + 1}` }));

test("a guest's talk goes on after signing in, and a learner's is nobody else's", () => {
  keepConversation({ seed: 5, messages: talk(2) });
  signIn(7);
  expect(readConversation()).toEqual({ seed: 5, messages: talk(2) });
  keepConversation({ seed: 5, messages: talk(3) });
  signIn(8);
  expect(readConversation()).toBeNull();
  signIn(7);
  expect(readConversation()?.messages).toHaveLength(3);
  forgetConversation();
  expect(readConversation()).toBeNull();
});

test("the last sixty messages are kept, and fewer where the browser has little room", () => {
  keepConversation({ seed: 5, messages: talk(100) });
  expect(readConversation()?.messages[0]?.id).toBe(41);
  const setItem = vi.spyOn(stage.storage, "setItem");
  setItem.mockImplementationOnce(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  keepConversation({ seed: 5, messages: talk(100) });
  expect(
    readConversation()
      ?.messages.map(({ id }) => id)
      .slice(0, 1),
  ).toEqual([71]);
});

test.each([
  "",
  "{",
  "null",
  "[]",
  '{"seed":1}',
  '{"seed":"x","messages":[]}',
  '{"owner":null,"seed":1,"messages":[{"id":1}]}',
])("what is no talk is none: %s", (text) => {
  stage.storage.setItem("conversation", text);
  expect(readConversation()).toBeNull();
});
