import { expect, test } from "vitest";
import type { Glossary, Sense } from "../words/glossary.ts";
import { learnWordings } from "./learn-wordings.ts";
import { WordingChoice } from "./wording-choice.ts";
import { Wordings } from "./wordings.ts";

const meanings: Readonly<Record<string, Sense>> = Object.fromEntries(
  [
    { kz: "демалыс", pos: "n", en: ["rest", "holiday"], ru: ["отдых", "каникулы"], band: 1 },
    { kz: "базар", pos: "n", en: ["market"], ru: ["рынок"], band: 1 },
  ].map((sense) => [sense.kz, sense]),
);
const glossary: Glossary = {
  senses: (kazakh) => (meanings[kazakh] ? [meanings[kazakh]] : []),
  meaning: () => [],
  knows: () => false,
  nearest: () => undefined,
  headwords: () => Object.keys(meanings),
  expressions: [],
};
const model = learnWordings(
  [
    {
      kz: "Жазғы демалыс басталды.",
      en: "The summer holidays have begun.",
      ru: "Начались летние каникулы.",
    },
    { kz: "Маған демалыс керек.", en: "I need rest.", ru: "Мне нужен отдых." },
    { kz: "Базардан ет алдым.", en: "I bought meat at the market.", ru: "Я купил мясо на рынке." },
  ],
  glossary,
  () => [],
);
const wordings = new WordingChoice(new Wordings(() => model));

test("a word is said beside its neighbours as in the lines that have them, and otherwise as its dictionary has it first", () => {
  const said = (beside: string[]) => wordings.of("en", "n", "демалыс", ["rest", "holiday"], beside);
  expect(said(["жазғы"])).toBe("holiday");
  expect(said(["күн"])).toBe("rest");
});

test("a noun hangs on a verb by the preposition, case and article that it had there", () => {
  const hung = { noun: "базар", verb: "алу", kase: "ABL" };
  expect(wordings.hanging("en", hung)?.way).toBe("at");
  expect(wordings.hanging("ru", hung)?.way).toBe("на prep");
  expect(wordings.hanging("en", { ...hung, noun: "дүкен", verb: "сату" })).toBeUndefined();
  expect(wordings.article("базар", "at")?.article).toBe("the");
});
