import { expect, test } from "vitest";
import { toCsv } from "./csv.ts";

test("every cell is quoted, and quotes inside are doubled", () => {
  expect(
    toCsv([
      ["қыз", 'a "girl", young'],
      ["line\nbreak", ""],
    ]),
  ).toBe('"қыз","a ""girl"", young"\r\n"line\nbreak",""\r\n');
});

test("what a spreadsheet would take for a formula becomes text", () => {
  for (const text of ["=1+1", "+7", "-мен", "@SUM(A1)", "\tx", "\rx"]) {
    expect(toCsv([[text]]), text).toBe(`"'${text}"\r\n`);
  }
  expect(toCsv([["а=б"]])).toBe('"а=б"\r\n');
});
