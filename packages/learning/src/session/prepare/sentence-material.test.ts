import { expect, test } from "vitest";
import { capitalsOf } from "./sentence-material.ts";

test("a name keeps its capital; what begins a quotation or names a class of pupils does not", () => {
  const capitals = capitalsOf([
    "In May I go to Almaty with Tom.",
    "He said: “The house is old, May I come in?”",
    "She asks, «В каком месяце?», and the class of 5 В answers in May.",
    "в школе",
    "He reads the paper «Егемен Қазақстан».",
  ]);
  expect([...capitals].sort()).toEqual(["Almaty", "I", "May", "Tom", "Егемен", "Қазақстан"].sort());
});
