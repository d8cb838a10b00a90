import type { Lesson } from "@tilashar/course";
import { expect, test } from "vitest";
import { isSpeakable, makePracticeWords } from "./practice-words.ts";

const lesson = (id: number, words: string[]) =>
  ({
    id,
    titles: { en: `L${id}`, ru: `У${id}`, kz: `С${id}` },
    words: words.map((kz) => ({ kz, lessonId: id, ru: ["слово"], en: ["word"] })),
  }) as unknown as Lesson;
const words = makePracticeWords(
  {
    lessons: [
      lesson(1, ["сәлем", "қайырлы таң", "ана", "әке", "ағаш", "үй"]),
      lesson(2, ["тау", "көл", "дала", "өзен", "жер", "бұлт"]),
    ],
  },
  { words: {} },
);

/** What comes for chances spread evenly. */
const drawn = (wish: Parameters<typeof words.next>[0]) =>
  Array.from({ length: 200 }, (_, i) => words.next(wish, () => (i + 0.5) / 200).word.kz);

test("words come from the learner's lessons, one word each, and never the same twice in a row", () => {
  const found = drawn({ after: "көл", missed: [], lessons: [2] });
  expect(new Set(found)).toEqual(new Set(["тау", "дала", "өзен", "жер", "бұлт"]));
  expect(drawn({ after: null, missed: [], lessons: [1] })).not.toContain("қайырлы таң");
});

test("words with a sound just missed come much more often", () => {
  const share = (missed: string[]) =>
    drawn({ after: null, missed, lessons: [1] }).filter((word) => word.includes("ғ")).length / 200;
  expect(share([])).toBeCloseTo(0.2, 1);
  expect(share(["ғ"])).toBeGreaterThan(0.5);
});

test("who has done nothing, or names lessons that are none, begins at the beginning", () => {
  expect(drawn({ after: null, missed: [], lessons: [] })).toContain("сәлем");
  expect(drawn({ after: null, missed: [], lessons: [99, Number.NaN] })).toContain("сәлем");
});

test("only short Kazakh can be asked for", () => {
  expect(["сәлем", "ата-ана", "қайырлы таң"].every(isSpeakable)).toBe(true);
  expect(["", "hello", "<b>", "ъ", "5", "а".repeat(41)].some(isSpeakable)).toBe(false);
});
