import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { fingerprintOf } from "./learnt/stored-models.ts";
import { packedCourse, taughtCourse, withTutorPacked } from "./taught-course.ts";

const course = courseOfRepository();

const BYTES: ReadonlySet<string> = new Set(["further", "situations"]);

test("a course with the tutor's parts packed reads as the whole one does, and so does the tutor's thread", () => {
  const light = withTutorPacked(course);
  const told = (part: unknown) =>
    JSON.stringify(part, (key, value) => (BYTES.has(key) ? undefined : value));
  expect(Object.keys(light)).toEqual(expect.arrayContaining(Object.keys(course)));
  expect(told(light.tutor) === told(course.tutor)).toBe(true);
  const sent = structuredClone(packedCourse(light));
  const sizes = Object.values<Uint8Array>(sent.said).map(({ length }) => length);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(2_000_000);
  const taught = taughtCourse(sent);
  // Bytes that both threads read are the same bytes, not a copy
  expect(light.tutor.further.bytes.buffer).toBe(course.tutor.further.bytes.buffer);
  expect(taught.tutor.further.bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(light.tutor.situations.bytes.buffer).toBe(course.tutor.situations.bytes.buffer);
  expect(taught.tutor.situations.bytes.buffer).toBeInstanceOf(SharedArrayBuffer);
  expect(fingerprintOf(taught)).toBe(fingerprintOf(course));
  const { fingerprint, ...parts } = taught;
  expect(fingerprint).toBe(fingerprintOf(course));
  for (const [name, part] of Object.entries(parts))
    expect(told(part) === told(Reflect.get(course, name)), name).toBe(true);
  expect(taught.grammarById).toEqual(course.grammarById);
  expect(told(taughtCourse(packedCourse(course))) === told(taught)).toBe(true);
});
