import { HARMONY_ROUND, NEW_MASTERY, nextHarmonyTask } from "@tilashar/learning/harmony";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { setOutboxStage } from "#app/lib/outbox/outbox-stage.ts";
import { keepRound } from "./keep-round.ts";
import { storedMastery, storeMastery } from "./mastery-store.ts";
import { answersOf, type Training, trainingReducer } from "./use-trainer.ts";

const startedAt = Date.parse("2026-11-23T08:00:00Z");
let stage: ReturnType<typeof setOutboxStage>;

beforeEach(() => {
  stage = setOutboxStage(() => Response.json({ awarded: 3 }));
});
afterEach(async () => {
  await outbox.drop((await outbox.waiting()).map(({ attempt }) => attempt));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A round whose every answer is the first option there is. */
function playedRound(): Training {
  let training: Training = {
    mastery: NEW_MASTERY,
    attempt: "round-0001",
    startedAt,
    task: nextHarmonyTask(NEW_MASTERY, { seed: "x" }),
    chosen: null,
    answered: [],
    streak: 0,
    recent: [],
    isOver: false,
  };
  for (let place = 0; place < HARMONY_ROUND; place++) {
    const form = training.task.options[0]?.form ?? "";
    training = trainingReducer(training, { type: "choose", form });
    training = trainingReducer(training, { type: "next" });
  }
  return training;
}

test("a finished round is kept with its answers and its time, under its own attempt", async () => {
  const round = playedRound();
  vi.spyOn(Date, "now").mockReturnValue(startedAt + 65_400);
  await keepRound(round);
  expect(await outbox.waiting()).toMatchObject([
    {
      endpoint: "POST /profile/harmony-rounds/",
      body: { attempt: "round-0001", answers: answersOf(round), seconds: 65 },
    },
  ]);
  expect(stage.calls).toEqual([]);
});

test.each([
  [-60_000, 0],
  [30 * 3_600_000, 7200],
])("a clock that moved by %i ms gives %i seconds", async (moved, seconds) => {
  vi.spyOn(Date, "now").mockReturnValue(startedAt + moved);
  await keepRound(playedRound());
  expect(await outbox.waiting()).toMatchObject([{ body: { seconds } }]);
});

test("mastery is there again as it was stored, and begins anew where storage is spoilt", () => {
  expect(storedMastery()).toEqual(NEW_MASTERY);
  const { mastery } = playedRound();
  expect(mastery.answers).toBe(HARMONY_ROUND);
  storeMastery(mastery);
  expect(storedMastery()).toEqual(mastery);
  for (const text of ["", "{", "[]", '{"answers":"many"}']) {
    stage.storage.setItem("harmony-mastery", text);
    expect(storedMastery(), text).toEqual(NEW_MASTERY);
  }
});
