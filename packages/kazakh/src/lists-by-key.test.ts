import fc from "fast-check";
import { expect, test } from "vitest";
import { ListsByKey } from "./lists-by-key.ts";

test("it holds what a map of lists would hold, in the order in which it came", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: 0, max: 5 }), fc.string())), (pairs) => {
      const lists = new ListsByKey<number, string>();
      const plain = new Map<number, string[]>();
      for (const [key, value] of pairs) {
        lists.add(key, value);
        plain.set(key, [...(plain.get(key) ?? []), value]);
      }
      expect([...lists.keys()]).toEqual([...plain.keys()]);
      expect(lists.size).toBe(plain.size);
      for (const [key, values] of plain) expect(lists.get(key)).toEqual(values);
      expect(lists.get(6)).toBeUndefined();
      expect(lists.has(6)).toBe(false);
    }),
  );
});

test("another list takes the place of the one before", () => {
  const lists = new ListsByKey<string, string>();
  lists.add("a", "1");
  lists.set("a", ["2", "3"]);
  expect(lists.get("a")).toEqual(["2", "3"]);
  lists.set("a", ["4"]);
  expect(lists.get("a")).toEqual(["4"]);
});
