import { expect, test } from "vitest";
import { nextRate } from "./player.ts";

test("the first tap takes the learner's pace, the next ones take turns", () => {
  expect(nextRate("сәлем", "normal", null)).toBe("normal");
  expect(nextRate("сәлем", "normal", { text: "сәлем", rate: "normal" })).toBe("slow");
  expect(nextRate("сәлем", "normal", { text: "сәлем", rate: "slow" })).toBe("normal");
  expect(nextRate("сәлем", "slow", { text: "рақмет", rate: "slow" })).toBe("slow");
});
