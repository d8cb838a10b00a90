import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { PointFinder } from "./find-point.ts";

const finder = new PointFinder(courseOfRepository());
const pointOf = (question: string): string | undefined => {
  const about = finder.find(question)?.about;
  return about?.kind === "point" ? about.point.id : about?.fact.points[0];
};

test.each([
  ["how do i say and in kazakh?", "and-but-or"],
  ["and, but, or", "and-but-or"],
])("%s asks about the little words themselves", (question, point) => {
  expect(pointOf(question)).toBe(point);
});

test.each([
  "why is it мектепте but қалада? aren't they the same ending?",
  "i keep mixing up ұ and ү. any tips?",
  "what does рақмет literally mean and when do i use it?",
])("%s only holds a little word", (question) => {
  expect(pointOf(question)).not.toBe("and-but-or");
});
