import { expect, test } from "vitest";
import { paths } from "#app/lib/paths.ts";
import { shapeOf } from "./page-shape.ts";

test("every page that waits for content has the shape of what will come", () => {
  expect(shapeOf(paths.lessons)).toBe("path");
  expect(shapeOf(paths.lesson(61))).toBe("resource");
  expect(shapeOf(paths.step(61, "meet-1"))).toBe("session");
  expect(shapeOf(paths.unitSession("a-01-first-sounds", "story"))).toBe("session");
  expect(shapeOf(paths.film(1))).toBe("film");
  expect(shapeOf(paths.word("кітап"))).toBe("card");
  expect(shapeOf(paths.dayWord("2026-11-21"))).toBe("card");
});

test("a page that is all code, or loads by itself, has none", () => {
  for (const page of [paths.login, paths.profile, paths.review, paths.privacy]) {
    expect(shapeOf(page), page).toBeNull();
  }
});
