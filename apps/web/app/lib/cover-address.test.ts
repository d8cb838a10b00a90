import { expect, test } from "vitest";
import { coverAddress, isDrawnCover } from "./cover-address.ts";

test("a drawn cover's other crops lie beside it", () => {
  const cover = "/assets/lesson-12-wide.0a1b2c3d4e.webp";
  expect(isDrawnCover(cover)).toBe(true);
  expect(coverAddress(cover, "square")).toBe("/assets/lesson-12-square.0a1b2c3d4e.avif");
  expect(coverAddress(cover, "wide")).toBe("/assets/lesson-12-wide.0a1b2c3d4e.avif");
});

test("a cover made of emojis has one picture only", () => {
  const cover = "/assets/reading-3.0a1b2c3d4e.svg";
  expect(isDrawnCover(cover)).toBe(false);
  expect(coverAddress(cover, "square")).toBe(cover);
});
