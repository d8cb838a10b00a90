import { tokenise } from "@tilashar/kazakh/script";
import { expect, test } from "vitest";
import { clausesOf, hasSpeech } from "./clauses.ts";
import { writtenOut } from "./written-out.ts";

const read = (text: string) =>
  tokenise(text)
    .map(writtenOut)
    .filter((part) => part !== "")
    .join(" ");

test.each([
  ["5-ке", "беске"],
  ["2026-шы", "екі мың жиырма алтыншы"],
  ["1-інші", "бірінші"],
  ["10%-дан", "он пайыздан"],
  ["3,14", "үш бүтін жүзден он төрт"],
  ["12:30", "сағат он екі отыз минут"],
  ["21.11.2026", "екі мың жиырма алтыншы жылғы жиырма бірінші қараша"],
  ["1\u00a0500 ₸", "мың бес жүз теңге"],
  ["XX ғасыр", "жиырмасыншы ғасыр"],
  ["ҚР", "қаэр"],
  ["БҰҰ-да", "беұұда"],
  ["НАТО-ға", "натоға"],
  ["БАҚ", "БАҚ"],
  ["км", "километр"],
  ["т.б.", "тағы басқа"],
  ["ата-ана", "ата ана"],
])("%s is read %s", (text, words) => {
  expect(read(text)).toBe(words);
});

test("nothing is said for signs and pictures, and a text of them has no speech", () => {
  expect(read("… — 🙂 !")).toBe("");
  expect(hasSpeech("… — 🙂 !")).toBe(false);
  expect(hasSpeech("")).toBe(false);
  expect(hasSpeech("иә!")).toBe(true);
});

const soundsOf = (text: string) =>
  clausesOf(text)
    .flatMap(({ words }) => words.map(({ sounds }) => sounds.map(({ phone }) => phone).join("")))
    .join(" ");

test.each([
  ["түнгі", "tүңgі"],
  ["сенбі", "sembі"],
  ["басшы", "baшшы"],
  ["көзсіз", "kөssіz"],
  ["ақ алма", "aғ alma"],
  ["көк ала", "kөg ala"],
])("%s is spoken %s", (text, sounds) => {
  expect(soundsOf(text)).toBe(sounds);
});

test("a number with a plain space in it is one number", () => {
  expect(clausesOf("1 500 теңге")[0]?.words.map(({ read }) => read)).toEqual(
    clausesOf("мың бес жүз теңге")[0]?.words.map(({ read }) => read),
  );
});

test.each([
  ["балалар", "балала"],
  ["барамын", "бара"],
  ["келме", "ке"],
  ["адаммен", "ада"],
  ["мектептемін", "мектепте"],
])("%s is stressed at the end of %s", (word, upTo) => {
  const stressed = clausesOf(word)[0]?.words[0]?.sounds.filter((sound) => sound.stressed);
  expect(stressed).toHaveLength(1);
  expect(word.slice(0, stressed?.[0]?.letterEnd)).toBe(upTo);
});

test("a comma keeps the words on both sides apart", () => {
  expect(soundsOf("ақ, алма")).toBe("aқ alma");
});

test.each([
  ["Сен барасың ба?", "yes-no", 1],
  ["Сен қайда барасың?", "question-word", 1],
  ["Бұл кімнің үйі?", "question-word", 1],
  ["Тамаша!", "exclamation", 0],
  ["Бар.", "statement", null],
] as const)("%s is a %s", (text, tune, peak) => {
  expect(clausesOf(text)[0]).toMatchObject({ tune, peak });
});

test("long nonsense and other alphabets come to an end", () => {
  for (const text of [
    "қ".repeat(200_000),
    "ا".repeat(50_000),
    `${"1".repeat(400)}-${"ы".repeat(40_000)}`,
  ])
    expect(() => clausesOf(text)).not.toThrow();
});
