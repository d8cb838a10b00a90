import { expect, test } from "vitest";
import { sizeText } from "./size-text.ts";

test.each([
  [0, "0 MB"],
  [1_440_000, "1.4 MB"],
  [12_400_000, "12 MB"],
  [999_000_000, "999 MB"],
  [1_440_000_000, "1.4 GB"],
])("%i bytes are told as %s", (bytes, told) => {
  expect(sizeText(bytes)).toBe(told);
});
