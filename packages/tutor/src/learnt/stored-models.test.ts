import { courseOfRepository } from "@tilashar/course/testing";
import { expect, test } from "vitest";
import { learnSoftmax } from "./softmax.ts";
import { fingerprintOf, readModels, storeModels } from "./stored-models.ts";

const samples = [
  ["tea", "drink"],
  ["tea and milk", "drink"],
  ["cold milk", "drink"],
  ["bread", "food"],
  ["bread and meat", "food"],
  ["cold meat", "food"],
].map(([said = "", label = ""]) => ({ label, features: said.split(" ") }));
const model = learnSoftmax(samples);
const other = learnSoftmax(samples.map((one) => ({ ...one, label: `${one.label} of ours` })));
const stored = storeModels(
  new Map([
    ["first", model],
    ["second", other],
  ]),
  "these messages",
);

test("what has been learnt tells what it learnt from, and of what is new what it has in common", () => {
  for (const { features, label } of samples) expect(model.tell(features)[0]?.label).toBe(label);
  expect(model.tell(["hot", "tea"])[0]?.label).toBe("drink");
  const [first, second] = model.tell(["nothing", "of", "it"]);
  expect(first?.probability).toBe(second?.probability);
});

test("models that are read again tell to the last digit what they told when they were stored", () => {
  const read = readModels(stored, "these messages");
  expect([...(read?.keys() ?? [])]).toEqual(["first", "second"]);
  for (const said of [["tea"], ["cold", "meat"], ["nothing"]]) {
    expect(read?.get("first")?.tell(said)).toEqual(model.tell(said));
    expect(read?.get("second")?.tell(said)).toEqual(other.tell(said));
  }
});

test("models of other messages are not read, and a message more makes others of them", () => {
  expect(readModels(stored, "other messages")).toBeUndefined();
  const course = courseOfRepository();
  const [first, ...rest] = course.tutor.asked;
  if (!first) throw new Error("nothing is asked");
  const more = { ...first, says: { ...first.says, en: [...first.says.en, "one more message"] } };
  const changed = { ...course, tutor: { ...course.tutor, asked: [more, ...rest] } };
  expect(fingerprintOf(changed)).not.toBe(fingerprintOf(course));
});
