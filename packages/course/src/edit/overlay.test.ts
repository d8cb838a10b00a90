import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { overlay } from "./overlay.ts";

const file = "lessons/a-002-family.yaml";
const yaml = readFileSync(join(import.meta.dirname, "../../../../content", file), "utf8");
const title = { path: "titles.en", old: "My family", text: "A family" };
const example = {
  path: "words[0].example.en",
  old: "Our family is big.",
  text: "Our family is large.",
};
/** Longer than a title may be, as when that has become shorter since the change was approved. */
const tooLong = { path: "titles.ru", old: "Моя семья", text: "Моя семья ".repeat(40).trim() };

test("a change that its file cannot hold is left out by itself, wherever it stands in the row", () => {
  for (const changes of [
    [tooLong, title, example],
    [title, tooLong, example],
    [title, example, tooLong],
  ]) {
    const laid = overlay(file, yaml, changes);
    expect(laid).toMatchObject({ applied: [title, example], unfit: [tooLong], stale: [] });
    expect(laid.yaml).toBe(yaml.replace(title.old, title.text).replace(example.old, example.text));
  }
});

test("what another text stands in the place of is stale, and what stands there already is held", () => {
  const moved = { ...title, old: "Family" };
  const there = { ...example, old: "Ours is big.", text: example.old };
  expect(overlay(file, yaml, [moved, there])).toMatchObject({
    yaml,
    applied: [],
    held: [there],
    stale: [moved],
    unfit: [],
  });
});
