import { expect, test } from "vitest";
import { clozeOf, lineGap } from "./cloze.ts";
import { correctedRule } from "./correction.ts";
import { DRILL_WORDS } from "./drill-words.ts";
import { formCardOf } from "./form-card.ts";
import { drilledWith, drillOf, readRule, ruleKey, ruleOf } from "./rule.ts";

test("a word is taken out of its sentence in the form it has there, with the way it is made", () => {
  const cloze = clozeOf("Біз кітаптарымызды оқимыз.", "кітап");
  expect(cloze).toMatchObject({ before: "Біз ", answer: "кітаптарымызды", after: " оқимыз." });
  expect(cloze?.explanation?.suffixes.map((suffix) => ruleKey(ruleOf(suffix)))).toEqual([
    "rule:plural:T:back",
    "rule:pss1p:C:back",
    "rule:acc:Z:back",
  ]);
});

test("a verb is found by its dictionary form, a phrase as a whole, and a stranger not at all", () => {
  expect(clozeOf("Мен хат жаздым.", "жазу")).toMatchObject({ answer: "жаздым" });
  expect(clozeOf("Қайырлы таң, Айгүл!", "қайырлы таң")).toMatchObject({ answer: "Қайырлы таң" });
  expect(clozeOf("Мен хат жаздым.", "мектеп")).toBeNull();
});

test("a sentence has another gap each time, at the learner's own words first, and none at a name", () => {
  const line = "Айгүл, кітаптарды үстелге қой!";
  const gaps = (own: string[]) =>
    [0, 1, 2, 3].map((turn) => lineGap(line, new Set(own), turn)?.cloze.answer);
  expect(gaps([])).toEqual(["кітаптарды", "үстелге", "қой", "кітаптарды"]);
  expect(gaps(["үстел"])[0]).toBe("үстелге");
  const gap = lineGap(line, new Set(["үстел"]), 0);
  expect(gap).toMatchObject({ lemma: "үстел", cloze: { before: "Айгүл, кітаптарды " } });
  expect(gap?.cloze.explanation?.form).toBe("үстелге");
  expect(lineGap("Айгүл!", new Set(), 0)).toBeNull();
});

test.each([
  ["қаладе", "қалада", "rule:loc:V:back"],
  ["кітаплар", "кітаптар", "rule:plural:T:back"],
  ["Мектепға", "Мектепке", "rule:dat:T:front"],
  ["китап", "кітап", null],
])("%s, corrected to %s, breaks the rule %s", (from, to, key) => {
  const rule = correctedRule(from, to);
  expect(rule && ruleKey(rule)).toBe(key);
});

test("a rule is drilled with words that show it, and only with those", () => {
  const rule = readRule("rule:plural:V:back");
  if (rule === null) throw new Error("The rule is not read.");
  expect(drillOf(rule, "қала")).toMatchObject({ form: "қалалар" });
  expect(drillOf(rule, "терезе")).toBeNull();
  expect(drillOf(rule, "кітап")).toBeNull();
  expect(readRule("rule:plural:V")).toBeNull();
  expect(readRule("word:қала")).toBeNull();
});

test("common words show every rule of the plural and of the past", () => {
  for (const [suffix, places] of Object.entries({ plural: "VRLNZT", past: "VRZT" })) {
    for (const place of places) {
      for (const side of ["back", "front"]) {
        const rule = readRule(`rule:${suffix}:${place}:${side}`);
        const words = DRILL_WORDS[(rule && drilledWith(rule)) ?? "noun"];
        const found = words.filter((word) => rule && drillOf(rule, word));
        if (suffix === "past" && place === "Z" && side === "front") continue;
        expect(found, `${suffix} ${place} ${side}`).not.toEqual([]);
      }
    }
  }
});

test("a rule's card takes the learner's own word first, and another one each time", () => {
  const rule = readRule("rule:plural:V:back");
  if (rule === null) throw new Error("The rule is not read.");
  const own = [
    { lemma: "бару", pos: "verb" },
    { lemma: "дала", pos: "noun" },
  ];
  const cards = [0, 1, 2, 3].map((turn) => formCardOf(rule, own, turn));
  expect(cards[0]).toMatchObject({ lemma: "дала", answers: ["далалар"] });
  expect(new Set(cards.map((card) => card?.lemma)).size).toBe(4);
});
