import fc from "fast-check";
import { expect, test } from "vitest";
import { makeQuiz, type QuizWord } from "./make-quiz.ts";

const headwords = [
  "алма",
  "нан",
  "су",
  "шай",
  "ет",
  "сүт",
  "май",
  "тұз",
  "балық",
  "күріш",
  "қант",
  "ұн",
  "жұмыртқа",
  "көкөніс",
  "жеміс",
];

function wordsOf(count: number): QuizWord[] {
  return headwords.slice(0, count).map((kz, index) => ({
    id: index + 1,
    kz,
    shown: `meaning ${index}`,
    distractors: headwords.filter((other) => other !== kz),
  }));
}

const sitting = fc.record({
  words: fc.integer({ min: 2, max: headwords.length }).map(wordsOf),
  seed: fc.string(),
});

test("every word yields one choice and one letter question", () => {
  fc.assert(
    fc.property(sitting, ({ words, seed }) => {
      const ids = makeQuiz(words, { seed }).map((question) => question.id);
      const expected = words.flatMap(({ id }) => [`${id}:foreign_to_kz`, `${id}:letter_by_letter`]);
      expect([...ids].sort()).toEqual(expected.sort());
    }),
  );
});

test("two questions of one word never follow each other", () => {
  fc.assert(
    fc.property(sitting, ({ words, seed }) => {
      const asked = makeQuiz(words, { seed }).map((question) => question.wordId);
      expect(asked.some((word, index) => index > 0 && word === asked[index - 1])).toBe(false);
    }),
  );
});

test("with a lesson's worth of words at least three other questions lie between two of one word", () => {
  fc.assert(
    fc.property(fc.integer({ min: 8, max: 15 }), fc.string(), (count, seed) => {
      const asked = makeQuiz(wordsOf(count), { seed }).map((question) => question.wordId);
      for (const [index, word] of asked.entries()) {
        const before = asked.lastIndexOf(word, index - 1);
        if (before !== -1 && index > 0 && before < index) expect(index - before).toBeGreaterThan(3);
      }
    }),
  );
});

test("a choice offers four different words, exactly one of them right", () => {
  fc.assert(
    fc.property(fc.integer({ min: 4, max: 15 }), fc.string(), (count, seed) => {
      for (const question of makeQuiz(wordsOf(count), { seed })) {
        if (question.type !== "foreign_to_kz") continue;
        expect(question.options.map((option) => option.id)).toEqual(["a", "b", "c", "d"]);
        expect(new Set(question.options.map((option) => option.text)).size).toBe(4);
        const right = question.options.filter((option) => option.isCorrect);
        expect(right.map((option) => option.text)).toEqual([question.correctAnswer]);
      }
    }),
  );
});

test("the right option stands at each place about equally often", () => {
  const places = { a: 0, b: 0, c: 0, d: 0 };
  for (let seed = 0; seed < 200; seed++) {
    for (const question of makeQuiz(wordsOf(15), { seed: `sitting ${seed}` })) {
      if (question.type !== "foreign_to_kz") continue;
      const right = question.options.find((option) => option.isCorrect);
      if (right) places[right.id]++;
    }
  }
  const expected = (200 * 15) / 4;
  const chiSquare = Object.values(places).reduce(
    (sum, n) => sum + (n - expected) ** 2 / expected,
    0,
  );
  // The 99.9 % point of chi-square with three degrees of freedom.
  expect(chiSquare).toBeLessThan(16.27);
});

test("the same seed makes the same quiz, another seed another", () => {
  const words = wordsOf(15);
  expect(makeQuiz(words, { seed: "a" })).toEqual(makeQuiz(words, { seed: "a" }));
  expect(makeQuiz(words, { seed: "a" })).not.toEqual(makeQuiz(words, { seed: "b" }));
});

test("a short quiz asks different words before it asks any of them twice", () => {
  const asked = makeQuiz(wordsOf(15), { seed: "short", length: 5 });
  expect(asked).toHaveLength(5);
  expect(new Set(asked.map((question) => question.wordId)).size).toBe(5);
});
