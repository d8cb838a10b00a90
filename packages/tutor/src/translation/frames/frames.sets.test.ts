import { courseOfRepository } from "@tilashar/course/testing";
import { describe, expect, test } from "vitest";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";

const course = courseOfRepository();
const tutor = tutorOfRepository();

describe("each frame of content/tutor/frames.yaml says its example", () => {
  for (const { id, en, ru, vouched, example } of course.tutor.frames) {
    if (en.length > 0)
      test(`${id}, English`, () => {
        const message = `Translate into Kazakh: ${example.en}`;
        expect(tutor.answer({ message }).translated?.text).toBe(example.kz);
      });
    if (ru.length > 0)
      test(`${id}, Russian`, () => {
        const message = `Переведи на казахский: ${example.ru}`;
        expect(tutor.answer({ message }).translated?.text).toBe(example.kz);
      });
    test(`${id} is right by the check, or beyond it`, () => {
      const { verdict } = tutor.tools.judge.check(example.kz);
      // A frame that the check has learned to judge needs nobody to vouch for it
      expect(verdict).toBe(vouched ? "unsure" : "right");
    });
  }
});

test("a frame is not offered where a word of its places is not heard", () => {
  const reply = tutor.answer({
    message: "Translate into Kazakh: Can I have some frobnicated tea?",
  });
  expect(reply.translated?.text ?? null).toBeNull();
});
