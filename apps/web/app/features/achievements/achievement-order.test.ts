import type { Achievement } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { latestEarned, nearestAhead } from "./achievement-order.ts";

const entry = (
  id: string,
  have: number,
  need: number,
  date_earned: string | null,
): Achievement => ({
  id,
  title: id,
  description: "",
  badge_icon: "",
  date_earned,
  progress: { have, need },
});
const list = [
  entry("far", 1, 100, null),
  entry("older", 1, 1, "2026-11-19T10:00:00.000Z"),
  entry("near", 9, 10, null),
  entry("newer", 1, 1, "2026-11-20T10:00:00.000Z"),
  entry("untouched", 0, 1, null),
];
const ids = (achievements: readonly Achievement[]) => achievements.map(({ id }) => id);

test("earned ones come latest first", () => {
  expect(ids(latestEarned(list))).toEqual(["newer", "older"]);
});

test("of those ahead the nearest comes first", () => {
  expect(ids(nearestAhead(list))).toEqual(["near", "far", "untouched"]);
});
