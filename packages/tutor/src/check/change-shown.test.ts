import { expect, test } from "vitest";
import { changeShown } from "./change-shown.ts";

test.each([
  ["қаладан", "қалада", "қаладан → қалада"],
  ["", "ма", "+ ма"],
  ["кейін", "", "− кейін"],
])("%j to %j is shown as %s", (from, to, shown) => {
  expect(changeShown(from, to)).toBe(shown);
});
