import { expect, test } from "vitest";
import { chosen, firstTurn, nextTurn, poseAt } from "./exercise-turn.ts";

test("a wrong choice is marked once and the others stay; the right one ends the task", () => {
  const once = chosen(firstTurn, 0, 1);
  expect(once).toEqual({ place: 0, wrong: [0], done: false });
  expect(chosen(once, 0, 1)).toBe(once);
  const done = chosen(once, 1, 1);
  expect(done).toEqual({ place: 0, wrong: [0], done: true });
  expect(chosen(done, 2, 1)).toBe(done);
  expect(nextTurn(done)).toEqual({ place: 1, wrong: [], done: false });
});

test("the cub greets, comforts, is glad, and carries the first word's sun into the second task", () => {
  const wrong = chosen(firstTurn, 2, 1);
  const right = chosen(wrong, 1, 1);
  expect([firstTurn, wrong, right, nextTurn(right)].map(poseAt)).toEqual([
    "hello",
    "wrong",
    "right",
    "streak",
  ]);
});
