import { expect, test } from "vitest";
import { ChatSpelling } from "./chat-spelling.ts";
import { editDistance } from "./edit-distance.ts";
import { skeleton } from "./skeleton.ts";

const spelling = new ChatSpelling(["сәлеметсіз бе", "қайырлы таң"]);

test("one word has one skeleton however it is typed", () => {
  expect(new Set(["қалайсың", "калайсын", "qalaisyn", "qalaysyn"].map(skeleton)).size).toBe(1);
});

test("chat spelling is read as proper Kazakh, inflected words too", () => {
  const typed = [
    "qalaisyn",
    "калайсын",
    "mektepke",
    "jaqsy",
    "zhaksy",
    "baramyn",
    "китап",
    "жок",
    "менын",
    "үйде",
  ];
  const proper = [
    "қалайсың",
    "қалайсың",
    "мектепке",
    "жақсы",
    "жақсы",
    "барамын",
    "кітап",
    "жоқ",
    "менің",
    "үйде",
  ];
  expect(typed.map((word) => spelling.respell(word))).toEqual(proper);
});

test("phrases of several words are found whole", () => {
  expect(spelling.headwords("salemetsiz be")).toEqual(["сәлеметсіз бе"]);
});

test("a slip is counted once, swapped letters too", () => {
  expect(editDistance("waht", "what", 2)).toBe(1);
  expect(editDistance("kitten", "sitting", 2)).toBe(3);
});
