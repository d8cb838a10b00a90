import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { setOutboxStage, signIn } from "#app/lib/outbox/outbox-stage.ts";
import type { SentCall } from "#app/lib/session/browser-stage.ts";
import { keepAnswers } from "./keep-answers.ts";

let calls: SentCall[];
let isLost: boolean;

beforeEach(() => {
  isLost = false;
  calls = setOutboxStage(() => {
    if (isLost) throw new TypeError("Failed to fetch");
    return Response.json({ awarded: 4 });
  }).calls;
});
afterEach(async () => {
  await outbox.drop((await outbox.waiting()).map(({ attempt }) => attempt));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const read = {
  attempt: "reading-0001",
  readingId: 5,
  answers: [{ number: 1, given: "b" as const }],
  seconds: 61,
};

test("a learner's answers are sent at once, and the points come back", async () => {
  signIn(7);
  expect(await keepAnswers(read)).toBe(4);
  expect(calls[0]?.url).toBe("/api/reading-materials/5/answers/");
  expect(calls[0]?.body).toMatchObject({
    attempt: "reading-0001",
    answers: read.answers,
    seconds: 61,
  });
  expect(await outbox.waiting()).toEqual([]);
});

test("without a network they wait, and nothing is said to be paid", async () => {
  isLost = true;
  signIn(7);
  expect(await keepAnswers(read)).toBe(0);
  expect(await outbox.waiting()).toHaveLength(1);
});

test("a guest's answers wait for an account and are not sent", async () => {
  expect(await keepAnswers(read)).toBeNull();
  expect(calls).toEqual([]);
  expect(await outbox.waiting()).toHaveLength(1);
});

test.each([
  [-20, 0],
  [1e9, 86_400],
])("%s seconds are kept as %s", async (seconds, kept) => {
  await keepAnswers({ ...read, seconds });
  const [entry] = await outbox.waiting();
  expect(entry?.body).toMatchObject({ seconds: kept });
});
