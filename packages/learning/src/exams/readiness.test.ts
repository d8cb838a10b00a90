import fc from "fast-check";
import { expect, test } from "vitest";
import { gainingPoints } from "./gaining-points.ts";
import { type ExamEvidence, type ExamForm, examReadiness } from "./readiness.ts";

const citizenship: ExamForm = {
  level: "a1",
  passWhole: 50,
  sections: [
    {
      id: "kazakh",
      pass: 15,
      parts: [
        { part: "listening", items: 10 },
        { part: "grammar", items: 12 },
        { part: "reading", items: 8 },
      ],
    },
    { id: "constitution", pass: 20, parts: [{ part: "constitution", items: 40 }] },
    { id: "history", pass: 15, parts: [{ part: "history", items: 30 }] },
  ],
};

const answered = (
  part: ExamEvidence["part"],
  right: number,
  answers: number,
  daysAgo = 0,
): ExamEvidence => ({
  part,
  level: part === "constitution" || part === "history" ? null : "a1",
  point: null,
  right,
  answers,
  daysAgo,
});
const whole = (share: number, daysAgo = 0): ExamEvidence[] =>
  (
    [
      ["listening", 10],
      ["grammar", 12],
      ["reading", 8],
      ["constitution", 40],
      ["history", 30],
    ] as const
  ).map(([part, answers]) => answered(part, Math.round(share * answers), answers, daysAgo));

test("whatever was answered, chances are chances, and the whole is no likelier than any section", () => {
  const evidence = fc.array(
    fc
      .record({
        part: fc.constantFrom("listening", "grammar", "reading", "constitution", "history"),
        answers: fc.integer({ min: 1, max: 40 }),
        share: fc.double({ min: 0, max: 1, noNaN: true }),
        daysAgo: fc.integer({ min: 0, max: 400 }),
      })
      .map(({ part, answers, share, daysAgo }) =>
        answered(part as ExamEvidence["part"], Math.round(share * answers), answers, daysAgo),
      ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(evidence, (given) => {
      const { sections, chance } = examReadiness(citizenship, given);
      expect(sections.map(({ id }) => id)).toEqual(["kazakh", "constitution", "history"]);
      for (const section of sections) {
        expect(section.chance).toBeGreaterThanOrEqual(0);
        expect(section.chance).toBeLessThanOrEqual(1 + 1e-9);
        expect(chance).toBeLessThanOrEqual(section.chance + 1e-9);
        expect(section.low).toBeLessThanOrEqual(section.expected + 0.5);
        expect(section.high).toBeGreaterThanOrEqual(section.expected - 0.5);
        expect(section.high).toBeLessThanOrEqual(section.of);
      }
    }),
    { numRuns: 10 },
  );
});

test("nothing answered is uncertain; a good mock makes sure, a bad one makes sure of the opposite", () => {
  const width = (given: ExamEvidence[]) =>
    examReadiness(citizenship, given).sections.map(({ low, high }) => high - low);
  const chance = (given: ExamEvidence[]) => examReadiness(citizenship, given).chance;
  const [before = 0] = width([]);
  const [after = 0] = width(whole(0.8));
  expect(after).toBeLessThan(before * 0.7);
  expect(chance(whole(0.3))).toBeLessThan(0.05);
  expect(chance(whole(0.9))).toBeGreaterThan(0.95);
  expect(chance([])).toBeGreaterThan(0.1);
  expect(chance([])).toBeLessThan(0.7);
});

test("more right answers never lower a chance, and old ones say less", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 39 }), (right) => {
      const of = (count: number) =>
        examReadiness(citizenship, [answered("constitution", count, 40)]).sections[1]?.chance ?? 0;
      expect(of(right + 1)).toBeGreaterThanOrEqual(of(right) - 1e-9);
    }),
    { numRuns: 6 },
  );
  const chance = (daysAgo: number) => examReadiness(citizenship, whole(0.9, daysAgo)).chance;
  expect(chance(360)).toBeLessThan(chance(0) - 0.05);
});

test("answers to one part of Kazakh say something of the others, and nothing of history", () => {
  const only = examReadiness(citizenship, [answered("listening", 10, 10)]);
  const none = examReadiness(citizenship, []);
  expect(only.sections[0]?.chance).toBeGreaterThan((none.sections[0]?.chance ?? 1) + 0.1);
  expect(only.sections[2]?.chance).toBeCloseTo(none.sections[2]?.chance ?? 0, 9);
});

test("a placement test is believed before any mock", () => {
  const strong = examReadiness(citizenship, [], { ability: 1, error: 0.4 });
  const weak = examReadiness(citizenship, [], { ability: -3, error: 0.4 });
  expect(strong.sections[0]?.chance).toBeGreaterThan(0.95);
  expect(weak.sections[0]?.chance).toBeLessThan(0.5);
});

test("points gain by how often they are asked and how seldom they are known", () => {
  const shares = [
    { point: "locative", share: 0.5 },
    { point: "dative", share: 0.3 },
    { point: "plural", share: 0.2 },
  ];
  const asked = (point: string, right: number, answers: number): ExamEvidence => ({
    ...answered("grammar", right, answers),
    point,
  });
  const gains = gainingPoints(shares, [asked("locative", 9, 9), asked("dative", 0, 6)], {
    level: "a1",
    items: 50,
    expected: 0.6,
  });
  expect(gains.map(({ point }) => point)).toEqual(["dative", "plural", "locative"]);
  expect(gains[0]).toMatchObject({ right: 0, answers: 6 });
  expect(gains[0]?.gain).toBeGreaterThan(8);
});
