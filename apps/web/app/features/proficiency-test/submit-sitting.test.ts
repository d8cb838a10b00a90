import type { TestQuestion } from "@tilashar/contracts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { setOutboxStage, signIn } from "#app/lib/outbox/outbox-stage.ts";
import { marksOf, openingIn } from "#app/lib/path/own-work.ts";
import { rightAnswers, submitSitting } from "./submit-sitting.ts";

let saved = true;
let isLost = false;
let stage: ReturnType<typeof setOutboxStage>;

beforeEach(() => {
  [saved, isLost] = [true, false];
  stage = setOutboxStage(() => {
    if (isLost) throw new TypeError("Failed to fetch");
    return Response.json({ saved, level: "B", opens: { unit: "b-03", points: [] } });
  });
});
afterEach(async () => {
  await outbox.drop((await outbox.waiting()).map(({ attempt }) => attempt));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const finished = {
  attempt: "attempt-1",
  owner: 7,
  form: "form",
  mode: "standard",
  questions: [
    { id: 1, correct_option: "B" },
    { id: 2, correct_option: "C" },
    { id: 3, correct_option: "A" },
  ] as TestQuestion[],
  answers: { 1: "B", 3: "D" },
  place: 2,
  startedAt: "2026-11-23T08:00:00.000Z",
  finishedAt: "2026-11-23T08:12:30.000Z",
  result: null,
} as const;

const body = {
  attempt: "attempt-1",
  form: "form",
  mode: "standard",
  answers: [
    { id: 1, option: "B" },
    { id: 2, option: null },
    { id: 3, option: "D" },
  ],
  seconds: 750,
};

test("a learner's sitting is graded with every question, and then waits no longer", async () => {
  signIn(7);
  expect(await submitSitting(finished)).toMatchObject({ level: "B" });
  expect(stage.calls).toMatchObject([{ url: "/api/test/results/", body }]);
  expect(await outbox.waiting()).toEqual([]);
});

test("a guest is told the letter, and the result waits for an account", async () => {
  saved = false;
  expect(await submitSitting(finished)).toMatchObject({ level: "B" });
  expect(await outbox.waiting()).toMatchObject([{ attempt: "attempt-1", body }]);
  expect(openingIn(marksOf(null))).toBe("b-03");
});

test("a lost network is told, and the result waits under the same attempt", async () => {
  isLost = true;
  await expect(submitSitting(finished)).rejects.toMatchObject({ code: "offline" });
  await expect(submitSitting(finished)).rejects.toMatchObject({ code: "offline" });
  expect(await outbox.waiting()).toMatchObject([{ attempt: "attempt-1", body }]);
});

test("a clock that was set back gives no seconds, and one that stood for days a day's", async () => {
  await submitSitting({ ...finished, finishedAt: "2026-11-23T07:00:00.000Z" });
  await submitSitting({ ...finished, finishedAt: "2026-12-23T07:00:00.000Z" });
  await submitSitting({ ...finished, startedAt: "not an instant" });
  const seconds = stage.calls.map((call) => (call.body as { seconds: number }).seconds);
  expect(seconds).toEqual([0, 86_400, 0]);
});

test("right answers can be told from the questions, without the server", () => {
  expect(rightAnswers(finished)).toBe(1);
});
