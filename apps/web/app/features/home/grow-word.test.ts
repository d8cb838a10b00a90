import { inflect } from "@tilashar/kazakh/morphology";
import { expect, test } from "vitest";
import { grow } from "./grow-word.ts";

const label = (many: boolean, my: boolean, place: boolean) =>
  `N;${place ? "LOC" : "NOM"};${many ? "PL" : "SG"}${my ? ";PSS1S" : ""}`;

test("each word of the home page grows as the engine inflects it with its dictionary", () => {
  const yesNo = [false, true];
  for (const word of ["кітап", "үй"])
    for (const many of yesNo)
      for (const my of yesNo)
        for (const place of yesNo)
          expect(grow(word, { many, my, place }).join("")).toBe(
            inflect(word, label(many, my, place))[0],
          );
});

test("a stem is shown as it is written before its ending", () => {
  expect(grow("кітап", { many: false, my: true, place: false })).toEqual(["кітаб", "ым"]);
  expect(grow("үй", { many: true, my: true, place: true })).toEqual(["үй", "лер", "ім", "де"]);
});
