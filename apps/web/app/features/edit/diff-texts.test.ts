import { expect, test } from "vitest";
import { diffTexts } from "./diff-texts.ts";

const shown = (old: string, text: string) =>
  diffTexts(old, text).map((parts) => parts.map(({ kind, value }) => `${kind} ${value}`));

test("a changed word stands in its sentence", () => {
  expect(shown("Біздің отбасымыз үлкен.", "Біздің отбасымыз кішкентай.")).toEqual([
    ["kept Біздің отбасымыз ", "removed үлкен", "added кішкентай", "kept ."],
  ]);
});

test("two sentences that share little stand one below the other", () => {
  expect(shown("Our family is big.", "We have a large family.")).toEqual([
    ["removed Our family is big."],
    ["added We have a large family."],
  ]);
});
