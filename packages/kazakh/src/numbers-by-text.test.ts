import fc from "fast-check";
import { expect, test } from "vitest";
import { NumbersByText } from "./numbers-by-text.ts";

test("it gives the numbers of each text in the order in which they came", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.string({ unit: "binary", maxLength: 3 }), fc.nat({ max: 2 ** 32 - 1 }))),
      (pairs) => {
        const index = new NumbersByText((add) => {
          for (const [text, number] of pairs) add(text, number);
        });
        const plain = new Map<string, number[]>();
        for (const [text, number] of pairs) plain.set(text, [...(plain.get(text) ?? []), number]);
        for (const [text, numbers] of plain) expect(index.get(text)).toEqual(numbers);
      },
    ),
  );
});

test("it finds the beginnings of a text that have numbers, the shortest first", () => {
  const index = new NumbersByText((add) => {
    ["ба", "бала", "б", "балам", "бал", "ба"].forEach(add);
  });
  const found: [number, readonly number[]][] = [];
  index.forBeginnings("балама", (...one) => found.push(one));
  expect(found).toEqual([
    [1, [2]],
    [2, [0, 5]],
    [3, [4]],
    [4, [1]],
    [5, [3]],
  ]);
});

test("a text that is not there has no numbers, in an empty index neither", () => {
  expect(new NumbersByText(() => {}).get("а")).toEqual([]);
  const index = new NumbersByText((add) => add("а", 1));
  expect(index.get("ә")).toEqual([]);
  expect(index.get("")).toEqual([]);
});

test("of texts with one hash it gives the numbers of both: who asks compares", () => {
  const texts = Array.from({ length: 200_000 }, (_, at) => String(Math.sin(at)));
  const index = new NumbersByText((add) => {
    texts.forEach(add);
  });
  const shared = texts.filter((text) => index.get(text).length > 1);
  expect(shared.length).toBeGreaterThan(0);
  for (const text of texts.slice(0, 1000)) expect(index.get(text)).toContain(texts.indexOf(text));
});
