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
    ["en", "I drive a taxi in Almaty, what phrases do I need?", "Қайда барасыз?"],
    ["en", "I sell flowers. What do I say to buyers?", "Кімге сыйлайсыз?"],
    ["ru", "я сантехник, что говорить клиентам?", "Кранды ауыстыру керек."],
    ["ru", "какие слова кричат болельщики", "Алға, Қазақстан!"],
    ["ru", "горло болит, иду в аптеку, какие фразы нужны", "Тамағым ауырып тұр, не көмектеседі?"],
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
  ["en", "words for football >> which of them is the referee?", "төреші — referee"],
] as const)("%s: %s: a word that is asked after a list", (language, turns, text) => {
  expect(answerTo(language, turns).text).toBe(text);
});

test.each([
  ["en", "what does алға mean, everybody shouts it at the stadium", "meaning"],
  ["en", "What is Nauryz and what do people say to each other?", "culture"],
  ["en", "how do you say bank in Kazakh", "translate"],
] as const)("%s: %s: what is asked of one thing is no list", (language, message, intent) => {
  expect(answerTo(language, message).intent).toBe(intent);
});

test("what is not there is told, and what is only near is called so", () => {
  expect(answerTo("en", "words for skydiving").text).toContain("no list of words on that");
  expect(answerTo("en", "phrases for a DJ").text).toContain("The nearest I have:");
  expect(answerTo("ru", "слова о вязании >> а спицы?").text).toContain("«спицы»");
});

test("the bazaar is a scene of its own, and where there is none one is made of what both say", () => {
  const bazaar = "let's play: you sell apples at the green bazaar and I'm the customer";
  expect(answerTo("en", bazaar).text).toContain("Алма, өрік, қауын бар.");
  const vet = answerTo("en", "let's role play at the vet, you be the vet").text;
  expect(vet).toContain("I am the vet, you are the owner");
  expect(vet).toContain("My dog has fallen ill");
});
