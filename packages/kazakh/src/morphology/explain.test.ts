import { expect, test } from "vitest";
import { explain } from "./explain.ts";
import { describeReason, SUFFIX_MEANINGS } from "./explanation-texts.ts";
import { SUFFIX_IDS } from "./suffix-table.ts";

test("кітаптарыма is taken apart with the reason for each letter", () => {
  const explanation = explain("кітап", "N;DAT;PL;PSS1S");
  expect(explanation?.suffixes.map(({ surface }) => surface)).toEqual(["тар", "ым", "а"]);
  expect(explanation?.suffixes.map(({ template }) => template)).toEqual([
    "{L}{A}р",
    "({I})м",
    "{A}",
  ]);
  expect(explanation?.suffixes[0]?.reasons).toEqual([
    { key: "harmony", side: "back", by: "а", rule: "vowel" },
    { key: "final-sound", class: "T", by: "п" },
  ]);
  expect(explanation?.suffixes.map(({ word }) => word)).toEqual([
    "кітаптар",
    "кітаптарым",
    "кітаптарыма",
  ]);
});

test.each([
  ["кітап", "N;NOM;SG;PSS3", "voicing"],
  ["орын", "N;NOM;SG;PSS3", "vowel-loss"],
  ["оқу", "V;IND;PRS;3", "fusion"],
  ["қою", "V;IND;PRS;3", "fusion"],
  ["табу", "V.CVB;PFV", "glide"],
  ["автомобиль", "N;NOM;SG;PSS3", "soft-sign-loss"],
  ["бала", "N;NOM;SG;PSS3", "bridge"],
  ["журналист", "N;NOM;PL", "t-loss"],
])("%s %s names the change at the seam: %s", (lemma, label, key) => {
  const reasons = explain(lemma, label)?.suffixes.flatMap((suffix) => suffix.reasons) ?? [];
  expect(reasons.map((reason) => reason.key)).toContain(key);
});

test("cases after a possessive say so", () => {
  const third = explain("үй", "N;LOC;SG;PSS3")?.suffixes[1];
  expect(third?.surface).toBe("нде");
  expect(third?.reasons).toContainEqual({ key: "after-possessive", person: "3" });
  const first = explain("үй", "N;DAT;SG;PSS1S")?.suffixes[1];
  expect(first?.reasons).toContainEqual({ key: "after-possessive", person: "1-2" });
});

test("a form outside the table is called irregular", () => {
  expect(explain("мен", "PRO;DAT")).toMatchObject({
    form: "маған",
    reasons: [{ key: "irregular" }],
  });
  expect(explain("кітап", "N;NOSUCH")).toBeUndefined();
  expect(explain("кітап", "no label")).toBeUndefined();
});

test("every suffix and every reason has words in three languages", () => {
  for (const id of SUFFIX_IDS)
    for (const language of ["en", "ru", "kz"] as const)
      expect(SUFFIX_MEANINGS[id][language]).not.toBe("");
  const [suffix] = explain("кітап", "N;NOM;SG;PSS3")?.suffixes ?? [];
  const words = suffix?.reasons.map((reason) => describeReason(reason, "en"));
  expect(words).toContain("п between vowels becomes б");
  expect(words?.join()).not.toContain("{");
});
