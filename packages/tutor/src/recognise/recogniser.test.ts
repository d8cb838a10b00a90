import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { Recogniser } from "./recogniser.ts";

const course = courseOfRepository();
const { asked } = course.tutor;
const PARTS = 5;

/** Each message told by a recogniser that has learnt from the other four fifths. */
function toldUnseen() {
  const partOf = new Map(
    asked.flatMap(({ kind, says }) =>
      Object.values(says)
        .flat()
        .map((said, at) => [`${kind} ${said}`, at % PARTS] as const),
    ),
  );
  return Array.from({ length: PARTS }, (_, part) => {
    const without = asked.map((one) => {
      const kept = (lines: readonly string[]) =>
        lines.filter((said) => partOf.get(`${one.kind} ${said}`) !== part);
      const { en, ru, kz } = one.says;
      return { ...one, says: { en: kept(en), ru: kept(ru), kz: kept(kz) } };
    });
    const recogniser = new Recogniser({ tutor: { ...course.tutor, asked: without } });
    return asked.flatMap(({ kind, goesOn = false, says }) =>
      Object.values(says)
        .flat()
        .filter((said) => partOf.get(`${kind} ${said}`) === part)
        .map((said) => ({ kind, said, told: recogniser.recognise(said, { goesOn }) })),
    );
  }).flat();
}

const told = toldUnseen();
const isRight = ({ kind, told: [first] }: (typeof told)[number]) => first?.kind === kind;
const share = (of: readonly (typeof told)[number][]) => of.filter(isRight).length / of.length;

test("more than three of four messages that it never saw are told right", () => {
  expect(share(told)).toBeGreaterThan(0.75);
});

test("it is sure of half, and more than nine of ten of those are right", () => {
  const sure = told.filter(({ told: [first] }) => (first?.probability ?? 0) >= 0.7);
  expect(sure.length).toBeGreaterThan(told.length / 2);
  expect(share(sure)).toBeGreaterThan(0.94);
});

test("what goes on from something said is told of no first message", () => {
  const recogniser = new Recogniser(course);
  const kinds = recogniser.recognise("another example", { goesOn: false }).map(({ kind }) => kind);
  expect(kinds).not.toContain("more");
  expect(recogniser.recognise("another example", { goesOn: true })[0]?.kind).toBe("more");
});
