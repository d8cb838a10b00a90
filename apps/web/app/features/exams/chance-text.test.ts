import { expect, test } from "vitest";
import { chanceText } from "./chance-text.ts";

test("a chance is told in tens, and its ends in words", () => {
  expect(chanceText(0.02)).toMatch(/hardly/i);
  expect(chanceText(0.71)).toContain("7 of 10");
  expect(chanceText(0.051)).toContain("1 of 10");
  expect(chanceText(0.949)).toContain("9 of 10");
  expect(chanceText(0.97)).toMatch(/almost/i);
});
