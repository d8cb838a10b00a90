import { currentItem, rightAnswer, runReducer } from "@tilashar/learning/session";
import { judge } from "@tilashar/learning/session/judging";
import { firstUnits } from "@tilashar/learning/session/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { setBrowserStage } from "#app/lib/session/browser-stage.ts";
import { beginSession } from "./begin-session.ts";
import { forgetRun, type KeptRun, keepRun } from "./kept-run.ts";
import type { SessionPlace } from "./subject.ts";

const material = firstUnits(2).at(-1);
if (material === undefined) throw new Error("The unit is gone");
const place: SessionPlace = {
  unit: material.id,
  subject: { what: "step", lesson: 63, step: "meet-1" },
};
const allowed = { sound: false, microphone: false };

/** Answers the item on screen and goes on, as the player does; `null` skips it. */
function step({ plan, kept }: ReturnType<typeof beginSession>, isRight: boolean): KeptRun {
  const rules = { plan, allowed, judge };
  const item = currentItem(kept.run, rules);
  if (item === null) throw new Error("Nothing is asked");
  const told = runReducer(
    kept.run,
    isRight ? { type: "answer", given: rightAnswer(item) } : { type: "skip" },
    rules,
  );
  return { ...kept, run: runReducer(told, { type: "next" }, rules) };
}

beforeEach(() => {
  setBrowserStage(() => new Response());
  return () => vi.unstubAllGlobals();
});

test("a new session has a seed and an attempt of its own, and starts at its first item", () => {
  const one = beginSession(place, material);
  const other = beginSession(place, material);
  expect(one.kept.run.queue).toEqual(one.plan.slots.map((_, at) => at));
  expect(one.kept.run).toMatchObject({ phase: "asking", answers: [], verdict: null });
  expect(one.kept.attempt).not.toBe(other.kept.attempt);
  expect(one.kept.seed).not.toBe(other.kept.seed);
});

test("a reload in the middle continues the same session at the same item", () => {
  const begun = beginSession(place, material);
  let kept = begun.kept;
  for (const isRight of [true, true, true, false]) {
    kept = step({ ...begun, kept }, isRight);
    keepRun(place, kept);
  }
  const again = beginSession(place, material);
  expect(again).toEqual({ plan: begun.plan, kept });
  expect(again.kept.run.answers).toHaveLength(4);
  const itemOf = ({ plan, kept: { run } }: typeof again) => currentItem(run, { plan, allowed });
  expect(itemOf(again)).toEqual(itemOf({ plan: begun.plan, kept }));
  expect(itemOf(again)?.key).not.toBe(itemOf(begun)?.key);
});

test("a session that was given up, or whose unit has changed since, begins anew", () => {
  const begun = beginSession(place, material);
  keepRun(place, step(begun, true));
  const changed = beginSession(place, { ...material, version: "another" });
  expect(changed.kept).toMatchObject({ version: "another", run: { answers: [] } });
  expect(changed.kept.attempt).not.toBe(begun.kept.attempt);
  forgetRun(place);
  expect(beginSession(place, material).kept.run.answers).toEqual([]);
});

test("what is under way in one place is nothing to another", () => {
  keepRun(place, step(beginSession(place, material), true));
  const elsewhere = beginSession({ unit: place.unit, subject: { what: "checkpoint" } }, material);
  expect(elsewhere.kept.run.answers).toEqual([]);
});
