import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();

test.each([
  [
    "en",
    "how can I say this more politely? Есікті аш.",
    "Есікті ашыңызшы.",
    "Есікті аша аласыз ба?",
  ],
  ["ru", "Сделай вежливее: «Маған су бер»", "Маған су беріңізші.", "Маған су бере аласыз ба?"],
  ["ru", "Как написать официальнее: «Хатты жібер»?", "Хатты жіберуіңізді сұраймын."],
  ["kz", "Мұны ресми түрде қалай жазамын: «Кітапты қайтар»?", "Кітапты қайтаруыңызды сұраймын."],
] as const)("%s: %s", (interfaceLanguage, message, ...lines) => {
  const { text } = tutor.answer({ message, interfaceLanguage });
  for (const line of lines) expect(text).toContain(line);
});

test.each([
  ["write a dialogue between a waiter and a guest", /Қош келдіңіз! .*\n— /u, false],
  ["let's play a scene in a café, you are the waiter", /1 of/u, true],
] as const)("%s: written or played", (message, text, isPlayed) => {
  const reply = tutor.answer({ message, interfaceLanguage: "en" });
  expect(reply.text).toMatch(text);
  expect(/\[Scene/u.test(reply.text)).toBe(isPlayed);
});

test.each([
  ["make me a plan for two weeks, i only know the letters", "First sounds"],
  ["plan for 2 weeks please, I am at B1 now", "At the market"],
  ["plan for a week please, I am at A2 now", "Shopping"],
] as const)("%s: the plan begins there", (message, lesson) => {
  expect(tutor.answer({ message, interfaceLanguage: "en", level: "C" }).text).toContain(lesson);
});

test.each([
  ["en", "give me 4 kazakh proverbs", "4. "],
  ["kz", "Маған 3 мақал айтып беріңізші", "3. "],
] as const)("%s: %s", (interfaceLanguage, message, last) => {
  expect(tutor.answer({ message, interfaceLanguage }).text).toContain(last);
});
