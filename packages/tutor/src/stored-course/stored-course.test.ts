import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { packedCourse, withTutorPacked } from "../taught-course.ts";
import { readStoredCourse, storeCourse } from "./stored-course.ts";

const course = courseOfRepository();
const content = { times: "then", bytes: "these" };
const stored = Buffer.from(storeCourse(course, content));

test("a stored course is the one that its files make, with the tutor's parts packed", () => {
  const light = withTutorPacked(course);
  const read = readStoredCourse(stored, () => true);
  if (read === undefined) throw new Error("not read");
  expect(Object.keys(read)).toEqual(Object.keys(light));
  expect(Object.keys(read.tutor)).toEqual(Object.keys(light.tutor));
  for (const name of Object.keys(course)) {
    if (name === "tutor") continue;
    expect(Reflect.get(read, name), name).toStrictEqual(Reflect.get(course, name));
  }
  for (const name of Object.keys(course.tutor))
    expect(Reflect.get(read.tutor, name), name).toStrictEqual(Reflect.get(light.tutor, name));
  expect(read.wordById.get(101)).toBe(read.lessonById.get(1)?.words[0]);
  expect(packedCourse(read).said).toStrictEqual(packedCourse(light).said);
  expect(read.tutor.further.bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(read.tutor.situations.starts.buffer).toBeInstanceOf(SharedArrayBuffer);
});

test("a course that was stored of other files is not read", () => {
  const asked: unknown[] = [];
  expect(readStoredCourse(stored, (state) => !asked.push(state))).toBeUndefined();
  expect(asked).toEqual([content]);
});
