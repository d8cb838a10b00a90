import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const said = (message: string) =>
  tutor.answer({
    message,
    interfaceLanguage: /[әғқңөұүһі]/u.test(message) ? "kz" : /[а-я]/iu.test(message) ? "ru" : "en",
    level: "A",
  });

test.each([
  ["how would you say although", "-са да"],
  ["how do you say unless", "келмесең"],
  ["как сказать «как только» по-казахски", "салысымен"],
  ["is it rude to say сен to a cashier", "Say сіз"],
  ["маме с папой говорят сіз?", "Своим"],
  ["what should i call my mother-in-law", "апа"],
  ["рақмет директору сказать нормально, или официально?", "алғысымды"],
  ["i know turkish, whats confusing, false friends", "құрт"],
  ["could i write kazakh here in latin letters", "Latin"],
  ["реально ли заговорить за полгода", "Честно"],
  ["сколько суффиксов у слова может быть подряд", "достар"],
  ["hey, how do i say my name is and i'm from peru", "Менің атым"],
])("%s", (message, holds) => {
  const reply = said(message);
  expect(reply.intent).toBe("explain");
  expect(reply.text).toContain(holds);
});

test.each([
  ["make me a plan for six months", "plan"],
  ["переведи: я не пойду, если будет дождь", "translate"],
])("what only has words of a fact asks for something else: %s", (message, intent) => {
  expect(said(message).intent).toBe(intent);
});

test.each([
  ["words for the bank and a couple of phrases", "Шот ашқым келеді"],
  ["слова для банка и пару фраз", "Шот ашқым келеді"],
])("words and phrases of a place stand together: %s", (message, holds) => {
  const { text } = said(message);
  expect(text).toContain("несие —");
  expect(text).toContain(holds);
});

test.each([["давай диктант"], ["can we do a dictation please"]])(
  "a dictation leaves letters out: %s",
  (message) => expect(said(message).text).toMatch(/1\. .*_/u),
);

test.each([
  ["написать соседке: меня не будет до пятницы, полейте цветы", "Жұмаға дейін үйде болмаймын."],
  [
    "write to my neighbour: I'm away until Sunday, please water the plants",
    "Жексенбіге дейін үйде болмаймын.",
  ],
  ["help me write to the nurse who took care of my mother, 3 sentences", "Анама қамқор болғаныңыз"],
])("a note says what its request tells: %s", (message, holds) => {
  const reply = said(message);
  expect(reply.intent).toBe("note");
  expect(reply.text).toContain(holds);
});
