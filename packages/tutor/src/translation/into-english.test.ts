import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { expect, test } from "vitest";
import { makeTutor } from "../tutor.ts";
import { intoEnglish } from "./into-english.ts";

const course = loadCourse({
  contentDir: join(import.meta.dirname, "../../../../content"),
  cacheFile: join(import.meta.dirname, "../../../../.cache/content.json"),
});
const tutor = makeTutor({ course });
const { tools } = tutor;

test.each([
  ["Мен кофе ішпеймін.", "I do not drink coffee."],
  ["Мен саған хат жазып жатырмын.", "I am writing a letter to you."],
  ["Ол мектепке барды.", "He/she went to the school."],
  ["Менің анам базарға барды.", "My mother went to the market."],
  ["Біз кеше фильм көрдік.", "We saw a film yesterday."],
  ["Сен қайда тұрасың?", "Where do you live?"],
  ["Мен ертең Алматыға барамын.", "I will go to Almaty tomorrow."],
  ["Сен ет жейсің бе?", "Do you eat meat?"],
  ["Біз жаңа үй сатып алдық.", "We bought a new house."],
  ["Әкем кітап оқып отыр.", "My father is reading a book."],
  ["Олар бізге көмектесті.", "They helped us."],
])("%s is %s", (kazakh, english) => {
  expect(intoEnglish(kazakh, tools)).toBe(english);
});

test.each([
  // A word that nobody knows, and clauses hanging from one another
  "Мен фробник ішемін.",
  "Ол ауырып қалғандықтан, жұмысқа бармады.",
  "Жауап бермек түгілі, бұрылып та қарамады.",
])("%s is not said in English as a whole", (kazakh) => {
  expect(intoEnglish(kazakh, tools)).toBeUndefined();
});

test("what a Kazakh sentence says is given in the reply: of the course, or composed", () => {
  const said = (message: string, interfaceLanguage: "en" | "ru" = "en") =>
    tutor.answer({ message, interfaceLanguage }).translated;
  expect(said("Translate into English: Мен кофе ішпеймін.")).toEqual({
    text: "I do not drink coffee.",
    sure: true,
    from: "composed",
  });
  expect(said("Переведи на русский: Ертең бос боласыз ба?", "ru")).toMatchObject({ from: "bank" });
  expect(said("Translate into English: Ол ауырып қалғандықтан, жұмысқа бармады.")).toBeNull();
});
