import { expect, test } from "vitest";
import { startSpeaker } from "./speaker.ts";
import { badlySaid, examplesOfCourse, headwordsOfCourse } from "./testing/course-lines.ts";

// All of them: `npm run voice:course`.
test("headwords and examples from all over the course are said", async () => {
  const speaker = await startSpeaker();
  const headwords = everyNth(headwordsOfCourse(), 12);
  expect(headwords.length).toBeGreaterThan(200);
  const examples = everyNth(examplesOfCourse(), 90);
  expect(badlySaid(speaker, [...headwords, ...examples])).toEqual([]);
});

const everyNth = (lines: readonly string[], n: number): string[] =>
  lines.filter((_, order) => order % n === 0);
