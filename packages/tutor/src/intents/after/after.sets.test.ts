import { expect, test } from "vitest";
import type { Turn } from "../../reply.ts";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();

function lastReply(language: "en" | "ru" | "kz", messages: readonly string[]): string {
  const history: Turn[] = [];
  for (const message of messages) {
    const { text } = tutor.answer({ message, history, interfaceLanguage: language, seed: 3 });
    history.push({ sender: "user", text: message }, { sender: "bot", text });
  }
  return history.at(-1)?.text ?? "";
}

test.each([
  // All that was written in a talk is judged
  [
    "en",
    ["Мен кеше базарға бардым", "Мен достым көрдім", "list my mistakes please"],
    /достым → Мен достымды|Мен достымды көрдім/,
  ],
  ["ru", ["Мен кеше үйде болдым", "были у меня ошибки?"], /ошибок не вижу/],
  ["kz", ["Мен кеше үйде болдым", "Қателерім бар ма?"], /қате таппадым/],
  // Two sentences become one
  ["en", ["how do i say i like tea", "and coffee?", "put both into one sentence"], /және/],
  // An order becomes a request
  ["en", ["how do i say 'open the window'", "softer please"], /ашыңызшы/],
  ["ru", ["как сказать «подождите здесь»", "помягче"], /күте тұрыңызшы|күтіңізші/],
  // A form is held against the one that was said
  ["en", ["how do i say 'when i was a student i worked'", "why not just болдым?"], /болғанда/],
  // One of several sentences
  ["en", ["tell me a story", "i don't get the second sentence"], /Оның бесбармақ|—/],
  // Phrases by whom they are said to
  ["en", ["Phrases for thanking", "and for an older lady?"], /^(?![\s\S]*Саған)[\s\S]*Сізге/],
  ["ru", ["научи говорить спасибо", "а другу?"], /Саған/],
  // A custom, in Kazakh
  ["en", ["what is tusau kesu", "tell it again in kazakh"], /[әғқңөұүһі].*[әғқңөұүһі]/],
  // What is told, and what is asked back
  ["kz", ["Сәлем", "Мен Семейде тұрамын. Сіз ше?"], /компьютерде тұрамын.*\?$/],
  ["kz", ["Сәлем", "Мен қырық жастамын. Сен ше?"], /менің жасым жоқ.*\?$/],
  ["kz", ["Сәлем! Мен Тимурмын"], /Танысқаныма қуаныштымын, Тимур!/],
  // What was said, in another language
  ["kz", ["Қалайсыз?", "Түсінбедім, орысша айтыңызшы"], /— .*[а-я]/],
  // Scenes that nobody wrote
  ["en", ["let's do a scene at the library, i'm the reader"], /I am the librarian/],
  [
    "en",
    ["I need to go to the post office, give me phrases", "lets play it, you are the clerk"],
    /At the post office \(The clerk\), 1 of/,
  ],
  [
    "en",
    ["how do i greet people?", "ok now pretend you're her and walk in"],
    /\[Scene: Greetings, 1 of/,
  ],
  // Words of the list that was shown are asked
  [
    "ru",
    ["Хочу выучить дни недели", "проверь меня, спрашивай вразброс"],
    /«(?:понедельник|вторник|среда|четверг|пятница|суббота|воскресенье)»/,
  ],
  [
    "en",
    ["numbers 1 to 10 pls", "now ask me three of them mixed up", "idk"],
    /How do you say “\d+”/,
  ],
  // A plan is begun, and has days off
  ["ru", ["план на месяц, по полчаса", "ок, начнём с первого дня"], /«Первые звуки»/],
  [
    "ru",
    ["план на месяц, по полчаса", "по выходным я не могу, переделай"],
    /Дней занятий в неделю: 5/,
  ],
  ["ru", ["сколько стоит по-казахски", "дай ещё числа до тысячи"], /900 — тоғыз жүз/],
  ["en", ["explain the ablative", "why is it sometimes -нан?"], /-нан.*адамнан/s],
  [
    "en",
    ["phrases for a chess club", "let's play it, you start", "Сенің жүрісің"],
    /\[Scene: Chess \(Players\), 2 of 3\]/,
  ],
  [
    "ru",
    ["как спросить «где болит?»", "и что он может ответить, дай 3 варианта"],
    /Басым ауырып тұр/,
  ],
] as const)("%s: %s", (language, messages, expected) => {
  expect(lastReply(language, messages)).toMatch(expected);
});
