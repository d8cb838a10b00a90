import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { neighbourWord } from "./neighbour-word.ts";

/** Three lines of words, each word 40 wide, as a browser would lay them out. */
const layout = [
  ["бір", 0, 0],
  ["екі", 40, 0],
  ["үш", 80, 0],
  ["төрт", 0, 30],
  ["бес", 40, 30],
  ["алты", 0, 60],
] as const;

const words = layout.map(([text, left, top]) => ({
  text,
  offsetParent: {},
  getBoundingClientRect: () => ({ left, right: left + 40, top }),
})) as unknown as (HTMLElement & { text: string })[];
const area = { querySelectorAll: () => words } as unknown as Element;
const from = (text: string, key: string) => {
  const word = words.find((one) => one.text === text) as HTMLElement;
  return (neighbourWord(area, word, key) as (HTMLElement & { text: string }) | null)?.text ?? null;
};

let direction = "ltr";
beforeEach(() => {
  direction = "ltr";
  vi.stubGlobal("getComputedStyle", () => ({ direction }));
});
afterEach(() => vi.unstubAllGlobals());

test("arrows walk along the line and stop at both ends of the text", () => {
  expect([from("екі", "ArrowRight"), from("үш", "ArrowRight")]).toEqual(["үш", "төрт"]);
  expect([from("төрт", "ArrowLeft"), from("бір", "ArrowLeft")]).toEqual(["үш", null]);
  expect([from("бес", "Home"), from("бес", "End"), from("алты", "ArrowRight")]).toEqual([
    "бір",
    "алты",
    null,
  ]);
});

test("up and down lead to the nearest word of the next line", () => {
  expect([from("үш", "ArrowDown"), from("бес", "ArrowUp")]).toEqual(["бес", "екі"]);
  expect([from("алты", "ArrowUp"), from("бір", "ArrowUp"), from("алты", "ArrowDown")]).toEqual([
    "төрт",
    null,
    null,
  ]);
});

test("in a script that runs from the right the arrows change places", () => {
  direction = "rtl";
  expect([from("бір", "ArrowLeft"), from("екі", "ArrowRight")]).toEqual(["екі", "бір"]);
});

test("other keys lead nowhere", () => {
  expect(from("бір", "a")).toBeNull();
});
