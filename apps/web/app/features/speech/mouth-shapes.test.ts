import { pairOf } from "@tilashar/learning/sounds";
import { expect, test } from "vitest";
import { mouthShapes } from "./mouth-shapes.ts";

const shapes = Object.entries(mouthShapes);

test("each sound that is drawn can be held against the one it is mixed up with", () => {
  expect(shapes.length).toBeGreaterThan(10);
  for (const [phone, shape] of shapes) {
    const partner = pairOf(phone)?.phones.find((one) => one !== phone) ?? "";
    expect(mouthShapes[partner], phone).toBeDefined();
    expect(mouthShapes[partner], phone).not.toEqual(shape);
  }
});

test("front vowels have the tongue further forward than their back partners", () => {
  const crest = (phone: string) => {
    const { tongue } = mouthShapes[phone] ?? { tongue: [] };
    return tongue.reduce((highest, point) => (point[1] < highest[1] ? point : highest))[0];
  };
  expect(crest("і")).toBeLessThan(crest("ы"));
  expect(crest("ө")).toBeLessThan(crest("o"));
});

test("a tongue runs from its tip at the left to its root at the right, within the drawing", () => {
  for (const [phone, { tongue }] of shapes) {
    const across = tongue.map(([x]) => x);
    expect(across, phone).toEqual(across.toSorted((one, other) => one - other));
    for (const place of tongue.flat()) {
      expect(place, phone).toBeGreaterThan(0);
      expect(place, phone).toBeLessThan(200);
    }
  }
});
