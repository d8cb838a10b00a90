import { expect, test } from "vitest";
import { makeBreaker } from "./breaker.ts";

function breakerWithClock() {
  let time = 0;
  const breaker = makeBreaker({ failures: 3, restMs: 1000, now: () => time });
  const fail = (times: number) => {
    for (let at = 0; at < times; at += 1) breaker.attempt()?.failed();
  };
  return { breaker, fail, pass: (ms: number) => (time += ms) };
}

test("a success between failures keeps it closed", () => {
  const { breaker, fail } = breakerWithClock();
  fail(2);
  breaker.attempt()?.succeeded();
  fail(2);
  expect(breaker.attempt()).not.toBeNull();
});

test("it opens after three failures in a row, and lets one through after a rest", () => {
  const { breaker, fail, pass } = breakerWithClock();
  fail(3);
  expect(breaker.attempt()).toBeNull();
  pass(1000);
  const trial = breaker.attempt();
  expect(trial).not.toBeNull();
  expect(breaker.attempt(), "a second one beside the trial").toBeNull();
  trial?.succeeded();
  expect(breaker.attempt()).not.toBeNull();
});

test("a failed trial means another rest; a dropped one lets the next try at once", () => {
  const { breaker, fail, pass } = breakerWithClock();
  fail(3);
  pass(1000);
  breaker.attempt()?.dropped();
  breaker.attempt()?.failed();
  expect(breaker.attempt()).toBeNull();
  pass(999);
  expect(breaker.attempt()).toBeNull();
  pass(1);
  expect(breaker.attempt()).not.toBeNull();
});
