import { analyse, explain } from "@tilashar/kazakh/morphology";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DRILL_WORDS } from "./drill-words.ts";
import { fedRule, judgeAnswer } from "./judge-answer.ts";
import { ruleKey } from "./rule.ts";

const lemmasOf = (text: string) =>
  analyse(text)
    .filter(({ guessed }) => !guessed)
    .map(({ lemma }) => lemma);

function judged(given: string, asked: string | [lemma: string, label: string], slipAllowed = true) {
  const explanation = typeof asked === "string" ? undefined : explain(...asked);
  const answer = typeof asked === "string" ? asked : (explanation?.form ?? "");
  return judgeAnswer(
    given,
    { answers: [answer], explanation },
    { slipAllowed, lemmasOf, lemma: typeof asked === "string" ? asked : asked[0] },
  );
}

const plural = (lemma: string): [string, string] => [lemma, "N;NOM;PL"];

/** What is typed, what was asked for, the verdict, the name of the error, the rule it feeds. */
const golden: [string, string | [string, string], string, string | null, string?][] = [
  ["қала", "қала", "correct", null],
  ["  Қала! ", "қала", "correct", null],
  ["қaлa", "қала", "correct", "look-alike"],
  ["кала", "қала", "slip", "look-alike"],
  ["тіл", "тіл", "correct", null],
  ["тил", "тіл", "slip", "look-alike"],
  ["мектер", "мектеп", "slip", "letter"],
  ["мекте", "мектеп", "slip", "missing-letter"],
  ["мекттеп", "мектеп", "slip", "extra-letter"],
  ["меткеп", "мектеп", "slip", "swapped"],
  ["мет", "мектеп", "wrong", "other"],
  ["жан", "нан", "wrong", "other-word"],
  ["су", "шай", "wrong", "other-word"],
  ["ыпшқы", "мектеп", "wrong", "other"],
  ["", "мектеп", "wrong", "empty"],
  ["бале", "бала", "wrong", "harmony"],
  ["терезелер", plural("терезе"), "correct", null],
  ["қалалер", plural("қала"), "wrong", "harmony", "rule:plural:V:back"],
  ["терезелар", plural("терезе"), "wrong", "harmony", "rule:plural:V:front"],
  ["кітаптер", plural("кітап"), "wrong", "harmony", "rule:plural:T:back"],
  ["кітаплар", plural("кітап"), "wrong", "assimilation", "rule:plural:T:back"],
  ["қаладар", plural("қала"), "wrong", "assimilation", "rule:plural:V:back"],
  ["қыздер", plural("қыз"), "wrong", "harmony", "rule:plural:Z:back"],
  ["қала", plural("қала"), "wrong", "missing-suffix", "rule:plural:V:back"],
  ["қалаға", ["қала", "N;DAT;PL"], "wrong", "missing-suffix", "rule:plural:V:back"],
  ["қалалар", ["қала", "N;DAT;PL"], "wrong", "missing-suffix", "rule:dat:R:back"],
  ["қалаларге", ["қала", "N;DAT;PL"], "wrong", "harmony", "rule:dat:R:back"],
  ["мектепта", ["мектеп", "N;LOC;SG"], "wrong", "harmony", "rule:loc:T:front"],
  ["мектепде", ["мектеп", "N;LOC;SG"], "wrong", "assimilation", "rule:loc:T:front"],
  ["үйден", ["үй", "N;DAT;SG"], "wrong", "other-form"],
  ["барды", ["бару", "V;IND;PST;3"], "correct", null],
  ["барді", ["бару", "V;IND;PST;3"], "wrong", "harmony", "rule:past:R:back"],
  ["айтды", ["айту", "V;IND;PST;3"], "wrong", "assimilation", "rule:past:T:back"],
];

test.each(golden)("%j for %j is %s, named %s", (given, asked, verdict, error, rule) => {
  const judgement = judged(given, asked);
  expect([judgement.verdict, judgement.error?.kind ?? null]).toEqual([verdict, error]);
  const fed = fedRule(judgement.error);
  expect(fed && ruleKey(fed)).toBe(rule ?? null);
});

test("a slip is forgiven once: without the allowance it is wrong, with the same name", () => {
  expect(judged("кала", "қала", false)).toMatchObject({
    verdict: "wrong",
    error: { kind: "look-alike", expected: "қ", given: "к" },
  });
});

test("alternatives are accepted, and the one that was meant is told", () => {
  const asked = { answers: ["ауылы", "аулы"] };
  const options = { slipAllowed: true, lemmasOf };
  expect(judgeAnswer("аулы", asked, options)).toEqual({
    verdict: "correct",
    error: null,
    expected: "аулы",
  });
});

test("the form the engine makes is always right, and a harmony twin of its suffix never", () => {
  const swap: Record<string, string> = { а: "е", е: "а", ы: "і", і: "ы" };
  fc.assert(
    fc.property(fc.constantFrom(...DRILL_WORDS.noun), (lemma) => {
      const explanation = explain(lemma, "N;NOM;PL");
      const form = explanation?.form ?? "";
      expect(judged(form, plural(lemma)).verdict).toBe("correct");
      const vowel = form.at(-2) as string;
      const twin = `${form.slice(0, -2)}${swap[vowel]}р`;
      expect(judged(twin, plural(lemma))).toMatchObject({
        verdict: "wrong",
        error: { kind: "harmony", suffix: "plural" },
      });
    }),
  );
});
