import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const translated = (text: string) =>
  tutor.answer({ message: `Translate into Kazakh: ${text}`, interfaceLanguage: "en" }).translated;

test("a sentence of the course is said of another place, in its case", () => {
  expect(translated("My brother lives in the village.")).toEqual({
    text: "Ағам ауылда тұрады.",
    sure: true,
    from: "frame",
  });
});

test("near a place is a place, and a sentence is not answered by a fragment", () => {
  expect(translated("The market is near the school.")?.text).not.toContain("жақын мектеп");
  const reply = tutor.answer({ message: "Переведи на казахский: В саду много цветов." });
  expect(reply.translated?.text ?? null).toBeNull();
});
