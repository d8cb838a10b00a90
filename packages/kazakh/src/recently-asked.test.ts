import { expect, test } from "vitest";
import { RecentlyAsked } from "./recently-asked.ts";

test("what is asked for again is not made again, and no more than twice as many are kept", () => {
  const made: number[] = [];
  const recent = new RecentlyAsked<number, { key: number }>(3);
  const ask = (key: number) =>
    recent.get(key, () => {
      made.push(key);
      return { key };
    }).key;
  for (const key of [1, 2, 3, 1, 4, 1, 5, 2]) expect(ask(key)).toBe(key);
  expect(made).toEqual([1, 2, 3, 4, 5]);
  for (let key = 10; key < 17; key++) ask(key);
  made.length = 0;
  expect(recent.kept(16)).toEqual({ key: 16 });
  expect(recent.kept(1)).toBeUndefined();
  ask(16);
  ask(1);
  expect(made).toEqual([1]);
});
