import { expect, test } from "vitest";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();

test.each([
  ["give me sentences with дүкен in the locative", "дүкенде"],
  ["примеры со словом мектеп в местном падеже", "мекте"],
  ["sentences with қала in the dative", "қалаға"],
])("%s: each has the word in that form", (message, form) => {
  const { text } = tutor.answer({ message, interfaceLanguage: "en", seed: 7 });
  const lines = text.split("\n").filter((line) => / — /u.test(line));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.every((line) => line.toLowerCase().includes(form))).toBe(true);
});
