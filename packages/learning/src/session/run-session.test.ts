import fc from "fast-check";
import { expect, test } from "vitest";
import { seededRandom } from "../quiz/random.ts";
import { judge } from "./judge.ts";
import { makeCloze } from "./kinds/cloze.ts";
import { makeDictation } from "./kinds/dictation.ts";
import { makeOrder } from "./kinds/order.ts";
import { makeSaySentence } from "./kinds/say.ts";
import { paceOf } from "./pace.ts";
import { rightAnswer } from "./right-answer.ts";
import {
  currentItem,
  type RunRules,
  runReducer,
  type SessionRun,
  startRun,
} from "./run-session.ts";
import type { SessionPlan, Slot } from "./session-plan.ts";
import { goToSchool } from "./testing/sentence.ts";

const making = { chance: seededRandom("run"), pace: paceOf("beginner") };
const everything = { sound: true, microphone: true };

/** A plan of so many places; every third needs sound. */
function planOf(length: number): SessionPlan {
  const slots = Array.from({ length }, (_, at): Slot => {
    const order = makeOrder(goToSchool, making);
    const item =
      at % 3 === 2 ? makeDictation(goToSchool, false, making) : makeCloze(goToSchool, making);
    if (item === null || order === null) throw new Error("nothing was made");
    const keyed = { ...item, key: `${at}:${item.key}` };
    return { item: keyed, quiet: at % 3 === 2 ? { ...order, key: `${at}:order` } : null };
  });
  return { slots, seconds: 0 };
}

const rulesOf = (length: number, allowed = everything): RunRules => ({
  plan: planOf(length),
  allowed,
  judge,
});
const answer = (run: SessionRun, rules: RunRules, right: boolean): SessionRun => {
  const item = currentItem(run, rules);
  if (item === null) throw new Error("the session is over");
  const given = right ? rightAnswer(item) : ["x"];
  return runReducer(run, { type: "answer", given }, rules);
};
const next = (run: SessionRun, rules: RunRules) => runReducer(run, { type: "next" }, rules);

test("what was missed comes again after three others, and before the end", () => {
  const rules = rulesOf(6);
  let run = answer(startRun(rules.plan), rules, false);
  expect(run).toMatchObject({ phase: "told", verdict: { right: false } });
  const missed = currentItem(run, rules)?.key;
  const seen: (string | undefined)[] = [];
  for (
    run = next(run, rules);
    run.phase !== "finished";
    run = next(answer(run, rules, true), rules)
  )
    seen.push(currentItem(run, rules)?.key);
  expect(seen).toHaveLength(6);
  expect(seen[3]).toBe(missed);
  expect(run.answers).toHaveLength(7);
});

test("whatever is answered, a session ends, and each item is asked three times at most", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.infiniteStream(fc.nat(2)), (length, stream) => {
      const rules = rulesOf(length);
      let run = startRun(rules.plan);
      for (const kind of stream) {
        if (run.phase === "finished") break;
        run =
          kind === 0 ? runReducer(run, { type: "skip" }, rules) : answer(run, rules, kind === 1);
        expect(run.answers.length).toBeLessThanOrEqual(3 * length);
        run = next(run, rules);
      }
      const asked = Map.groupBy(run.answers, ({ item }) => item);
      expect(asked.size).toBe(length);
      for (const answers of asked.values()) expect(answers.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 300 },
  );
});

test("who skips what is to be spoken is not asked for it again; what was missed comes back", () => {
  const spoken = makeSaySentence(goToSchool, making);
  if (spoken === null) throw new Error("nothing was made");
  const { slots } = planOf(2);
  const rules = {
    ...rulesOf(2),
    plan: { slots: [{ item: spoken, quiet: null }, ...slots], seconds: 0 },
  };
  const skipped = runReducer(startRun(rules.plan), { type: "skip" }, rules);
  expect(skipped).toMatchObject({ phase: "told", queue: [0, 1, 2] });
  const cloze = runReducer(next(skipped, rules), { type: "skip" }, rules);
  expect(cloze.queue).toEqual([1, 2, 1]);
});

test("without sound another item stands in the same place, also from the middle on", () => {
  const rules = rulesOf(3);
  let run = startRun(rules.plan);
  run = next(answer(run, rules, true), rules);
  run = next(answer(run, rules, true), rules);
  expect(currentItem(run, rules)?.kind).toBe("dictation");
  const quiet = { ...rules, allowed: { sound: false, microphone: true } };
  expect(currentItem(run, quiet)?.kind).toBe("order");
  run = next(answer(run, quiet, true), quiet);
  expect(run).toMatchObject({ phase: "finished", queue: [] });
  expect(JSON.parse(JSON.stringify(run))).toEqual(run);
});

test("an answer before its time changes nothing", () => {
  const rules = rulesOf(2);
  const run = startRun(rules.plan);
  expect(next(run, rules)).toBe(run);
  const told = answer(run, rules, true);
  expect(runReducer(told, { type: "skip" }, rules)).toBe(told);
  expect(startRun({ slots: [], seconds: 0 }).phase).toBe("finished");
});
