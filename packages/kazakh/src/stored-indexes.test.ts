import { afterEach, expect, test } from "vitest";
import { NumbersByText } from "./numbers-by-text.ts";
import { storedIndexes } from "./stored-indexes.ts";

afterEach(() => storedIndexes.use(new Map()));

const words = ["бала", "үй", "бала"];
const indexOf = (name?: string) => new NumbersByText((add) => words.forEach(add), name);

test("an index with a name is collected, and found again without being filled", () => {
  const made = storedIndexes.collect(() => indexOf("words"));
  expect([...made.keys()]).toEqual(["words"]);
  storedIndexes.use(made);
  const found = new NumbersByText(() => {
    throw new Error("it is stored");
  }, "words");
  for (const word of [...words, "су"]) expect(found.get(word)).toEqual(indexOf().get(word));
});

test("what has no name, or another, is made", () => {
  storedIndexes.use(storedIndexes.collect(() => indexOf("words")));
  const one = new NumbersByText((add) => add("су", 7));
  const other = new NumbersByText((add) => add("су", 7), "other words");
  expect([one.get("су"), other.get("су"), other.get("үй")]).toEqual([[7], [7], []]);
});

test("texts are kept as JSON, in whatever letters", () => {
  const made = storedIndexes.collect(() => storedIndexes.json("list", () => ["қазақ", "юла", "é"]));
  storedIndexes.use(made);
  expect(storedIndexes.json("list", () => ["none"])).toEqual(["қазақ", "юла", "é"]);
  expect(storedIndexes.json(undefined, () => ["none"])).toEqual(["none"]);
});
