import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { tutorOfRepository } from "../testing/tutor-of-repository.ts";
import { Recogniser } from "./recogniser.ts";

const course = courseOfRepository();
const { asked } = course.tutor;
/** One message of so many is kept from it. */
const PARTS = 5;

/** Messages told by a recogniser that has learnt from the other four fifths. */
function toldUnseen() {
  const isKept = (_: string, at: number) => at % PARTS === PARTS - 1;
  const learnt = asked.map((one) => {
    const without = (lines: readonly string[]) => lines.filter((said, at) => !isKept(said, at));
    const { en, ru, kz } = one.says;
    return { ...one, says: { en: without(en), ru: without(ru), kz: without(kz) } };
  });
  const recogniser = new Recogniser({ tutor: { ...course.tutor, asked: learnt } });
  return asked.flatMap(({ kind, goesOn = false, says }) =>
    Object.values(says)
      .flatMap((lines) => lines.filter(isKept))
      .map((said) => ({ kind, said, told: recogniser.recognise(said, { goesOn }) })),
  );
}

const told = toldUnseen();
const isRight = ({ kind, told: [first] }: (typeof told)[number]) => first?.kind === kind;
const share = (of: readonly (typeof told)[number][]) => of.filter(isRight).length / of.length;

test("more than eight of ten messages that it never saw are told right", () => {
  expect(share(told)).toBeGreaterThan(0.8);
});

test("it is sure of six of ten, and 95 of 100 of those are right", () => {
  const sure = told.filter(({ told: [first] }) => (first?.probability ?? 0) >= 0.7);
  expect(sure.length).toBeGreaterThan(told.length * 0.6);
  expect(share(sure)).toBeGreaterThan(0.95);
});

test("what goes on from something said is told of no first message", () => {
  const { recogniser } = tutorOfRepository().tools;
  const kinds = recogniser.recognise("another example", { goesOn: false }).map(({ kind }) => kind);
  expect(kinds).not.toContain("more");
  expect(recogniser.recognise("another example", { goesOn: true })[0]?.kind).toBe("more");
});
