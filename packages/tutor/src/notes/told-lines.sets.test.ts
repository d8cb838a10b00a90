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
  [
    "ru",
    "мне надо написать жильцам: завтра не будет воды с 14 до 18",
    ["Құрметті көршілер!", "Ертең сағат 14-тен 18-ге дейін су болмайды."],
  ],
  [
    "en",
    "I need a message to my landlord in Kazakh: radiators cold since Sunday",
    ["Жексенбіден бері жылу жоқ."],
  ],
  [
    "en",
    "write a note to the teacher: my son is ill, he can't come on Friday",
    ["Балам ауырып қалды.", "Өкінішке қарай, жұма күні ол бара алмайды."],
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

test("what is told between a day and its hours is said once in the learner's language", () => {
  const { text } = said("ru", "напиши соседям: в среду не будет света с 9 до 17");
  expect(text).toContain("В среду с 9 до 17 не будет света.");
});

test("an hour or a day that there is not stands in no text", () => {
  const { text } = said("ru", "напиши соседям: 45 марта с 88 до 99 не будет воды");
  expect(text).not.toMatch(/88-|99-|45 /u);
});

test("what nobody told is not sent beside the learner's news, and thanks stand behind it", () => {
  const { text } = said("ru", "напиши другу что я не приду в субботу");
  expect(text).not.toMatch(/балам|сабақ/iu);
  const { kazakh } = said("en", "text to my boss: I'm ill, I can't come to work today");
  expect(kazakh.at(-1)?.text).toMatch(/рақмет/u);
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
