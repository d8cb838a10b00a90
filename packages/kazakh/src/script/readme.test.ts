import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as kazakh from "../index.ts";

// Lines of the form `expression; // value, and perhaps a word on it`.
const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const examples = [
  ...readme.matchAll(/^([^\n`/]+);\s+\/\/ ("[^"\n]*"|\[[^\n]*\]|-?\d[\d.]*)/gm),
].map(([, code = "", value = ""]) => [code, value] as const);

test("the README has examples of every part", () => {
  expect(examples.length).toBeGreaterThan(30);
});

test.each(examples)("%s gives %s", (code, value) => {
  const run = (expression: string): unknown =>
    new Function(...Object.keys(kazakh), `return (${expression});`)(...Object.values(kazakh));
  expect(run(code)).toEqual(run(value));
});
