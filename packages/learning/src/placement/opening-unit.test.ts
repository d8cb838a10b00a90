import fc from "fast-check";
import { expect, test } from "vitest";
import { openingUnit, type PlacedUnit, type SittingSays } from "./opening-unit.ts";

const units: PlacedUnit[] = (
  [
    ["a", "beginner", 8],
    ["b", "intermediate", 6],
    ["c", "advanced", 4],
  ] as const
).flatMap(([letter, level, count]) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${letter}-${at + 1}`,
    level,
    points: [`${letter}-point-${at + 1}`],
  })),
);
const says: SittingSays = { level: "B", ability: 0, points: [], fromTheBeginning: false };
const opened = (more: Partial<SittingSays>) => openingUnit(units, { ...says, ...more });

test("the path opens where the ability stops making things likely to be known", () => {
  expect(opened({ ability: -0.5 })).toEqual({ unit: "b-1", because: "beginning", point: null });
  expect(opened({ ability: 0.1 })).toMatchObject({ unit: "b-2", because: "known" });
  expect(opened({ ability: 0.7 })).toMatchObject({ unit: "b-5", because: "known" });
  expect(opened({ level: "A", ability: -1.2 })?.unit).toBe("a-3");
  expect(opened({ level: "C", ability: 3 })?.unit).toBe("c-4");
});

test("a point that was missed is where it opens, if that comes before", () => {
  const missed = { point: "b-point-2", right: false };
  expect(opened({ ability: 0.7, points: [missed] })).toEqual({
    unit: "b-2",
    because: "missed",
    point: "b-point-2",
  });
  // Known as often as missed is no gap; a point of later units or other levels moves nothing
  const known = { ...missed, right: true };
  expect(opened({ ability: 0.7, points: [missed, known] })?.unit).toBe("b-5");
  for (const point of ["b-point-6", "a-point-1", "c-point-1"])
    expect(opened({ ability: 0.7, points: [{ point, right: false }] })?.unit).toBe("b-5");
});

test("whoever only guessed begins at the beginning", () => {
  expect(opened({ level: "A", ability: 2, fromTheBeginning: true })).toMatchObject({
    unit: "a-1",
    because: "beginning",
  });
});

test("it is always a unit of the level that was told, and more ability never opens an earlier one", () => {
  const point = fc.record({
    point: fc.constantFrom(...units.flatMap(({ points }) => points)),
    right: fc.boolean(),
  });
  fc.assert(
    fc.property(
      fc.constantFrom("A", "B", "C"),
      fc.array(point, { maxLength: 25 }),
      fc.double({ min: -4, max: 4, noNaN: true }),
      fc.double({ min: 0, max: 4, noNaN: true }),
      (level, points, ability, more) => {
        const place = (at: number) =>
          units.findIndex(({ id }) => id === opened({ level, points, ability: at })?.unit);
        expect(units[place(ability)]?.id.startsWith(level.toLowerCase())).toBe(true);
        expect(place(ability + more)).toBeGreaterThanOrEqual(place(ability));
      },
    ),
  );
});
