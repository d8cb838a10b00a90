import { pairOf, soundKey } from "@tilashar/learning/sounds";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { setOutboxStage, signIn } from "#app/lib/outbox/outbox-stage.ts";
import { reviewSound } from "./review-sound.ts";

beforeEach(() => {
  setOutboxStage(() => {
    throw new TypeError("Failed to fetch");
  });
  signIn(7);
});
afterEach(async () => {
  await outbox.drop((await outbox.waiting()).map(({ attempt }) => attempt));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("a sound that was missed comes back in the review with its partner, also without a network", async () => {
  const pair = pairOf("қ");
  if (pair === null) throw new Error("There is no pair");
  await reviewSound("қ");
  const [kept, ...others] = await outbox.waiting();
  expect(kept).toMatchObject({ endpoint: "POST /review/cards", owner: 7 });
  expect(JSON.stringify(kept?.body)).toContain(soundKey(pair));
  expect(others).toEqual([]);
});

test("a sound that nothing is mixed up with is kept nowhere", async () => {
  await reviewSound("т");
  expect(await outbox.waiting()).toEqual([]);
});
