import { courseOfRepository } from "@tilashar/course/testing";
import { describe, expect, test } from "vitest";
import { ClauseJudge } from "../../check.ts";

const course = courseOfRepository();
const judge = new ClauseJudge(course.government, course.calques, course.usage, course.slips);

describe("the slips of content/slips", () => {
  const wrong = course.slips.flatMap(({ find, mend, wrong: examples }) =>
    examples.map((example) => {
      const [sentence = "", mended = ""] = example.split("→").map((text) => text.trim());
      return { find, told: mend !== undefined, sentence, mended };
    }),
  );
  test.each(wrong)("$find: $sentence", ({ told, sentence, mended }) => {
    const checked = judge.vouch(sentence);
    if (told) expect(checked).toMatchObject({ verdict: "wrong", mended });
    else expect(checked.verdict).not.toBe("right");
  });

  const right = course.slips.flatMap(({ find, right: examples = [] }) =>
    examples.map((sentence) => ({ find, sentence })),
  );
  test.each(right)("$find lets pass: $sentence", ({ sentence }) => {
    expect(judge.vouch(sentence).mended).toBeNull();
  });

  test("each names a point of grammar there is", () => {
    const points = new Set(course.grammar.map(({ id }) => id));
    expect(course.slips.filter(({ point }) => !points.has(point))).toEqual([]);
  });
});
