import { courseOfRepository } from "@tilashar/course/testing";
import { describe, expect, test } from "vitest";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";
import { namesIn } from "../../text/names.ts";
import { sentenceIn } from "../../tools/translate.ts";
import { withNames } from "../../tools.ts";
import { memoryOf } from "../../words/sentence-memory.ts";

const course = courseOfRepository();
const tutor = tutorOfRepository();
/** The tutor's tools with no line of the course remembered: a phrase that says an example would answer before its frame. */
const tools = { ...tutor.tools, memory: memoryOf([]) };

const said = (text: string, language: "en" | "ru"): string | undefined =>
  sentenceIn(text, language, withNames(tools, namesIn(text, tools)));

describe("each frame of content/tutor/frames.yaml says its example", () => {
  for (const { id, en, ru, vouched, example } of course.tutor.frames) {
    if (en.length > 0)
      test(`${id}, English`, () => {
        expect(said(example.en, "en")).toBe(example.kz);
      });
    if (ru.length > 0)
      test(`${id}, Russian`, () => {
        expect(said(example.ru, "ru")).toBe(example.kz);
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
