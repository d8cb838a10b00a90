import { expect, test } from "vitest";
import { analyse } from "./analyse.ts";
import { readSteps } from "./morphotactics.ts";

test("a row that names an unknown suffix, state or group is refused", () => {
  expect(readSteps("plural:pl:2 @owner").map(({ id }) => id)).toContain("pss3");
  for (const row of ["pss2p:owned:9", "plural:plurals:2", "plural:pl:", "@owners"])
    expect(() => readSteps(row), row).toThrow(/morphotactics/);
});

test("a numeral takes the owners of the second person", () => {
  for (const [form, person] of [
    ["біріңіз", "2"],
    ["бірің", "2"],
    ["біріміз", "1"],
  ] as const) {
    const read = analyse(form).find(({ lemma }) => lemma === "бір");
    expect(read?.features["Person[psor]"], form).toBe(person);
  }
});
