import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const said = (interfaceLanguage: "en" | "ru" | "kz", message: string) =>
  tutor.answer({ message, interfaceLanguage, level: "B" });

// What strangers ask first, and some Kazakh that a good answer holds
test.each([
  ["ru", "kak skazat privet", "translate", "Сәлем"],
  ["en", "how do i read the year 1847 aloud", "date", "мың сегіз жүз қырық жеті"],
  ["ru", "как прочитать вслух 1730 год", "date", "мың жеті жүз отыз"],
  ["en", "conjugate келу in all tenses", "form", "келе жатырсың"],
  ["kz", "келу етістігін барлық шақта жіктеп беріңіз", "form", "келгенмін"],
  ["en", "which letters are the sounds k and g", "advice", "қол"],
  ["ru", "научи меня шутить на казахском", "advice", "Әзілдеп жатырмын!"],
  ["ru", "научите благодарить соседку", "advice", "Көп рақмет!"],
  ["en", "I'd like to keep a diary in Kazakh, what about?", "advice", "Бүгін не болды?"],
  ["kz", "Қызым орыс мектебінде оқиды, қазақша қалай сөйлетемін?", "advice", "ойнайық"],
  [
    "en",
    "My girlfriend's grandmother died. What do people say in Kazakh?",
    "phrases",
    "Қайғыңызға ортақпын.",
  ],
  ["en", "I am a cleaner in a hotel, phrases please", "phrases", "Кіруге бола ма?"],
  ["ru", "фразы для кассира", "phrases", "Пакет керек пе?"],
  ["en", "write a letter asking my boss for a pay rise", "note", "жалақымды көтеруіңізді"],
  ["kz", "Жұмыстан шығу туралы өтініш қалай жазылады?", "note", "жұмыстан босатуыңызды"],
  ["ru", "напиши открытку на свадьбу учительнице", "note", "Үйлену той"],
  ["ru", "в чём разница между үй и баспана", "compare", "Жас отбасына"],
  ["kz", "«Ол жазды ма екен» мен «Ол жазыпты» дегенді қашан айтады?", "compare", "ме екен"],
  ["ru", "менің ойымша или менің ойым бойынша?", "compare", "меніңше"],
  ["ru", "почему «барам», а не «барамын»", "compare", "полная форма"],
  ["en", "why does my friend say барам not барамын", "compare", "full form"],
  ["kz", "Сіз маған бүгін жаңа бес сөз үйретесіз бе?", "word-of-the-day", "сөйлем"],
] as const)("%s: %s", (language, message, intent, holds) => {
  const reply = said(language, message);
  expect(reply.intent).toBe(intent);
  expect(reply.text).toContain(holds);
});

test("a quiz of so many words of a subject asks for those words", () => {
  expect(said("en", "test me on eight kitchen words").text).not.toMatch(/“(?:four|eight)”/);
});

test("a quiz on numbers over some number asks for none below it", () => {
  const [, asked] = /“(\d+)”/.exec(said("en", "quiz me on numbers over 500").text) ?? [];
  expect(Number(asked)).toBeGreaterThanOrEqual(500);
});
