import { expect, test } from "vitest";
import { sentencesOf } from "./check-text.ts";

test("a text falls into its sentences, and a form into its lines", () => {
  expect(sentencesOf("Сәлем! Менің атым Дина.  Ал сенің атың кім?")).toEqual([
    "Сәлем!",
    "Менің атым Дина.",
    "Ал сенің атың кім?",
  ]);
  expect(sentencesOf("Аты-жөні: Дина\n\nТелефоны: 8 701\n8 701 123\n…")).toEqual([
    "Аты-жөні: Дина",
    "Телефоны: 8 701",
  ]);
  expect(sentencesOf(" \n ")).toEqual([]);
});
