import { describe, expect, test } from "vitest";
import { play } from "../../test-set/read-cases.ts";
import type { Language } from "../reply.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const answerTo = (language: Language, turns: string) =>
  play(tutor, { language, turns: turns.split(" >> "), intent: "", expected: "" }).reply;

describe("words of a situation are told where it is named", () => {
  test.each([
    ["en", "give me 10 words I need in a kindergarten", "тәрбиеші — kindergarten teacher"],
    ["ru", "дай слова про футбол", "төреші — судья"],
    ["kz", "футбол туралы сөздер", "қақпашы — goalkeeper"],
    ["en", "vocabulary for the gym", "бұлшықет — muscle"],
    ["ru", "слова по теме рыбалка", "қармақ — удочка"],
    ["en", "teach me knitting words", "ине — needle"],
    ["ru", "слова для роддома", "толғақ — схватки"],
    ["en", "words for programmers", "дерекқор — database"],
    ["ru", "лексика для стройки", "кірпіш — кирпич"],
  ] as const)("%s: %s", (language, message, row) => {
    const { intent, text } = answerTo(language, message);
    expect(intent).toBe("list");
    expect(text).toContain(row);
  });
});

describe("phrases are those of whom the message names", () => {
  test.each([
    ["en", "phrases for a bus driver", "Келесі аялдама"],
    ["ru", "я бариста, какие фразы мне нужны?", "Сүтпен бе, сүтсіз бе?"],
    ["en", "I work as a nurse, what should I say to patients?", "Қызуыңызды өлшейік."],
    ["en", "what does the referee shout?", "Бұл офсайд."],
    ["en", "useful phrases at the garage", "Көлігім бұзылып қалды."],
    ["en", "words for the bank >> what does one say there?", "Картамды жоғалтып алдым."],
  ] as const)("%s: %s", (language, turns, line) => {
    const { intent, text } = answerTo(language, turns);
    expect(intent).toBe("phrases");
    expect(text).toContain(line);
  });
});

test("as many are told as are asked for", () => {
  expect(answerTo("en", "10 words for the bank").text.split("\n")).toHaveLength(10);
  expect(answerTo("kz", "балабақшаға керек бес сөз бер").text.split("\n")).toHaveLength(5);
});

test.each([
  ["en", "10 words for a kindergarten >> 3 of them in sentences"],
  ["ru", "10 слов для банка >> три из них в предложениях"],
] as const)("%s: %s: so many short lines", (language, turns) => {
  const rows = answerTo(language, turns).text.split("\n");
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row.split(" — ")[0]?.length).toBeLessThan(40);
});

test.each([
  [
    "ru",
    "дай слова про футбол >> а офсайд и пенальти как?",
    "офсайд — офсайд\nпенальти — пенальти",
  ],
  ["en", "words about football >> and goalkeeper?", "қақпашы — goalkeeper"],
] as const)("%s: %s: a word that is asked after a list", (language, turns, text) => {
  expect(answerTo(language, turns).text).toBe(text);
});
