import type { PhraseTopic } from "@tilashar/course";
import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { toPhraseTopicDetail } from "./phrase.wire.ts";
import { makePhraseBook } from "./phrase-book.ts";

const course = courseOfRepository();
const book = makePhraseBook(course);
const ids = book.topics.map(({ slug }) => slug);

test("every topic is in the book once, level by level, in the order in which the units bring them", () => {
  expect(ids.toSorted()).toEqual(course.phraseTopics.map(({ slug }) => slug).toSorted());
  const levels = book.topics.map(({ level }) => level);
  expect(levels.lastIndexOf("beginner")).toBeLessThan(levels.indexOf("intermediate"));
  expect(ids[0]).toBe("greetings");
  expect(ids.indexOf("my-family")).toBeLessThan(ids.indexOf("my-home"));
  // No unit names it, so that it stands behind those of its level that one names.
  expect(ids.indexOf("a-day-at-home")).toBeGreaterThan(ids.indexOf("my-home"));
});

test("a topic is found by its name, and tells all its phrases with their number", () => {
  for (const topic of book.topics) expect(book.topicOf(topic.slug)).toBe(topic);
  expect(book.topicOf("constructor")).toBeUndefined();
  const greetings = toPhraseTopicDetail(book.topicOf("greetings") as PhraseTopic);
  expect(greetings.phrases).toHaveLength(greetings.count);
  expect(greetings.phrases[0]).toMatchObject({ kz: "Сәлем!", register: "sen" });
});
