import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const said = (interfaceLanguage: "en" | "ru" | "kz", message: string) =>
  tutor.answer({ message, interfaceLanguage });

test.each([
  ["ru", "подруга написала «өзіңіз біліңіз», она злится?", "как хочешь"],
  ["en", "my neighbour said “басыңнан садақа” when i broke a cup, why?", "never mind"],
  ["kz", "Апам «қолың жеңіл екен» деді, бұл не дегені?", "мақтау"],
  ["ru", "что ответить на «қал қалай»?", "Отвечают"],
  ["kz", "«Балалы үй — базар» деген мақалды қашан айтады?", "Баласы бар үй"],
  ["en", "teach me a tongue twister", "жаңылтпаш"],
] as const)("%s: %s", (language, message, told) => {
  const reply = said(language, message);
  expect(reply.intent).toBe("culture");
  expect(reply.text).toContain(told);
});

test.each(["Қал қалай?", "Сәлем! Қалың қалай?", "Көңілім толды, рақмет!"])(
  "%s is talk, and no question about itself",
  (message) => {
    expect(said("kz", message).intent).toBe("talk");
  },
);
