import {
  type GivenAnswer,
  itemOf,
  KINDS,
  planSession,
  rightAnswer,
  type SessionPlan,
  type SessionSubject,
} from "@tilashar/learning/session";
import { firstUnits } from "@tilashar/learning/session/testing";
import { expect, test } from "vitest";
import { sessionResult } from "./session-result.ts";

const material = firstUnits(2).at(-1);
if (material === undefined) throw new Error("The unit is gone");

const allowed = { sound: false, microphone: false };
const planOf = (subject: SessionSubject) => planSession(material, subject, "seed");
const itemsOf = ({ slots }: SessionPlan) => slots.map((slot) => itemOf(slot, allowed));

/** The answers of who misses the first so many of the items that count. */
function answersOf(plan: SessionPlan, wrong: number): GivenAnswer[] {
  let left = wrong;
  return itemsOf(plan).map((item) => {
    const isMissed = KINDS[item.kind].scored && left-- > 0;
    return { item: item.key, given: isMissed ? null : rightAnswer(item) };
  });
}

const resultOf = (plan: SessionPlan, answers: readonly GivenAnswer[]) =>
  sessionResult(plan, { queue: [], phase: "finished", answers, verdict: null }, material);

test("a checkpoint is passed with four fifths right at the first answer, and failed with one less", () => {
  const plan = planOf({ what: "checkpoint" });
  const asked = itemsOf(plan).filter(({ kind }) => KINDS[kind].scored).length;
  const mayMiss = Math.floor(asked / 5);
  expect(mayMiss).toBeGreaterThan(0);
  expect(resultOf(plan, answersOf(plan, 0))).toMatchObject({ right: asked, asked, passed: true });
  expect(resultOf(plan, answersOf(plan, mayMiss))).toMatchObject({
    right: asked - mayMiss,
    passed: true,
  });
  expect(resultOf(plan, answersOf(plan, mayMiss + 1))).toMatchObject({
    right: asked - mayMiss - 1,
    passed: false,
  });
});

test("what is answered right when it comes back does not make a failed checkpoint a passed one", () => {
  const plan = planOf({ what: "checkpoint" });
  const answers = answersOf(plan, plan.slots.length);
  const again = itemsOf(plan).map((item) => ({ item: item.key, given: rightAnswer(item) }));
  const result = resultOf(plan, [...answers, ...again]);
  expect(result).toMatchObject({ right: 0, passed: false });
  expect(result.words.map(({ missed }) => missed)).toContain(true);
});

test("the words of the session are told, each once and those that were missed first", () => {
  const plan = planOf({ what: "step", lesson: 63, step: "meet-1" });
  const { words } = resultOf(plan, answersOf(plan, 1));
  const ids = words.map(({ word }) => word.id);
  expect(new Set(ids).size).toBe(ids.length);
  const missedItem = itemsOf(plan).find(({ kind }) => KINDS[kind].scored);
  const missed = words.filter((word) => word.missed).map(({ word }) => word.id);
  expect(missed.toSorted()).toEqual([...(missedItem?.words ?? [])].toSorted());
  expect(ids.slice(0, missed.length)).toEqual(missed);
  // Words that were met or asked, pairs of earlier ones among them; not every word of a sentence
  const shown = itemsOf(plan).flatMap((item) => ("sentence" in item ? [] : item.words));
  for (const id of ids) expect(shown).toContain(id);
});

test("a session that was left at once asked nothing and told no word", () => {
  const plan = planOf({ what: "story" });
  expect(resultOf(plan, [])).toEqual({ right: 0, asked: 0, passed: false, words: [] });
});
