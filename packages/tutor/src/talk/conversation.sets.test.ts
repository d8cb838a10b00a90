import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { playTalk } from "../../test-set/read-talk.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const course = courseOfRepository();
const tutor = tutorOfRepository();

const talk = (level: "A" | "B" | "C", ...messages: string[]) =>
  playTalk(tutor, messages, { interfaceLanguage: "en", seed: 5, level });

test.each([
  ["A", "beginner"],
  ["B", "intermediate"],
  ["C", "advanced"],
] as const)("the scenes of level %s come first in its list", (level, first) => {
  const [list] = talk(level, "let's act out a scene");
  const listed = list?.text.split("\n").flatMap((line) => {
    const scene = course.tutor.scenes.find(({ titles }) => line === `- ${titles.en}`);
    return scene ? [scene.level] : [];
  });
  const own = course.tutor.scenes.filter((scene) => scene.level === first).length;
  expect(listed?.length).toBe(6);
  expect(listed?.lastIndexOf(first)).toBe(Math.min(own, 6) - 1);
});

test("a beginner reads the translation, an advanced learner Kazakh alone", () => {
  const [beginner] = talk("A", "Сәлем!");
  const [advanced] = talk("C", "Сәлем!");
  expect(beginner?.text).toContain("(Hello!");
  expect(advanced?.text).not.toMatch(/[a-z]/i);
});

test("what is right as it was said is not put right", () => {
  expect(talk("A", "Сәлем! Менің атым Том. Мен Америкаданмын.")[0]?.text).not.toContain("Дұрысы");
  expect(talk("A", "Мен Америкаданмын.")[0]?.text).not.toContain("Дұрысы");
});

test("no question is asked twice in one conversation", () => {
  const asked = talk(
    "A",
    "Сәлем!",
    "Жақсы.",
    "Менің атым Анна.",
    "Алматыдан.",
    "Иә.",
    "Иә.",
    "Жоқ.",
  )
    .flatMap(({ text }) => tutor.tools.topics.questionTexts.filter(([said]) => text.includes(said)))
    .map(([, id]) => id);
  expect(asked.length).toBeGreaterThan(5);
  expect(new Set(asked).size).toBe(asked.length);
});

test.each([
  [["Кеше туған күнім болды.", "Маған кітап сыйлады."], "Абай туралы кітап."],
  [["Мен жазда Қазақстанға барамын.", "Бірінші рет."], "Екі аптаға."],
  [["Мен бүгін көңілсізбін.", "Досыммен ұрысып қалдым."], "Ол маған өтірік айтты."],
  [["Біздің команда кеше жеңілді."], "2:1"],
  [["Бүгін базарға бардым.", "Алма өте қымбат болды."], "Ал сен базарға барасың ба?"],
  [["Мен жазда Қазақстанға барамын."], "Көлге қалай баруға болады?"],
  [["Мен жазда Қазақстанға барамын."], "Сіз не көруге кеңес бересіз?"],
  [["Менің әжем ауырып қалды.", "Қазір ауруханада."], "Дәрігер операция керек дейді."],
] as const)("after %j, «%s» goes on with the talk", (before, message) => {
  const last = talk("A", ...before, message).at(-1);
  expect(last?.intent, last?.text).toBe("talk");
  expect(last?.text).toMatch(/\?$/mu);
});

test.each([
  ["Мен тамақ туралы айтқым келеді.", ["Мен бешбармақты жақсы көремін.", "Анам жиі пісіреді."]],
])("a talk stays with what it is of: %s", (first, more) => {
  const said = talk("A", first, ...more);
  for (const { text } of said) expect(text).not.toMatch(/фильм|кино|телефон/iu);
});

test("what is able to be done is denied whole", () => {
  expect(
    talk("A", "Мен қыста шаңғы тебемін.", "Ал сен шаңғы тебе аласың ба?").at(-1)?.text,
  ).toContain("шаңғы тебе алмаймын");
});

test("of an animal that was told of it is not asked whether there is one", () => {
  const said = talk(
    "A",
    "Менің мысығым бар.",
    "Аты Барсик.",
    "Екі жаста.",
    "Балық жейді.",
    "Сары.",
  );
  for (const { text } of said) expect(text).not.toContain("мысығыңыз бар ма");
});

test.each([
  ["let's talk in Kazakh about my family", "what does «емхана» mean?", "ok let's go on"],
  ["Отбасым туралы сөйлесейік.", "«емхана» деген не?", "жалғастырайық"],
  ["давай поговорим по-казахски о семье", "как сказать «вратарь»?", "ок, давай дальше"],
])("after a question beside it a talk goes on with its last question: %s", (first, beside, on) => {
  const [opened, , again] = talk("A", first, beside, on);
  const question = opened?.text.split("\n").find((line) => line.endsWith("?"));
  expect(question).toBeDefined();
  expect(again?.text).toContain(question);
});

test.each([
  "Басқа нәрсе туралы сөйлесейікші.",
  "can we talk about something else?",
  "давай о чём-нибудь другом",
])("another topic is offered: %s", (message) => {
  const last = talk("A", "Мен бүгін жұмыста болдым.", message).at(-1);
  expect(last?.chips.length, last?.text).toBeGreaterThan(2);
  expect(last?.text).not.toMatch(/нәрсе|something|бірдеңе/iu);
});

test("half a sentence that answers is not put right", () => {
  expect(talk("A", "Жаңа жұмыс таптым!", "Банкте, есепші болып.").at(-1)?.text).not.toContain(
    "Дұрысы",
  );
});

test("what another does is no answer to what the learner does", () => {
  const said = talk(
    "A",
    "Менің ойымша, күз әдемі.",
    "Демалыс күні қалада боламын.",
    "Бізде күзде көп жаңбыр жауады.",
  );
  expect(said.at(-1)?.text).not.toContain("Кіммен барасыз");
});
