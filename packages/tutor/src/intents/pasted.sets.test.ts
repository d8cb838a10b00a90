import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const ask = (message: string, language: "en" | "ru" | "kz") =>
  tutor.answer({ message, interfaceLanguage: language, seed: 7 });

test.each([
  [
    "en",
    "my boss wrote Жиналыс сағат онда басталады. Кешікпеңіз. is he angry?",
    [
      "The meeting begins at ten o'clock.",
      "Do not be late.",
      "сіз",
      "Nothing in the words is angry",
    ],
  ],
  [
    "en",
    "friend texted me «Қайдасың? Біз сені күтіп отырмыз. Тез кел!» is he mad at me?",
    ["Where are you?", "We are waiting for you.", "Come quickly!", "a question", "сен"],
  ],
  [
    "ru",
    "в подъезде объявление: «Ертең су болмайды. Бүгін келіңіз.» это что вообще",
    ["Завтра не будет воды.", "Сегодня приходите.", "просьба"],
  ],
  [
    "kz",
    "Аудармасын айтшы: Мен кеше келдім. Бүгін демаламын.",
    ["I came yesterday.", "I will rest"],
  ],
] as const)("Kazakh that somebody brings is read whole (%s, %s)", (language, message, parts) => {
  const { intent, text } = ask(message, language);
  expect(intent).toBe("meaning");
  for (const part of parts) expect(text).toContain(part);
});

test("a sentence of it that cannot be said is told by its words, and the whole is not called a translation", () => {
  const { text, translated } = ask(
    "neighbour texted me: Ертең үйде боласыз ба? Есікті қақпай-ақ кіре беріңізші деп айтқан едім ғой. what does she want",
    "en",
  );
  expect(text).toContain("Will you be at home tomorrow?");
  expect(text).toContain("By its words");
  expect(translated).toBeNull();
});

test.each([
  "is this right: Мен кеше келдім. Бүгін демаламын.",
  "what's the difference between «барып келдім» and «барып қайттым» she said",
  "what does көйлек mean",
  "почему «Мен кеше келдім. Бүгін демаламын.» без мен во второй, учитель сказал",
])("a question on the language itself is no text that is read: %s", (message) => {
  expect(ask(message, /^[a-z]/u.test(message) ? "en" : "ru").text).not.toMatch(
    /What it is:|Что это:/u,
  );
});
