import { describe, expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();

/** Sentences whose words ask for something else by themselves: a quiz, a plan, a custom, a word of care. */
const SENTENCES = [
  "Қарындасым үш сыныпта оқиды.",
  "Емтиханға екі ай қалды, сондықтан күн сайын дайындаламын.",
  "Қызым орысша сөйлесе, немерем қазақша жауап береді.",
  "Бата бергенде қол жаю керек екенін кейін білдім.",
  "Домбыра тартуды былтыр бастадым.",
  "Сіз қай бөлімде жұмыс істейсің?",
] as const;

const REQUESTS = [
  ["Check: {}", "en"],
  ["Is this right? {}", "en"],
  ["Can you check this sentence? {}", "en"],
  ["Проверь: {}", "ru"],
  ["Проверьте, пожалуйста: {}", "ru"],
  ["Нет ли ошибок? {}", "ru"],
  ["{} Так правильно?", "ru"],
  ["Дұрыс па: {}", "kz"],
  ["Мынау дұрыс па? {}", "kz"],
  ["{} Осы дұрыс па?", "kz"],
  ["Менің қазақша мәтінімді тексеріңізші: {}", "kz"],
  ["Прверь пож: {}", "ru"],
] as const;

describe("a sentence beside a request to check it is checked, whatever its words ask for", () => {
  test.each(
    REQUESTS.flatMap(([request, language]) =>
      SENTENCES.map((one) => [request.replace("{}", one), one, language] as const),
    ),
  )("%s", (message, sentence, interfaceLanguage) => {
    const { checked } = tutor.answer({ message, interfaceLanguage });
    expect(checked?.sentence).toBe(sentence);
  });

  test("a request with nothing of Kazakh beside it asks for something else", () => {
    for (const message of [
      "Check: how do I say “bread”?",
      "Проверь: хлеб",
      "Is this right? I want tea",
    ])
      expect(tutor.answer({ message, interfaceLanguage: "en" }).checked).toBeNull();
  });
});
