import { expect, test } from "vitest";
import { ownPath } from "./wanted-page.ts";

test("a path of ours is kept with its question and its place", () => {
  expect(ownPath("/lessons?level=beginner#words")).toBe("/lessons?level=beginner#words");
});

test.each([
  "https://evil.example/",
  "//evil.example/profile",
  "/\\evil.example",
  "\\\\evil.example",
  "/\t/evil.example",
  "javascript:alert(1)",
  "profile",
  "",
  null,
])("%j never becomes a redirect", (candidate) => {
  expect(ownPath(candidate)).toBeNull();
});
