import { expect, it } from "vitest";
import type { Language, Turn } from "../reply.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const now = { year: 2026, month: 11, day: 29, hour: 12, minute: 0 };

/** What lies there, what is done to it, and what the answer holds or must not hold. */
type Row = readonly [
  language: Language,
  first: string,
  second: string,
  holds: string,
  not?: string,
];

const ROWS: readonly Row[] = [
  // A list of words
  ["en", "words about the weather", "four more", " — ", "бұлт"],
  ["ru", "названия животных", "а во множественном числе?", "иттер"],
  ["en", "words for the kitchen", 'with "my"', "кесем"],
  ["ru", "слова про одежду", "как бы их запомнить", "вслух"],
  ["ru", "дай 6 слов для рынка", "а про еду?", "нан"],
  // Phrases of a situation
  ["en", "what do i say in a taxi", "check me on them", "Put these into Kazakh"],
  ["en", "phrases at the chemist's", "just keep two", " — "],
  ["ru", "фразы для магазина", "а если скажут, что этого нет?", "Басқасы бар ма?"],
  ["en", "what do i say in a taxi", "and if they don't understand me?", "үйреніп жүрмін"],
  // Sentences
  ["en", "show me sentences with the word кітап", "now negative", "1. "],
  ["ru", "приведи примеры со словом жақсы", "а про работу?", "жұмыс"],
  ["ru", "дай примеры с «бірақ»", "теперь с «сондықтан»", "сондықтан"],
  // Sentences to be put into Kazakh
  ["en", "give me 5 sentences to translate", "show the answers", "Бұл — үлкен әтеш."],
  ["en", "give me 5 sentences to translate", "1. Бұл — үлкен әтеш.", "1. Right!"],
  [
    "ru",
    "дай 5 предложений на перевод",
    "1. Бұл — үлкен әтеш. 2. Әкем мектепте жұмыс істейді. всё верно?",
    "Теперь номер 3",
  ],
  // A text to send
  ["en", "text my landlord that the heating is broken", "in one line", "сіз", "Рақмет!"],
  ["en", "write a birthday message for my friend", "how do i sign it?", "Сәлеммен"],
  ["ru", "поздравление коллеге с рождением дочери", "а если сын?", "ұл"],
  ["ru", "напиши поздравление маме", "подпиши от нашей семьи", "біздің отбасы"],
  // A dialogue that was written down
  ["ru", "напиши диалог в такси", "сократи до 4 реплик", "Қайда барасыз?", "Рақмет! Мен қазақ"],
  ["en", "write a dialogue at a hotel reception", "now let's play it", "Scene: At the hotel"],
  ["ru", "диалог между врачом и пациентом", "сделай на ты", "Қай жерің"],
  // A plan
  ["en", "make me a 7 day study plan", "day 2 is too hard, lighter please", "Day 2, lighter"],
  ["ru", "составь план на неделю", "что там в третий день?", "День 3"],
  ["en", "plan for a week, 20 minutes a day", "make it three weeks", "3 weeks"],
  ["ru", "план на неделю, по 20 минут в день", "а по выходным могу по часу", "С понедельника"],
  ["en", "make me a study plan", "what if i miss a day?", "go on where you stopped"],
  ["ru", "составь план на неделю", "побольше разговора", "Больше речи"],
  // An exercise
  ["ru", "упражнение на множественное число: ат, көл, кітап", "аттар, көлдар, кітаптар", "көлдер"],
  ["en", "Past tense exercise: мен (көру), біз (айту)", "көрдім, айтдық", "айттық"],
  ["ru", "упражнение на дательный падеж: мектеп, Астана", "мектепке, Астанаға", "Верно! Астанаға"],
  ["en", "exercise: ablative of көл, Алматы, адам", "көлден, Алматыдан, адамдан", "адамнан"],
  ["ru", "3 фразы для магазина", "вторую по слогам", "-"],
  ["en", "give me an exercise on the plural", "what's the rule here?", "-лар"],
  ["en", "give me an exercise on the plural", "why?", "Exercise 1"],
  ["ru", "упражнение на множественное число", "повтори задание", "1 из 5"],
  [
    "en",
    'exercise: "I have a brother", "I have no car"',
    "1. Менің ағам бар. 2. Менің көлік жоқ.",
    "көлігім",
  ],
  // A rule
  ["en", "how does the dative case work", "in a table please", "қалаға"],
  ["ru", "объясни родительный падеж", "а исключения?", "почти нет"],
  ["en", "how does the dative case work", "let me practise", "Exercise"],
  ["en", "how does the dative case work", "and the negative?", "→"],
  [
    "ru",
    "как образуется множественное число",
    "значит, дос — достар?",
    "всё правильно: дос — достар",
  ],
  ["en", "how does the dative case work", "so үй becomes үйға?", "үй → үйге"],
  ["en", "write a dialogue at a hotel reception", "shorter", "A dialogue: At the hotel"],
  ["en", "write a dialogue at a hotel reception", "what is it about?", "You arrive at a hotel"],
  ["ru", "напиши диалог в такси", "другой диалог", "Диалог:", "Диалог: В такси"],
  // A story
  ["en", "tell me a short story", "what is it about?", "In short: This is Tom"],
  ["ru", "расскажи короткую историю", "а теперь от первого лица", "по предложению"],
  ["en", "tell me a short story", "help me retell it", "three sentences"],
  // A proverb
  ["ru", "пословица про труд", "дословно?", "Дословно"],
  ["en", "a proverb about friendship", "do young people say it?", "older people"],
  ["ru", "скажи пословицу", "а что на неё отвечают?", "Рас айтасыз"],
];

it.each(
  ROWS.map(([language, first, second, holds, not]) => ({ language, first, second, holds, not })),
)("$language: $first ⇒ $second", ({ language, first, second, holds, not }) => {
  const history: Turn[] = [];
  let told = "";
  for (const message of [first, second]) {
    const request = { message, history: [...history], interfaceLanguage: language, now };
    told = tutor.answer(request).text;
    history.push({ sender: "user", text: message }, { sender: "bot", text: told });
  }
  expect(told.toLowerCase()).toContain(holds.toLowerCase());
  if (not !== undefined) expect(told).not.toContain(not);
});
