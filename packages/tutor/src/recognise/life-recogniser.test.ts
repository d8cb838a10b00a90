import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { lifeHeard } from "../talk/life.ts";
import { LifeRecogniser } from "./life-recogniser.ts";

const course = courseOfRepository();
const { told, asked } = course.tutor;
const PARTS = 5;

/** The lines of a list that are learnt from while one part of them is kept apart, and that part. */
const cut = (lines: readonly string[], part: number, isKept: boolean) =>
  lines.filter((_, at) => (at % PARTS === part) === isKept);

/** Each message told by a recogniser that has learnt from the other four fifths. */
const rounds = Array.from({ length: PARTS }, (_, part) => {
  const halves = <One extends { says: { en: readonly string[]; ru: readonly string[] } }>(
    all: readonly One[],
    isKept: boolean,
  ) =>
    all.map((one) => ({
      ...one,
      says: { ...one.says, en: cut(one.says.en, part, isKept), ru: cut(one.says.ru, part, isKept) },
    }));
  const recogniser = new LifeRecogniser(
    { tutor: { ...course.tutor, told: halves(told, false), asked: halves(asked, false) } },
    lifeHeard(course.tutor.life),
  );
  const lines = ({ says }: { says: { en: readonly string[]; ru: readonly string[] } }) => [
    ...says.en,
    ...says.ru,
  ];
  return {
    told: halves(told, true).flatMap((one) =>
      lines(one).map((said) => ({
        subject: one.subject,
        likely: recogniser.recognise(said)[0],
        tells: recogniser.tells(said),
      })),
    ),
    asked: halves(
      asked.filter(({ kind }) => kind !== "telling" && kind !== "social"),
      true,
    ).flatMap((one) => lines(one).map((said) => recogniser.tells(said))),
  };
});
const unseen = rounds.flatMap((one) => one.told);

test("most of what it never saw is told by its subject, and nearly all of what it is sure of", () => {
  const isRight = ({ subject, likely }: (typeof unseen)[number]) => likely?.label === subject;
  expect(unseen.filter(isRight).length / unseen.length).toBeGreaterThan(0.6);
  const sure = unseen.filter(({ likely }) => (likely?.probability ?? 0) >= 0.5);
  expect(sure.filter(isRight).length / sure.length).toBeGreaterThan(0.85);
});

test("a life told is told from a request", () => {
  const requests = rounds.flatMap((one) => one.asked);
  expect(unseen.filter(({ tells }) => tells >= 0.7).length / unseen.length).toBeGreaterThan(0.85);
  expect(requests.filter((tells) => tells >= 0.7).length / requests.length).toBeLessThan(0.06);
});
