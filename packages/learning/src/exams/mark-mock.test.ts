import fc from "fast-check";
import { expect, test } from "vitest";
import { itemsOfMock, type MockAnswers } from "./exam-mock.ts";
import { tallyOf } from "./exam-tally.ts";
import { markMock } from "./mark-mock.ts";
import { sampleMock } from "./testing/sample-mock.ts";

const ids = itemsOfMock(sampleMock).map(({ id }) => id);
const sheets = fc.dictionary(
  fc.constantFrom(...ids.map(String)),
  fc.constantFrom("a", "b", "c", "d"),
) as fc.Arbitrary<MockAnswers>;

test("marks count right answers by section, and one more right answer never lowers any", () => {
  fc.assert(
    fc.property(sheets, fc.constantFrom(...ids), (answers, id) => {
      const mark = markMock(sampleMock, answers);
      expect(mark.right).toBe(Object.values(answers).filter((option) => option === "a").length);
      expect(mark.of).toBe(20);
      const better = markMock(sampleMock, { ...answers, [id]: "a" });
      expect(better.right).toBeGreaterThanOrEqual(mark.right);
      if (mark.passed) expect(better.passed).toBe(true);
      const tally = tallyOf(sampleMock, answers);
      expect(tally.reduce((sum, { right }) => sum + right, 0)).toBe(mark.right);
      expect(tally.reduce((sum, one) => sum + one.answers, 0)).toBe(Object.keys(answers).length);
    }),
  );
});

test("each section has to be passed, and the whole too", () => {
  const right = (...numbers: number[]) =>
    markMock(sampleMock, Object.fromEntries(numbers.map((id) => [id, "a"])) as MockAnswers);
  expect(right(1, 2, 11, 12, 13, 14, 15, 31, 32).passed).toBe(false);
  expect(right(1, 2, 11, 12, 13, 14, 15, 16, 31, 32).passed).toBe(true);
  const noReading = right(1, 2, 3, 4, 5, 11, 12, 13, 14, 15, 16, 17, 31);
  expect(noReading.sections.map(({ passed }) => passed)).toEqual([true, true, false]);
  expect(noReading.passed).toBe(false);
});
