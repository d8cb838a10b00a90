import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();

const said = (interfaceLanguage: "en" | "ru" | "kz", message: string) =>
  tutor.answer({ message, interfaceLanguage });

test.each([
  [
    "en",
    "message to my landlady: no hot water since Monday, please come tomorrow",
    ["Дүйсенбіден бері ыстық су жоқ.", "Ертең келе аласыз ба?"],
  ],
  [
    "ru",
    "напишите жильцам в чат: в субботу с 9 до 12 отключат свет",
    ["Құрметті көршілер!", "Сенбі күні сағат 9-дан 12-ге дейін жарық болмайды."],
  ],
  ["ru", "напиши поздравление племяннице на 9 лет", ["Тоғыз жасың құтты болсын!"]],
  [
    "ru",
    "нужен короткий текст хозяину: задержу оплату на две недели, 90 000 тенге",
    ["Төлемді екі аптаға кешіктіремін.", "Сомасы: 90 000 теңге."],
  ],
  [
    "kz",
    "тәрбиешіге хабарлама керек: ұлым ауырып қалды, ертең балабақшаға бармайды",
    ["Балам ауырып қалды.", "Ертең балам сабаққа бара алмайды."],
  ],
  ["en", "her father died last night, what do I say to her", ["Қайғыңызға ортақпын."]],
] as const)("%s: %s", (language, message, lines) => {
  const reply = said(language, message);
  expect(reply.intent).toBe("note");
  expect(reply.kazakh.map(({ text }) => text)).toEqual(expect.arrayContaining([...lines]));
});

test("a time stands in the line that tells of it, and in none of its own", () => {
  const { text } = said(
    "en",
    "message to my landlady: no hot water since Monday, please come tomorrow",
  );
  expect(text).not.toContain("Уақыты");
});

test("what no line says and nothing translates is named", () => {
  const { text } = said("en", "text to my landlord: no light since Friday, the quux frobnicates");
  expect(text).toContain("the quux frobnicates");
  expect(text).toContain("жарық жоқ");
});

test.each([
  "write a plan for two weeks: I want to give a toast at a wedding",
  "напиши диалог: сосед поздравляет с новосельем",
])("%s is no note", (message) => {
  expect(said("en", message).intent).not.toBe("note");
});
