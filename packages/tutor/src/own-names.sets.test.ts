import { expect, test } from "vitest";
import { tutorOfRepository } from "./testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const ASKED = [
  "{}",
  "What does {} mean?",
  "How do you say {} in Kazakh?",
  "Check: Мен {} кітап оқыдым",
  "plural of {}",
  "my name is {}",
  "{} деген не?",
  "Как сказать {} по-казахски?",
  "how is {} pronounced",
];

test.each(["constructor", "valueOf", "toString", "__proto__", "hasOwnProperty"])(
  "what every object has is no word of any table: %s",
  (word) => {
    for (const message of ASKED.map((one) => one.replace("{}", word))) {
      const { text } = tutor.answer({ message, interfaceLanguage: "en" });
      expect(text).not.toBe("");
      expect(text).not.toMatch(/native code|\[object|undefined/);
    }
  },
);
