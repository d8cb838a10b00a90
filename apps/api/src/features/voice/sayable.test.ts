import { expect, test } from "vitest";
import { isSayable } from "./sayable.ts";

const course = new Set(["барыс"]);

test("Kazakh words and forms are said, alone and in sentences", () => {
  for (const text of ["үй", "Біз үйде тұрамыз.", "Барыс келді!", "2026 жыл", "а"])
    expect(isSayable(text, course), text).toBe(true);
});

test("a sentence with names in it is said; a row of names, other letters and other languages are not", () => {
  expect(isSayable("Төлебайұлы Жансерік үйге келіп, шай ішті.", course)).toBe(true);
  for (const text of [
    "Поттергейт",
    "Поттергейт Гермионович",
    "Мы живём в большом городе у реки.",
    "Біз Hogwarts мектебіне бардық.",
    "Біз https://example.com үйге келдік",
    `Үйге ${"ыкпал".repeat(9)} келді, шай ішті.`,
  ])
    expect(isSayable(text, course), text).toBe(false);
});
