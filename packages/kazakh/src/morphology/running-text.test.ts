import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { annotatedTokens, measureReading } from "../../scripts/running-text.ts";
import { analyse } from "./analyse.ts";

const tokens = annotatedTokens();
const parts = {
  "tuned on": tokens.filter((token) => !token.keptAside),
  "kept aside": tokens.filter((token) => token.keptAside),
};

test("the annotated text holds at least fifteen hundred tokens, a third of them kept aside", () => {
  expect(tokens.length).toBeGreaterThanOrEqual(1500);
  expect(parts["kept aside"].length / tokens.length).toBeGreaterThan(0.3);
});

test.each(Object.entries(parts))("running text is read well enough in the part %s", (_, part) => {
  const figures = measureReading(part);
  expect(figures.recallTypes).toBeGreaterThanOrEqual(0.98);
  expect(figures.recallTokens).toBeGreaterThanOrEqual(0.99);
  expect(figures.first).toBeGreaterThanOrEqual(0.92);
  expect(figures.precision).toBeGreaterThanOrEqual(0.9);
  expect(figures.features).toBeGreaterThanOrEqual(0.96);
});

test("the three thousand commonest forms are all read from the lexicon", () => {
  const text = readFileSync(new URL("./readings/common-forms.txt", import.meta.url), "utf8");
  const forms = new Set(
    text
      .split("\n")
      .filter((line) => !line.startsWith("#"))
      .flatMap((line) => line.split(" "))
      .filter(Boolean),
  );
  expect(forms.size).toBeGreaterThanOrEqual(3000);
  expect([...forms].filter((form) => analyse(form)[0]?.guessed !== false)).toEqual([]);
});
