import { expect, test } from "vitest";
import { findWords } from "./own-words.ts";

const word = (kz: string, en: string, ru: string, note = "") => ({ kz, en, ru, note });
const words = [
  word("кітап", "book", "книга"),
  word("Қазақстан", "Kazakhstan", "Казахстан"),
  word("оқу", "to read, to study", "читать, учиться", "every day"),
  word("зергер", "jeweller", "ювелир"),
  word("ел", "country", "страна"),
];

test.each([
  ["кітаптарымызды", "кітап"],
  ["оқыдым", "оқу"],
  ["kitap", "кітап"],
  ["kıtap", "кітап"],
  ["كىتاپ", "кітап"],
  ["китап", "кітап"],
  ["китаптар", "кітап"],
  ["казакстан", "Қазақстан"],
  ["zerger", "зергер"],
  ["jeweler", "зергер"],
  ["кинга", "кітап"],
  ["учитьсь", "оқу"],
  ["every", "оқу"],
  ["stud", "оқу"],
])("%s finds %s", (query, kz) => {
  expect(findWords(words, query).map((found) => found.kz)).toEqual([kz]);
});

test("what nobody has finds nothing, and nothing finds everything", () => {
  expect(findWords(words, "велосипед")).toEqual([]);
  expect(findWords(words, "")).toEqual(words);
  expect(findWords(words, "%_")).toEqual([]);
});
