import { courseOfRepository } from "@tilashar/course/testing";
import { makeTutor } from "@tilashar/tutor";
import { expect, test } from "vitest";
import { checkKazakh } from "./kazakh-check.ts";

const { judge } = makeTutor({
  course: courseOfRepository(),
}).tools;
const russian = new Set(["важно", "дательный", "падеж"]);
const glossary = { senses: () => [], knows: (text: string) => russian.has(text) };
const check = (text: string, language: "en" | "ru" | "kz", said = "") =>
  checkKazakh(text, language, { said, glossary, judge });

test("in English every Cyrillic word is Kazakh and is derived or named", () => {
  const { kazakh, unchecked } = check("“To the books” is **кітаптарға**, never кітаптарке.", "en");
  expect(kazakh).toEqual([{ text: "кітаптарға", lemma: "кітап" }]);
  expect(unchecked).toEqual(["кітаптарке"]);
});

test("in Russian what is marked or has a Kazakh letter is checked, and stressed Russian is left alone", () => {
  const { kazakh, unchecked } = check(
    "**Важно**: это дательный падеж, **балаларға**, мектепкә, а не **балаларгы**.",
    "ru",
  );
  expect(kazakh.map(({ text }) => text)).toEqual(["балаларға"]);
  expect(unchecked).toEqual(["мектепкә", "балаларгы"]);
});

test("a marked sentence is one piece, with its words beside it", () => {
  const { kazakh, unchecked } = check("Say **Мен кітап оқимын**.", "en");
  expect(kazakh.map(({ text }) => text)).toEqual(["Мен кітап оқимын", "Мен", "кітап", "оқимын"]);
  expect(unchecked).toEqual([]);
});

test("suffixes, letters, numbers and names of the learner are no mistakes", () => {
  expect(check("**-лар**, -дың, ә, қырық екі, Брэнданға", "en").unchecked).toEqual(["Брэнданға"]);
  expect(check("Сәлем, Брэндан!", "en", "Мен Брэндан").unchecked).toEqual([]);
});

test("Latin letters within a Cyrillic word are named", () => {
  expect(check("Менiң атым Анна", "kz").unchecked).toContain("Менiң");
});

test("of a wrong sentence the words that are wrong are named, of one not vouched for all", () => {
  expect(check("Say: **Мен мектепке барды.**", "en").unchecked).toEqual(["барды"]);
  expect(check("Say: **Мен мектепке бардым.**", "en")).toMatchObject({ unchecked: [], unsure: [] });
  expect(check("Айтыңыз: мен мектепке барды.", "kz").unchecked).toContain("барды");
  expect(check("**Мен оны көргім келмейді.**", "en").unsure).toContain("көргім");
});
