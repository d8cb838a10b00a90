import { expect, test } from "vitest";
import { chanceRight } from "../placement/index.ts";
import { seededRandom } from "../quiz/random.ts";
import { type ExamMock, itemsOfMock, type MockAnswers } from "./exam-mock.ts";
import {
  countsOfMock,
  type ExamAnswerCount,
  examItemStatistics,
  measuredCells,
} from "./item-calibration.ts";
import { sampleMock } from "./testing/sample-mock.ts";

const items = itemsOfMock(sampleMock);
const patient = items.length * 20;
const answersOf = (right: (id: number) => boolean): MockAnswers =>
  Object.fromEntries(items.map(({ id, correct }) => [id, right(id) ? correct : "b"]));

test("who answers more of the others right stands in a higher bin; the item itself takes no part", () => {
  const binsOf = (right: (id: number) => boolean) =>
    new Map(
      countsOfMock(sampleMock, answersOf(right), patient).map(({ item, bin }) => [item, bin]),
    );
  const first = items[0]?.id ?? 0;
  const [weak, strong] = [binsOf(() => false), binsOf(() => true)];
  expect(strong.get(first)).toBeGreaterThan(weak.get(first) ?? 99);
  expect(binsOf((id) => id !== first).get(first)).toBe(strong.get(first));
});

test("a mock that was hardly answered, or clicked through, is not counted", () => {
  expect(
    countsOfMock(
      sampleMock,
      answersOf(() => true),
      patient,
    ),
  ).toHaveLength(items.length);
  expect(
    countsOfMock(
      sampleMock,
      answersOf(() => true),
      15,
    ),
  ).toEqual([]);
  expect(countsOfMock(sampleMock, { [items[0]?.id ?? 0]: "a" }, patient)).toEqual([]);
});

test("from enough answers the difficulty of items is found again, and that of their part", () => {
  const random = seededRandom("items");
  // Around what is assumed of the level; grammar half a step harder than what is heard and read
  const truth = new Map(
    items.map(({ id, part }, at) => [
      id,
      -1.8 + ((at % 10) - 4.5) * 0.25 + (part === "grammar" ? 0.3 : -0.3),
    ]),
  );
  const counts: ExamAnswerCount[] = [];
  for (let taker = 0; taker < 600; taker++) {
    const ability = -1.8 + 1.1 * (random() + random() + random() + random() - 2) * 1.7;
    const answers = answersOf((id) => random() < chanceRight(ability, truth.get(id) ?? 0));
    counts.push(...countsOfMock(sampleMock, answers, patient));
  }
  const statistics = items.map((item) => examItemStatistics(item, counts));
  const errors = statistics.map((one) => Math.abs(one.difficulty - (truth.get(one.item) ?? 0)));
  expect(statistics.every(({ answers }) => answers === 600)).toBe(true);
  expect(errors.reduce((sum, one) => sum + one, 0) / errors.length).toBeLessThan(0.3);
  expect(statistics.every(({ discrimination }) => (discrimination ?? 0) > 0.15)).toBe(true);
  const cells = measuredCells(statistics);
  expect(Object.keys(cells)).toEqual(["grammar a1"]);
  expect(Math.abs((cells["grammar a1"] ?? 9) - -1.5)).toBeLessThan(0.2);
});

test("a few answers move a difficulty little, and measure no part", () => {
  const whole: ExamMock = sampleMock;
  const counts = countsOfMock(
    whole,
    answersOf(() => false),
    patient,
  );
  const [item] = items;
  if (item === undefined) throw new Error("no item");
  const { difficulty, dead } = examItemStatistics(item, counts);
  expect(Math.abs(difficulty - examItemStatistics(item, []).difficulty)).toBeLessThan(0.5);
  expect(dead).toEqual([]);
  expect(measuredCells([examItemStatistics(item, counts)])).toEqual({});
});
