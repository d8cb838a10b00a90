import { readFileSync } from "node:fs";
import { join } from "node:path";
import { courseOfRepository } from "@tilashar/course/testing";
import { describe, expect, test } from "vitest";
import { parse } from "yaml";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const course = courseOfRepository();
const tutor = tutorOfRepository();
const cases = parse(
  readFileSync(join(import.meta.dirname, "../../test-set/care.yaml"), "utf8"),
) as { caught: Record<string, string[]> };

describe.each(Object.entries(cases.caught))("%s is answered with care", (id, messages) => {
  test.each(messages)("%s", (message) => {
    const reply = tutor.answer({ message, interfaceLanguage: "en" });
    const answer = course.care?.kinds.find((kind) => kind.id === id)?.answer;
    expect([reply.intent, reply.text]).toEqual(["care", answer?.[reply.language]]);
    expect(reply.kazakh).toEqual([]);
  });
});

test("care comes in the language that was written, whatever the interface speaks", () => {
  const languageOf = (message: string) =>
    tutor.answer({ message, interfaceLanguage: "en" }).language;
  expect(
    [
      "I want to die",
      "хочу умереть",
      "өлгім келеді",
      "Күйеуім мені ұрады",
      "Күйеуім мені ұрады, не істерімді білмеймін",
    ].map(languageOf),
  ).toEqual(["en", "ru", "kz", "kz", "kz"]);
});

test("care comes in the middle of a quiz, too, with no question asked again", () => {
  const first = tutor.answer({ message: "quiz me", interfaceLanguage: "en" });
  const reply = tutor.answer({
    message: "I want to die",
    history: [
      { sender: "user", text: "quiz me" },
      { sender: "bot", text: first.text },
    ],
    interfaceLanguage: "en",
  });
  expect(reply.intent).toBe("care");
  expect(reply.text.endsWith("living person.")).toBe(true);
});
