import { expect, test } from "vitest";
import { isGuestOnly, paths } from "./paths.ts";

test("what stands in an address is written as an address", () => {
  expect(paths.word("сөз тіркесі")).toBe(`/word/${encodeURIComponent("сөз тіркесі")}`);
  expect(paths.step(61, "meet-1")).toBe("/lessons/61/steps/meet-1");
  expect(paths.unitSession("a-01-first-words", "story")).toBe(
    "/lessons/units/a-01-first-words/story",
  );
});

test("the quiz of a lesson opens on the lesson's own page", () => {
  expect(paths.step(61, "check")).toBe("/lessons/61?check");
});

test("the whole list keeps the level that is asked for", () => {
  expect(paths.allLessons(null)).toBe("/lessons?all");
  expect(paths.allLessons("beginner")).toBe("/lessons?level=beginner&all");
});

test("a signed-in learner is sent away from the pages of a guest, with or without a slash at the end", () => {
  for (const page of ["/", "/login", "/login/", "/about", "/reset-password/7/secret"]) {
    expect(isGuestOnly(page), page).toBe(true);
  }
  for (const page of ["/profile", "/lessons/1", "/login/elsewhere"]) {
    expect(isGuestOnly(page), page).toBe(false);
  }
});
