import { planSession } from "@tilashar/learning/session";
import { firstUnits } from "@tilashar/learning/session/testing";
import { expect, test } from "vitest";
import { toArabic } from "#app/components/kazakh/script/convert-script.ts";
import { looksAlike } from "./looks-alike.ts";

const material = firstUnits(2).at(-1);
if (material === undefined) throw new Error("The unit is gone");

test("an item whose choices one script does not tell apart is found, and in Cyrillic there is none", () => {
  const items = ["a", "b", "c", "d"].flatMap((seed) =>
    planSession(material, { what: "step", lesson: 63, step: "use" }, seed).slots.map(
      ({ item }) => item,
    ),
  );
  const alike = items.filter((item) => looksAlike(item, toArabic));
  expect(alike.length).toBeGreaterThan(0);
  expect(alike.length).toBeLessThan(items.length);
  expect(items.filter((item) => looksAlike(item, (text) => text))).toEqual([]);
});
