import { expect, test } from "vitest";
import { defaultLexicon } from "../lexicon/lexicon.ts";
import { analyse } from "./analyse.ts";
import { inflect } from "./inflect.ts";

test("no verb of the lexicon has a passive in -л where л is near: қабылданды, алынды", () => {
  const wrong = defaultLexicon()
    .entries.filter(({ pos }) => pos === "v")
    .map(({ lemma }) => inflect(lemma, "V;PASS;IND;PST;3")[0] ?? "")
    .filter((form) => /л[аеыі]?л[дт][ыі]$/.test(form));
  expect(wrong).toEqual([]);
});

test.each([
  ["қабылдау", "қабылданды"],
  ["жоспарлау", "жоспарланды"],
  ["алу", "алынды"],
  ["бөлу", "бөлінді"],
  ["бастау", "басталды"],
  ["істеу", "істелді"],
  ["тоқтату", "тоқтатылды"],
  ["сканерлеу", "сканерленді"],
])("the passive of %s is %s", (lemma, form) => {
  expect(inflect(lemma, "V;PASS;IND;PST;3")[0]).toBe(form);
  expect(analyse(form).some((one) => one.features.Voice === "Pass")).toBe(true);
});
