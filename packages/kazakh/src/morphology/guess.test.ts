import { expect, test } from "vitest";
import { analyse } from "./analyse.ts";

test("a guessed verb may have я after a vowel, and none ends in й and ы", () => {
  const lemmas = analyse("буяндады").map((one) => one.lemma);
  expect(lemmas).toContain("буяндау");
  expect(analyse("шұйып").some((one) => one.lemma === "шұйу")).toBe(false);
});
