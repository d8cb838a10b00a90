import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const answer = (message: string, interfaceLanguage: "en" | "ru" | "kz" = "en") =>
  tutor.answer({ message, history: [], interfaceLanguage, seed: 7 });

test.each([
  ['how can i say "I don\'t know"', "Мен білмеймін."],
  [
    "how do i say i've been learning kazakh for two years",
    "Мен екі жылдан бері қазақ тілін үйреніп жүрмін.",
  ],
])("%s is asked for, and no topic that the learner has studied", (message, kazakh) => {
  expect(answer(message).translated?.text).toBe(kazakh);
});

test.each([
  'how would a kazakh say "The book you gave me is very interesting"',
  '"She went to sleep without eating anything" kazakh?',
])("%s is answered as a translation or not at all, never by a point of grammar", (message) => {
  expect(answer(message).intent).toBe("translate");
});

test("a sentence in quotation marks asked about in English is Kazakh, and the words around it are not", () => {
  expect(answer('what is "Сен не істеп отырсың?" in english').text).toContain(
    "What are you doing?",
  );
});

test("менден is written менен", () => {
  expect(answer("переведи: Ағам менден үш жас үлкен", "ru").text).toContain(
    "Ағам менен үш жас үлкен",
  );
});

test("work that somebody gives every day starts no exercise, and asking for one does", () => {
  expect(answer("Бастығым күн сайын жаңа тапсырма береді, үлгермеймін").intent).not.toBe(
    "exercise",
  );
  expect(answer("маған жаттығу бер").intent).toBe("exercise");
});

test("what a person has at work is not said to stand at their side", () => {
  const told = answer("У меня на работе праздник", "ru");
  expect(told.text).not.toContain("жанымда");
  expect(answer("Рядом со мной стоит стол", "ru").text).not.toContain("менімен");
});

test("who tells of stress is comforted, not translated", () => {
  expect(answer("У меня на работе стресс", "ru").intent).toBe("small-talk");
});

test("the same regret for two sentences is said once", () => {
  const { text } = answer(
    "Бүгін жаман күн болды: автобустан қалып қойдым, сосын телефонымды сындырып алдым",
    "kz",
  );
  expect(text.match(/Өкінішті екен/gu)).toHaveLength(1);
});

test.each([
  ["My cousins speak Kazakh better than I do. - in Kazakh please", "en"],
  ["What time does the market open? - in Kazakh please", "en"],
  ["Скоро Наурыз, надо убраться в доме. — по-казахски?", "ru"],
] as const)("%s is to be said, whatever its words ask for", (message, language) => {
  expect(answer(message, language).intent).toBe("translate");
});

test("one sentence in quotation marks is asked about, though a comma parts it", () => {
  const { intent } = answer('What does "Ертерек айтқаныңда, көмектесер едім." mean?');
  expect(intent).toMatch(/meaning|translate/);
});
