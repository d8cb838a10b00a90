import { gunzipSync } from "node:zlib";
import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { isShared } from "#api/plugins/answer-bytes.ts";
import { type GzipSegment, gzipOf, gzipSegment } from "#api/plugins/gzip-splice.ts";
import { toQuestion } from "./question.wire.ts";
import { makeQuestionBank } from "./question-bank.ts";
import { questionWriter } from "./question-bytes.wire.ts";

const course = courseOfRepository();
const bank = makeQuestionBank(course);
const write = questionWriter(bank);

const streamOf = (segments: readonly GzipSegment[]) => Buffer.from(gzipOf(segments), "latin1");

test("every question is written as it is shown, whatever the form and the language", () => {
  for (const language of ["en", "ru", "kz"] as const) {
    for (const form of ["plain", "a", "b", "c"]) {
      const shown = bank.items.map((item) => toQuestion(bank, item, form, language));
      const parts = write(bank.items, form, language);
      const bytes = Buffer.concat(parts.map((part) => (isShared(part) ? part.bytes() : part)));
      expect(JSON.parse(bytes.toString())).toEqual(shown);
      // From what was compressed for other forms and languages
      const segments = parts.map((part) =>
        isShared(part) ? part.segment() : gzipSegment(part, 1),
      );
      expect(gunzipSync(streamOf(segments)).equals(bytes)).toBe(true);
    }
  }
});

test("a sitting without questions is an empty list", () => {
  expect(write([], "plain", "en").map(String)).toEqual(["[]"]);
});
