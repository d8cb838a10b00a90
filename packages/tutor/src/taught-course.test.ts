import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { packedCourse, taughtCourse, withTutorPacked } from "./taught-course.ts";

const course = courseOfRepository();

test("a course with the tutor's parts packed reads as the whole one does, and so does the tutor's thread", () => {
  const light = withTutorPacked(course);
  const told = JSON.stringify;
  expect(Object.keys(light)).toEqual(expect.arrayContaining(Object.keys(course)));
  expect(told(light.tutor) === told(course.tutor)).toBe(true);
  const sent = structuredClone(packedCourse(light));
  expect(sent.own.tutor.length).toBeLessThan(2_000_000);
  const taught = taughtCourse(sent);
  for (const [name, part] of Object.entries(taught))
    expect(told(part) === told(Reflect.get(course, name)), name).toBe(true);
  expect(taught.grammarById).toEqual(course.grammarById);
  expect(told(taughtCourse(packedCourse(course))) === told(taught)).toBe(true);
});
