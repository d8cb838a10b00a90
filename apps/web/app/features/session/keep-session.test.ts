import { firstUnits } from "@tilashar/learning/session/testing";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { setOutboxStage, signIn } from "#app/lib/outbox/outbox-stage.ts";
import { marksOf } from "#app/lib/path/own-work.ts";
import { beginSession } from "./begin-session.ts";
import { keepSession } from "./keep-session.ts";
import { type KeptRun, keepRun, keptRun } from "./kept-run.ts";
import type { SessionPlace } from "./subject.ts";

const unit = "a-02-first-sentences";
const material = firstUnits(2).at(-1);
if (material === undefined) throw new Error("The unit is gone");
const now = Date.parse("2026-11-23T08:00:00Z");

let stage: ReturnType<typeof setOutboxStage>;
let isLost = true;

beforeEach(() => {
  isLost = true;
  stage = setOutboxStage(() => {
    if (isLost) throw new TypeError("Failed to fetch");
    return Response.json({ awarded: 12 });
  });
  vi.spyOn(Date, "now").mockReturnValue(now);
  signIn(7);
});
afterEach(async () => {
  await outbox.drop((await outbox.waiting()).map(({ attempt }) => attempt));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Plays a place to its end, skipping all, and keeps it. */
async function finish(
  subject: SessionPlace["subject"],
  passed: boolean,
  changes?: Partial<KeptRun>,
) {
  const place: SessionPlace = { unit, subject };
  const { plan, kept } = beginSession(place, material as NonNullable<typeof material>);
  const answers = plan.slots.map(({ item }) => ({ item: item.key, given: null }));
  const begun = { ...kept, startedAt: now - 100_000, ...changes };
  keepRun(place, { ...begun, run: { ...kept.run, answers } });
  await keepSession(
    place,
    { ...begun, run: { ...kept.run, queue: [], phase: "finished", answers } },
    { passed, words: [] },
  );
  return { place, answers, kept };
}

test("a story that is finished without a network is kept, marked, and arrives once the network is back", async () => {
  const { place, answers, kept } = await finish({ what: "story" }, false);
  const sent = {
    attempt: kept.attempt,
    unit,
    subject: { what: "story" },
    seed: kept.seed,
    answers,
    seconds: 100,
  };
  expect(keptRun(place, kept.version)).toBeNull();
  expect([...marksOf(7)]).toEqual([`${unit}:story`]);
  expect((await outbox.send()).failure).not.toBeNull();
  expect(await outbox.waiting()).toMatchObject([{ attempt: kept.attempt, body: sent }]);
  stage.calls.length = 0;
  isLost = false;
  expect(await outbox.send()).toMatchObject({ awarded: 12, failure: null });
  await outbox.send();
  expect(stage.calls.filter(({ url }) => url.endsWith("/profile/sessions/"))).toMatchObject([
    { method: "POST", body: sent },
  ]);
});

test("a checkpoint that was failed is kept for the server, and leaves no mark on the path", async () => {
  await finish({ what: "checkpoint" }, false);
  expect([...marksOf(7)]).toEqual([]);
  expect(await outbox.waiting()).toHaveLength(1);
});

test("a checkpoint that was passed marks its unit, a step its lesson: for this learner alone", async () => {
  await finish({ what: "checkpoint" }, true);
  await finish({ what: "step", lesson: 63, step: "meet-1" }, false);
  expect([...marksOf(7)]).toEqual([`${unit}:checkpoint`, "63:meet-1"]);
  expect([...marksOf(null)]).toEqual([]);
});

test("a clock that was set back and a page that was left open for days give seconds that are possible", async () => {
  await finish({ what: "story" }, false, { startedAt: now + 60_000 });
  await finish({ what: "checkpoint" }, false, { startedAt: now - 86_400_000 });
  const seconds = (await outbox.waiting()).map(({ body }) => "seconds" in body && body.seconds);
  expect(seconds).toEqual([0, 7200]);
});

test("a disk that never answers holds the end back for a second, no longer", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  vi.spyOn(outbox, "keep").mockReturnValue(new Promise(() => {}));
  let isOver = false;
  const finished = finish({ what: "story" }, false).then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  await finished;
  vi.useRealTimers();
  expect([...marksOf(7)]).toEqual([`${unit}:story`]);
});
