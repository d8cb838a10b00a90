import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { play } from "../../test-set/read-cases.ts";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";

const course = courseOfRepository();
const tutor = tutorOfRepository();

test("every situation names a topic of the phrase book", () => {
  const slugs = new Set(course.phraseTopics.map(({ slug }) => slug));
  const { situations } = tutor.tools.course.tutor.wordLists;
  expect(situations.filter(({ topic }) => !slugs.has(topic))).toEqual([]);
});

test.each([
  ["Useful phrases about the weather and seasons", "en", "weather"],
  ["Useful phrases at the bank", "en", "bank-and-flat"],
  ["Teach me some phrases about music", "en", "music-books-films"],
  ["Фразы про здоровье", "ru", "advice-on-health"],
  ["Полезные фразы в путешествии", "ru", "on-a-journey"],
  ["Фразы о документах", "ru", "money-and-documents"],
] as const)("«%s» brings the phrases of the topic", (text, language, slug) => {
  const topic = course.phraseTopics.find((one) => one.slug === slug);
  const said = play(tutor, { language, turns: [text], intent: "phrases", expected: "" }).reply.text;
  expect(said).toContain(topic?.titles[language]);
});
