import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { LANGUAGES } from "../reply.ts";
import { NearestPoints } from "./nearest-point.ts";

const course = courseOfRepository();
const PARTS = 5;

/** Each message, with the points found by what the other four fifths of the messages and the book tell. */
const told = Array.from({ length: PARTS }, (_, part) => {
  const isIn = (at: number) => at % PARTS === part;
  const askedPoints = course.tutor.askedPoints.map((one) => {
    const kept = (lines: readonly string[]) => lines.filter((_line, at) => !isIn(at));
    const { en, ru, kz } = one.says;
    return { ...one, says: { en: kept(en), ru: kept(ru), kz: kept(kz) } };
  });
  const points = new NearestPoints({ ...course, tutor: { ...course.tutor, askedPoints } });
  return course.tutor.askedPoints.flatMap(({ point, says }) =>
    LANGUAGES.flatMap((language) => says[language].filter((_line, at) => isIn(at))).map((said) => ({
      said,
      point,
      found: points.find(said),
    })),
  );
}).flat();

const share = (isGood: (one: (typeof told)[number]) => boolean, of = told) =>
  of.filter(isGood).length / of.length;

test("of messages that it never saw three in five are told right, and four in five are among its first three", () => {
  expect(share(({ point, found }) => found[0]?.point.id === point)).toBeGreaterThan(0.6);
  expect(
    share(({ point, found }) => found.slice(0, 3).some((one) => one.point.id === point)),
  ).toBeGreaterThan(0.78);
});

test("what is near is right", () => {
  const near = told.filter(({ found: [first] }) => (first?.nearness ?? 0) >= 1);
  expect(near.length).toBeGreaterThan(told.length / 5);
  expect(share(({ point, found }) => found[0]?.point.id === point, near)).toBeGreaterThan(0.85);
});

/** Each message that asks for a fact, with the fact found by what the other four fifths of the messages and the answers tell. */
const toldFacts = Array.from({ length: PARTS }, (_, part) => {
  const isIn = (at: number) => at % PARTS === part;
  const languageFacts = course.tutor.languageFacts.map((fact) => {
    const kept = (lines: readonly string[]) => lines.filter((_line, at) => !isIn(at));
    return fact.says
      ? {
          ...fact,
          says: { en: kept(fact.says.en), ru: kept(fact.says.ru), kz: kept(fact.says.kz) },
        }
      : fact;
  });
  const points = new NearestPoints({ ...course, tutor: { ...course.tutor, languageFacts } });
  return course.tutor.languageFacts.flatMap(({ id, says }) =>
    LANGUAGES.flatMap((language) => (says?.[language] ?? []).filter((_line, at) => isIn(at))).map(
      (said) => ({ id, found: points.fact(said) }),
    ),
  );
}).flat();

test("a fact that is near is the one that is asked for", () => {
  const near = toldFacts.filter(({ found }) => found !== undefined && found.nearness >= 1);
  expect(near.length).toBeGreaterThan(toldFacts.length / 12);
  const right = near.filter(({ id, found }) => found?.fact.id === id);
  expect(right.length / near.length).toBeGreaterThan(0.78);
});
