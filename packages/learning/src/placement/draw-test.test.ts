import { courseOfRepository } from "@tilashar/course/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { groupOf, isStandardSitting, SITTING_LENGTH } from "./blueprint.ts";
import { drawTest, optionOrder } from "./draw-test.ts";
import { drawStage, STAGE_LENGTHS } from "./stages.ts";

const bank = courseOfRepository().testQuestions;

const ids = (items: readonly { id: number }[]) => items.map(({ id }) => id);

test("every sitting fills every cell: 8 A, 9 B, 8 C, 15 of vocabulary and grammar, 10 about texts, half of them heard", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const drawn = drawTest({ bank, seed });
      expect(drawn).toHaveLength(SITTING_LENGTH);
      expect(isStandardSitting(drawn)).toBe(true);
      expect(drawn.filter(({ skill }) => skill === "reading")).toHaveLength(5);
      expect(drawn.filter(({ skill }) => skill === "listening")).toHaveLength(5);
      expect(new Set(ids(drawn)).size).toBe(SITTING_LENGTH);
      const passages = drawn.flatMap(({ passage }) => passage ?? []);
      expect(new Set(passages).size).toBe(passages.length);
      const forms = drawn.filter(({ skill }) => groupOf(skill) === "forms");
      expect(new Set(forms.map(({ skill }) => skill)).size).toBe(4);
    }),
    { numRuns: 60 },
  );
});

test("a seed draws the same sitting again, another seed another", () => {
  expect(ids(drawTest({ bank, seed: "one" }))).toEqual(ids(drawTest({ bank, seed: "one" })));
  expect(ids(drawTest({ bank, seed: "one" }))).not.toEqual(ids(drawTest({ bank, seed: "two" })));
});

test("no question of the last two sittings comes again, in either mode", () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const first = drawTest({ bank, seed: `${seed}1` });
      const second = drawTest({ bank, seed: `${seed}2`, avoid: ids(first) });
      const avoid = [...ids(first), ...ids(second)];
      const third = ids(drawTest({ bank, seed: `${seed}3`, avoid }));
      expect(third.filter((id) => avoid.includes(id))).toEqual([]);
      for (const right of [true, false]) {
        const precise = preciseSitting(`${seed}4`, () => right, avoid);
        expect(precise.filter(({ id }) => avoid.includes(id))).toEqual([]);
      }
    }),
    { numRuns: 30 },
  );
});

test("when a cell has nothing else, the question asked longest ago comes back first", () => {
  const drawn = drawTest({ bank, seed: "small" });
  const small = drawn.filter(({ level, skill }) => level !== "beginner" || skill !== "vocabulary");
  const words = bank.filter(({ level, skill }) => level === "beginner" && skill === "vocabulary");
  const tiny = [...small, ...words.slice(0, 3)];
  const [a = 0, b = 0, c = 0] = ids(words.slice(0, 3));
  const again = ids(drawTest({ bank: tiny, seed: "small", avoid: [b, c, a] }));
  expect([again.includes(a), again.includes(b), again.includes(c)]).toEqual([false, true, true]);
});

function preciseSitting(seed: string, isRight: () => boolean, avoid: readonly number[] = []) {
  let graded: { item: (typeof bank)[number]; right: boolean }[] = [];
  for (const length of STAGE_LENGTHS) {
    const stage = drawStage(graded, { bank, seed, avoid });
    expect(stage).toHaveLength(length);
    graded = [...graded, ...stage.map((item) => ({ item, right: isRight() }))];
  }
  expect(drawStage(graded, { bank, seed, avoid })).toEqual([]);
  return graded.map(({ item }) => item);
}

test("a precise sitting of any answers has 25 questions, 15 of them about no text, none twice", () => {
  fc.assert(
    fc.property(fc.string(), fc.infiniteStream(fc.boolean()), (seed, answers) => {
      const asked = preciseSitting(seed, () => answers.next().value as boolean);
      expect(new Set(ids(asked)).size).toBe(SITTING_LENGTH);
      expect(asked.filter(({ skill }) => groupOf(skill) !== "reading")).toHaveLength(15);
      const passages = asked.flatMap(({ passage }) => passage ?? []);
      expect(new Set(passages).size).toBe(passages.length);
    }),
    { numRuns: 40 },
  );
});

test("the right option stands as often under A as under B, C and D", () => {
  // Chi-square with 3 degrees of freedom passes 16.27 once in a thousand times.
  const places = [0, 0, 0, 0];
  for (let sitting = 0; sitting < 200; sitting++) {
    for (const { id, correct } of drawTest({ bank, seed: `${sitting}` })) {
      const place = optionOrder(`${sitting}`, id).indexOf(correct);
      places[place] = (places[place] ?? 0) + 1;
    }
  }
  const expected = (200 * SITTING_LENGTH) / 4;
  const chiSquare = places.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(chiSquare, places.join(" ")).toBeLessThan(16.27);
});

test("an order of options is a permutation that its form and question decide", () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 9999 }), (form, id) => {
      const order = optionOrder(form, id);
      expect([...order].sort()).toEqual(["a", "b", "c", "d"]);
      expect(optionOrder(form, id)).toEqual(order);
    }),
  );
  const orders = new Set(Array.from({ length: 400 }, (_, id) => optionOrder("form", id).join("")));
  expect(orders.size).toBe(24);
});
