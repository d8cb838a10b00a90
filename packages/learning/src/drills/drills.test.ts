import { expect, test } from "vitest";
import { type DrillSource, drillRound } from "./drill-round.ts";
import { makeDrillTask } from "./drill-task.ts";
import { judgeDrill } from "./judge-drill.ts";

const word = (lemma: string) => ({ lemma, en: "", ru: "" });
const build: DrillSource = {
  kind: "build-form",
  from: null,
  to: "N;LOC;SG",
  against: [],
  words: ["үй", "қала", "мектеп", "дос"].map(word),
};
const choose: DrillSource = { ...build, kind: "choose-form", against: ["N;DAT;SG", "N;ABL;SG"] };
const transform: DrillSource = {
  ...build,
  kind: "transform",
  from: "V;IND;PRS;1;SG",
  to: "V;IND;PRS;1;PL",
  words: [word("бару")],
};
const half = () => 0.5;
const task = (drill: DrillSource, lemma: string) => {
  const made = makeDrillTask({ drill, word: word(lemma) }, half);
  if (made === null) throw new Error("no task");
  return made;
};

test("a round asks every drill in turn, choosing first, and no word twice while there are others", () => {
  let seed = 1;
  const chance = () => {
    seed = (seed * 16807) % 2147483647;
    return seed / 2147483647;
  };
  const round = drillRound([build, choose, { ...build, words: [] }], 4, chance);
  expect(round.map(({ drill }) => drill.kind)).toEqual([
    "choose-form",
    "choose-form",
    "build-form",
    "build-form",
  ]);
  expect(new Set(round.map(({ word }) => word.lemma)).size).toBe(4);
  expect(drillRound([], 8, half)).toEqual([]);
});

test("the engine makes the question, its answer and its choices", () => {
  expect(task(build, "мектеп")).toMatchObject({ answers: ["мектепте"], choices: null, from: null });
  expect(task(transform, "бару")).toMatchObject({
    from: { form: "барамын" },
    answers: ["барамыз"],
  });
  const forms = task(choose, "үй").choices?.map(({ form }) => form);
  expect(forms?.sort()).toEqual(["үйге", "үйде", "үйден"]);
  const alike = task({ ...choose, against: ["N;LOC;SG"] }, "үй");
  expect(alike.choices).toBeNull();
  expect(
    makeDrillTask({ drill: { ...build, to: "V;COND;3" }, word: word("сәлем!") }, half),
  ).toBeNull();
});

test("an answer is judged with the name of what is wrong", () => {
  expect(judgeDrill(task(build, "мектеп"), "Мектепте")).toMatchObject({ verdict: "correct" });
  expect(judgeDrill(task(build, "мектеп"), "мектепта").error?.kind).toBe("harmony");
  expect(judgeDrill(task(build, "мектеп"), "мектепде").error?.kind).toBe("assimilation");
  expect(judgeDrill(task(build, "үй"), "үйге")).toMatchObject({
    verdict: "wrong",
    error: { kind: "other-form" },
    expected: "үйде",
  });
});
