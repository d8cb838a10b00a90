import { expect, test } from "vitest";
import { analyse } from "./analyse.ts";
import { suffixSenses } from "./suffix-sense.ts";

test.each([
  ["барамын", "pres shr1s"],
  ["кетіппін", "evid3 shr1s"],
  ["барғансың", "perf shr2s"],
  ["бармақпыз", "inten shr1p"],
  ["студентпін", "cop1s"],
  ["жазып", "conv"],
  ["барыпты", "conv evid3"],
])("the suffixes of %s mean %s", (word, senses) => {
  const ids = (analyse(word)[0]?.suffixes ?? []).map(({ id }) => id);
  expect(suffixSenses(ids).join(" ")).toBe(senses);
});

test("a stem that takes a person by itself says so", () => {
  expect(suffixSenses(["cop1s"], true)).toEqual(["shr1s"]);
});
