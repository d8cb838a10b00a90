import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import { expect, test } from "vitest";
import { makePhraseBook } from "./phrase-book.ts";

const root = join(import.meta.dirname, "../../../../..");
const course = loadCourse({
  contentDir: join(root, "content"),
  cacheFile: join(root, ".cache/content.json"),
});
const book = makePhraseBook(course);
const ids = book.topics.map(({ id }) => id);

test("every topic is in the book once, level by level, in the order in which the units bring them", () => {
  expect(ids.toSorted()).toEqual(course.phraseTopics.map(({ slug }) => slug).toSorted());
  const levels = book.topics.map(({ lang_level }) => lang_level);
  expect(levels.lastIndexOf("beginner")).toBeLessThan(levels.indexOf("intermediate"));
  expect(ids[0]).toBe("greetings");
  expect(ids.indexOf("my-family")).toBeLessThan(ids.indexOf("my-home"));
  // No unit names it, so that it stands behind those of its level that one names.
  expect(ids.indexOf("a-day-at-home")).toBeGreaterThan(ids.indexOf("my-home"));
});

test("a topic has all its phrases, and what is none is undefined", () => {
  for (const { id, count } of book.topics) expect(book.topicOf(id)?.phrases).toHaveLength(count);
  const [first] = book.topicOf("greetings")?.phrases ?? [];
  expect(first).toMatchObject({ kz: "Сәлем!", register: "sen" });
  expect(book.topicOf("constructor")).toBeUndefined();
});
