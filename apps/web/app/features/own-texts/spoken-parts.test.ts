import { expect, test } from "vitest";
import { spokenParts } from "./spoken-parts.ts";

test("a sentence that can be said at once is one part", () => {
  expect(spokenParts("Біз үйде тұрамыз.")).toEqual(["Біз үйде тұрамыз."]);
});

test("a long one is cut at its commas, and nothing of it is lost", () => {
  const clause = "ол ерте тұрып, шай ішіп, үйден шығып, қалаға барды";
  const sentence = `${Array.from({ length: 9 }, () => clause).join(", ")}.`;
  const parts = spokenParts(sentence);
  expect(parts.length).toBeGreaterThan(2);
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(200);
  for (const part of parts.slice(0, -1)) expect(part).toMatch(/,$/);
  expect(parts.join(" ")).toBe(sentence);
});

test("a row of words without a comma is cut between words", () => {
  const parts = spokenParts("үй ".repeat(150).trim());
  for (const part of parts) expect(part.length).toBeLessThanOrEqual(200);
  expect(parts.join(" ")).toBe("үй ".repeat(150).trim());
});
