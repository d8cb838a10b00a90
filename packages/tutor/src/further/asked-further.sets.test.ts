import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Language, Turn } from "../reply.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const now = { year: 2026, month: 11, day: 28, hour: 12, minute: 0 };
const NONE = "*";
const rows = readFileSync(join(import.meta.dirname, "../../test-set/further.txt"), "utf8")
  .split("\n")
  .filter((line) => !line.startsWith("#") && line.includes(" | "))
  .map((line) => {
    const [language = "", ...rest] = line.split(" | ");
    return {
      language: language as Language,
      messages: rest.slice(0, -1),
      holds: rest.at(-1) ?? "",
    };
  });

/** The last answer, and what an editor wrote that may be it. */
function answered(language: Language, messages: readonly string[]) {
  const history: Turn[] = [];
  let text = "";
  for (const message of messages) {
    const request = { message, history: [...history], interfaceLanguage: language, seed: 3, now };
    text = tutor.answer(request).text;
    history.push({ sender: "user", text: message }, { sender: "bot", text });
  }
  return text;
}
const { bytes } = tutor.tools.course.tutor.further;
const written = Buffer.from(bytes).toString();
/** An answer of an editor's, or a line that one gives to say. */
const isWritten = (text: string): boolean =>
  text.split("\n").some((row) => {
    const line = row.startsWith("- ") ? row.slice(2).replace(/ (?:\(|—).*$/u, "") : row;
    return line !== "" && written.includes(JSON.stringify(line));
  });

test.each(rows)("$language: $messages → $holds", ({ language, messages, holds }) => {
  const text = answered(language, messages);
  expect(isWritten(text), text).toBe(holds !== NONE);
  if (holds !== NONE) expect(text).toContain(holds);
});

test("what an answer gave to say is there for the next message", () => {
  const messages = [
    "Что такое тұсау кесу?",
    "а что сказать самому малышу?",
    "а перевод второй фразы?",
  ];
  expect(answered("ru", messages)).toContain("Шагай не спотыкаясь!");
});
