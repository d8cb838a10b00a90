import { expect, test } from "vitest";
import type { Language, Turn } from "../../reply.ts";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();

function lastOf(messages: readonly string[], interfaceLanguage: Language) {
  const history: Turn[] = [];
  let reply = tutor.answer({ message: "", history, interfaceLanguage, level: "A" });
  for (const message of messages) {
    reply = tutor.answer({ message, history: [...history], interfaceLanguage, level: "A" });
    history.push({ sender: "user", text: message }, { sender: "bot", text: reply.text });
  }
  return reply;
}

// What a second message asks of the answer before: each with some of what its answer holds, and what it never says
test.each<[Language, readonly string[], string, string]>([
  [
    "kz",
    ["Мен бүгін сабаққа кешіктім", "неге деп сұрашы"],
    "Неге бүгін сабаққа кешіктіңіз?",
    "қате жоқ",
  ],
  ["kz", ["Мен кеше театрға бармадым", "неге деп сұра"], "бармадыңыз?", "қате жоқ"],
  ["en", ["Why is it мен жазамын but сен жазасың?", "and олар?"], "олар жазады", "He writes"],
  ["ru", ["как сказать который час по-казахски", "а половина пятого?"], "төрт жарым", "жарты"],
  ["en", ["how do i tell the time in kazakh", "six thirty?"], "алты жарым", "translate"],
  [
    "en",
    ["what's the plural of дос", "and five friends?", "why no ending"],
    "already says",
    "stone",
  ],
  ["en", ["tell me a riddle", "another one"], "A riddle", "It is күн"],
  ["kz", ["Жұмбақ айтыңызшы", "тағы біреу"], "Жұмбақ:", "Жауабы"],
  ["ru", ["Придумай диалог в кафе", "теперь без перевода"], "Не ішесіз?", "железа"],
  ["ru", ["Придумай диалог в кафе", "сделай официанта сердитым"], "Тезірек", "Я не уверен"],
  ["ru", ["я устал от грамматики", "давай что-нибудь лёгкое", "песню?"], "Көзімнің қарасы", "ән —"],
  ["ru", ["проверь: Мен базарда барамын", "не понял"], "базарға", "железа"],
  ["en", ["make me a plan for one week", "i can't on thursday"], "Thursday: —", "1. Lesson"],
  [
    "en",
    ["Write to my neighbour: the music is too loud", "and sign it, Oliver"],
    "Құрметпен",
    "қойыңыз",
  ],
  ["en", ["check: Мен сүт ішемін", 'thanks. And "I drink tea"?'], "шай ішемін", "рақмет"],
])("%s %j: %s", (language, messages, holds, never) => {
  const { text } = lastOf(messages, language);
  expect(text).toContain(holds);
  expect(text).not.toContain(never);
});

test("what is no request about the answer stays what it was", () => {
  expect(lastOf(["tell me a riddle", "table"], "en").text).toContain("It is күн");
});
