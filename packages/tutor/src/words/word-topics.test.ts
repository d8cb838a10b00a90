import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { WordTopics } from "./word-topics.ts";

const course = courseOfRepository();
const topics = new WordTopics(course);
const meant = (message: string) => topics.find(message).find(({ isMeant }) => isMeant)?.topic.id;

test("a topic is found by what its words are for, in any form and language", () => {
  expect(meant("what do you call cutlery")).toBe("a-011-in-the-kitchen");
  expect(meant("слова для собеседования")).toBe("b-231-job-interview");
  expect(meant("ас үй заттары")).toBe("a-011-in-the-kitchen");
});

test("of topics that share a word the one with the rarer words is meant", () => {
  expect(meant("words for a flood in the city")).toBe("b-223-extreme-weather");
});

test("where nothing is near, nothing is meant", () => {
  expect(meant("words for quantum entanglement")).toBeUndefined();
});

test("every topic that has names is a list or a lesson", () => {
  const { lists, topics: named } = course.tutor.wordLists;
  const known = new Set([...lists.map(({ id }) => id), ...course.lessons.map(({ slug }) => slug)]);
  expect(Object.keys(named).filter((id) => !known.has(id))).toEqual([]);
});
