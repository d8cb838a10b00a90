import { expect, test } from "vitest";
import { waitText } from "./wait-text.ts";

test.each([
  [0, "0 sec", "0 с"],
  [119, "119 sec", "119 с"],
  [120, "2 min", "2 мин"],
  [7200, "2 hr", "2 сағ"],
  [200_000, "2 days", "2 күн"],
] as const)("%i seconds are %s", (seconds, english, kazakh) => {
  expect(waitText(seconds, "en")).toBe(english);
  expect(waitText(seconds, "kz")).toBe(kazakh);
});
