import { expect, test } from "vitest";
import { findTexts } from "./find-texts.ts";

const texts = ["Менің отбасым", "Отбасымыз үлкен.", "отбасы", "Отбасы", "үй"].map(
  (text, place) => ({
    file: "lessons/one.yaml",
    path: `words[${place}].kz`,
    text,
  }),
);
const found = (piece: string) => findTexts(texts, piece).map(({ text }) => text);

test("what says just this comes first, then what begins so, then what holds it", () => {
  expect(found(" ОТБАСЫ ")).toEqual(["отбасы", "Отбасы", "Отбасымыз үлкен.", "Менің отбасым"]);
});

test("nothing is found by nothing, and marks of patterns are letters", () => {
  expect(found("  ")).toEqual([]);
  expect(found(".*")).toEqual([]);
});
