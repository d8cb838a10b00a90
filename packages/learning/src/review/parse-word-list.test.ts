import { foldLookAlikes } from "@tilashar/kazakh/script";
import { expect, test } from "vitest";
import { wordKey } from "./item-key.ts";
import { parseWordList } from "./parse-word-list.ts";

test("lists come parted by tabs, semicolons, dashes, commas or not at all", () => {
  const text = [
    "#separator:tab",
    "қала\tcity",
    "көлік;транспорт",
    "үй — house",
    "нан, bread",
    "жаңа жыл = New Year",
    "",
    "теңіз",
    "hello\tworld",
    "кітaп\tbook",
  ].join("\r\n");
  expect(parseWordList(text, foldLookAlikes)).toEqual({
    words: [
      { kz: "қала", meaning: "city" },
      { kz: "көлік", meaning: "транспорт" },
      { kz: "үй", meaning: "house" },
      { kz: "нан", meaning: "bread" },
      { kz: "жаңа жыл", meaning: "New Year" },
      { kz: "теңіз", meaning: "" },
      { kz: "кітап", meaning: "book" },
    ],
    refused: [{ line: 9, text: "hello\tworld" }],
  });
});

test("a word has one key however it is written", () => {
  expect(wordKey(" Қайырлы  таң! ")).toBe("word:қайырлы таң");
});
