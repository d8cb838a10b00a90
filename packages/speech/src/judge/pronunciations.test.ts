import { expect, test } from "vitest";
import { audibleForm, pronunciations } from "./pronunciations.ts";
import { judgedAs } from "./supported.ts";

const ways = (word: string): string[] =>
  pronunciations(word).map(({ phones }) => phones.map(({ phone }) => phone).join(" "));

test("a word is first said as it is spelt", () => {
  expect(ways("қазақ")).toEqual(["қ a z a қ"]);
  expect(ways("су")[0]).toBe("s ұ у̯");
});

test("и and у may be one vowel", () => {
  expect(ways("су")).toEqual(expect.arrayContaining(["s ұ", "s у̯"]));
  expect(ways("ит")).toContain("і t");
});

test("sounds become like those after them", () => {
  expect(ways("түнгі")).toContain("t ү ң g і");
  expect(ways("сенбі")).toContain("s e m b і");
  expect(ways("жазса")).toContain("ж a s a");
});

test("words of a phrase may be apart", () => {
  const [way] = pronunciations("қайырлы таң");
  expect(way?.pauses.indexOf(true)).toBe(7);
  expect(way?.pauses.filter(Boolean)).toHaveLength(1);
});

test("every sound keeps its letters, whatever the way", () => {
  for (const word of ["ауыл", "киім", "қуыршақ", "ертеңгі"])
    for (const { phones } of pronunciations(word))
      for (const { start, end } of phones) expect(word.slice(start, end).length).toBeGreaterThan(0);
});

test("ways are few, however many sounds could change", () => {
  expect(pronunciations("киіну ".repeat(8)).length).toBeLessThanOrEqual(12);
});

test("what a recording cannot tell apart has one form", () => {
  expect(audibleForm(["a", "ғ"])).toBe(audibleForm(["a", "қ"]));
  expect(audibleForm(["h", "a", "t"])).toBe(audibleForm(["х", "a", "t"]));
  expect(audibleForm(["қ", "a", "z"])).not.toBe(audibleForm(["қ", "a", "s"]));
  expect(judgedAs("ғ", false)).toBe("ғ");
});
