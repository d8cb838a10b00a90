import { expect, test } from "vitest";
import { spokenForm } from "./spoken-form.ts";

test("a form that is right, or right elsewhere, is said; one that is no word is not", () => {
  expect(spokenForm("дейді", null)).toBe("дейді");
  expect(spokenForm("деймін", "person")).toBe("деймін");
  expect(spokenForm("үйден", "case")).toBe("үйден");
  expect(spokenForm("дейды", "harmony")).toBeUndefined();
  expect(spokenForm("үйдеы", "letter")).toBeUndefined();
});
