import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast, parseTokens } from "./contrast.ts";

const tokens = parseTokens(readFileSync(new URL("./tokens.css", import.meta.url), "utf8"));
const surfaces = ["felt", "felt-raised", "felt-sunk"];

// Text needs 4.5:1, controls and large letters 3:1 (WCAG 2.2, 1.4.3 and 1.4.11).
const textPairs: [string, string][] = [
  ...surfaces.flatMap((surface) =>
    [
      "ink",
      "ink-soft",
      "sky",
      "sky-deep",
      "pomegranate",
      "steppe",
      "vowel-back",
      "vowel-front",
    ].map((text): [string, string] => [text, surface]),
  ),
  ["ink", "sky-wash"],
  ["ink-soft", "sky-wash"],
  ["sky", "sky-wash"],
  ["sky-deep", "sky-wash"],
  ["vowel-front", "sky-wash"],
  ["vowel-back", "sky-wash"],
  ["ink", "sun-wash"],
  ["pomegranate", "pomegranate-wash"],
  ["steppe", "steppe-wash"],
  ["on-sky", "sky"],
  ["on-sky", "sky-deep"],
  ["on-sky", "pomegranate"],
  ["on-sky", "steppe"],
  ["felt", "ink"],
  ["on-sun", "sun"],
];
const controlPairs: [string, string][] = surfaces.flatMap((surface) =>
  ["edge", "sky"].map((control): [string, string] => [control, surface]),
);

for (const theme of ["light", "dark"] as const) {
  test.each(textPairs)(`in the ${theme} theme %s can be read on %s`, (text, surface) => {
    expect(contrast(tokens, theme, text, surface)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(controlPairs)(`in the ${theme} theme %s can be seen on %s`, (control, surface) => {
    expect(contrast(tokens, theme, control, surface)).toBeGreaterThanOrEqual(3);
  });
}

test("a contrast is measured as the guidelines define it", () => {
  const css = "--color-a: light-dark(oklch(1 0 0), oklch(0 0 0)); --color-b: oklch(0 0 0);";
  expect(contrast(parseTokens(css), "light", "a", "b")).toBeCloseTo(21, 1);
  expect(contrast(parseTokens(css), "dark", "a", "b")).toBeCloseTo(1, 5);
});
