import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const said = (interfaceLanguage: "en" | "ru" | "kz", message: string) =>
  tutor.answer({ message, interfaceLanguage });

test.each([
  [
    "en",
    'My flatmate says "мен барам", the textbook says "мен барамын". Who\'s right?',
    "full form",
  ],
  ["ru", "Подруга пишет «жақсы көрем», а я «жақсы көремін», кто прав?", "полная форма"],
  [
    "ru",
    "Мой внук говорит «барам», а учебник «барамын». Кто прав? И можно ли так писать?",
    "полная форма",
  ],
  [
    "ru",
    "Муж говорит «маған ұнайды», свекровь «менге ұнайды». Кто из них прав?",
    "Правильно маған ұнайды",
  ],
  ["en", 'who is right, me "екі кітаптар" or my teacher "екі кітап"?', "екі кітап is right"],
  ["kz", "Достым «келед» дейді, мен «келеді» деймін. Кімдікі дұрыс?", "Дұрысы — келеді"],
  ["ru", "Он говорит «менің атым», она «менің есімім». Кто прав?", "есім — уважительнее"],
  ["ru", "почему не «менге»?", "Правильно маған"],
] as const)("%s: %s is judged by both sides", (language, message, told) => {
  const reply = said(language, message);
  expect(reply.intent).toBe("compare");
  expect(reply.text).toContain(told);
});

test.each([
  [
    "en",
    "Test me on: үй, есік, терезе, төбе, еден",
    5,
    ["house", "door", "window", "ceiling", "floor"],
  ],
  ["ru", "Погоняй меня: бару, келу, алу, беру", 4, ["идти", "приходить", "брать", "давать"]],
  [
    "kz",
    "мына сөздер бойынша мені тексеріңізші: қалам, дәптер, кітап",
    3,
    ["pen", "exercise book", "book"],
  ],
] as const)("%s: %s asks the words that are listed", (language, message, all, meanings) => {
  const { intent, state } = said(language, message);
  const { quiz } = state as { quiz: { all: number; prompt: string } };
  expect(intent).toBe("quiz");
  expect(quiz.all).toBe(all);
  expect(meanings.some((meaning) => quiz.prompt.startsWith(meaning))).toBe(true);
});

test("a quiz on listed words goes on with the others, and ends after the last", () => {
  const history: { sender: "user" | "bot"; text: string }[] = [];
  const prompts = new Set<string>();
  let message = "quiz me on алма, нан, сүт";
  for (let at = 0; at < 4; at++) {
    const { text, state } = tutor.answer({
      message,
      history: [...history],
      interfaceLanguage: "en",
    });
    const { quiz } = (state ?? {}) as { quiz?: { prompt: string } };
    if (quiz) prompts.add(quiz.prompt);
    history.push({ sender: "user", text: message }, { sender: "bot", text });
    message = "skip";
  }
  expect(prompts.size).toBe(3);
  expect(history.at(-1)?.text).toContain("of 3");
});

test.each([
  ["fill in the blank: Мен Алматы___ тұрамын", "Мен Алматыда тұрамын"],
  ["Complete: Ол дүкен___ нан алды (from the shop). Why?", "Ол дүкеннен нан алды"],
  ["Мен дос___ хат жаздым (to a friend)", "Мен досқа хат жаздым"],
  ["Мен ___ келдім (мектеп, from)", "Мен мектептен келдім"],
])("%s is filled", (message, sentence) => {
  expect(said("en", message).text).toContain(sentence);
});

test.each([
  ["en", "Drill: ten nouns, I'll add the plural.", /^10\. \p{L}+ → …$/mu],
  ["ru", "Дай шесть глаголов, я образую прошедшее время", /^6\. \p{L}+у → …$/mu],
  ["en", "Write five sentences with case mistakes and I'll hunt for them.", /^5\. .+\.$/mu],
  ["en", "Give me a gap-fill on the dative, five sentences.", /^\d\. .*___ \(\p{L}+\)/mu],
  ["ru", "Дайте пять предложений на прошедшее время, я переведу на казахский.", /^5\. [А-Я].+$/mu],
] as const)("%s: %s gives what is to be worked on", (language, message, row) => {
  expect(said(language, message).text).toMatch(row);
});

test.each([
  ["en", "is salem too informal for my boss", "сәлеметсіз бе"],
  ["en", 'Is "сау бол" rude to an older man?', "сау болыңыз"],
  ["ru", "можно ли сказать «кел» начальнику?", "келіңіз"],
] as const)("%s: %s is told whom it is said to", (language, message, told) => {
  expect(said(language, message).text).toContain(told);
});

test("a text about oneself is written of the facts that are listed", () => {
  const message =
    "Write a self-introduction for me: Anna, 29, nurse from Poland, lives in Almaty, likes swimming.";
  expect(said("en", message).kazakh.map(({ text }) => text)).toEqual([
    "Менің атым — Анна.",
    "Мен жиырма тоғыз жастамын.",
    "Мен мейірбикемін.",
    "Мен Польшаданмын.",
    "Алматыда тұрамын.",
    "Мен жүзуді жақсы көремін.",
  ]);
});

test("two questions of which one stands in quotation marks are answered each", () => {
  const { text } = said("en", 'What does көру mean and how do I say "I saw him"?');
  expect(text).toContain("to see");
  expect(text).toContain("Мен оны көрдім.");
});

test("a round of named words stays one of them, however much is asked beside it", () => {
  const history: { sender: "user" | "bot"; text: string }[] = [];
  let text = "";
  for (const message of [
    "Погоняй меня по словам: кітап, терезе, көпір",
    "көпір",
    "как сказать: мне холодно",
    "а ему?",
    "терезе",
  ]) {
    ({ text } = tutor.answer({ message, history: [...history], interfaceLanguage: "ru" }));
    history.push({ sender: "user", text: message }, { sender: "bot", text });
  }
  const asked = history.flatMap(
    ({ text: said }) => /Как по-казахски «(.+)»\?$/u.exec(said)?.[1] ?? [],
  );
  expect(new Set([...asked, /«(.+)»\?/u.exec(text)?.[1]])).toEqual(
    new Set(["книга", "окно", "мост"]),
  );
});
