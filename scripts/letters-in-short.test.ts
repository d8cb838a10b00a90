import { parseAst } from "vite";
import { expect, test } from "vitest";
import { lettersInShort, SHORT, withLettersInShort } from "./letters-in-short.mjs";

const short = { L: new RegExp(`[${SHORT.L}]`, "u"), M: new RegExp(`[${SHORT.M}]`, "u") };
const inShort = (code: string) => withLettersInShort(code, parseAst(code, { lang: "ts" }));
const whole = { L: /\p{L}/u, M: /\p{M}/u };

test.each(["L", "M"] as const)(
  "written in short, \\p{%s} is the same for every character of Latin, Cyrillic and Arabic letters",
  (kind) => {
    const other = Array.from({ length: 0x700 }, (_, code) => String.fromCharCode(code)).filter(
      (character) => short[kind].test(character) !== whole[kind].test(character),
    );
    expect(other).toEqual([]);
  },
);

test("letters of other scripts are letters, emoji and punctuation are not", () => {
  const isLetter = (text: string) => [...text].map((one) => short.L.test(one));
  expect(isLetter("漢かहქ한ﷲﺍ")).toEqual(Array(7).fill(true));
  expect(isLetter("“…—№→☺👍\u{1f1f0}。")).toEqual(Array(9).fill(false));
  expect(short.M.test("\ufe0f")).toBe(true);
});

test("expressions and the texts they are made of are written in short, in brackets and outside", () => {
  const code = inShort(
    'const one=/^\\p{L}+[^\\p{L}\\p{M}\\]-]$/u,two=new RegExp("^[\\\\p{L}-]+$","u"),three=String.raw`\\p{L}`;/* \\p{L} */',
  );
  expect(code).toBe(
    `const one=/^[${SHORT.L}]+[^${SHORT.L}${SHORT.M}\\]-]$/u,two=new RegExp("^[${SHORT.L}-]+$","u"),three=String.raw\`[${SHORT.L}]\`;/* \\p{L} */`,
  );
  const [one, two] = new Function(`${code};return [one,two]`)() as RegExp[];
  expect(["қаз!", "қаз", "қа]"].map((text) => one?.test(text))).toEqual([true, false, false]);
  expect(["ақ-қара", "ақ қара"].map((text) => two?.test(text))).toEqual([true, false]);
});

test("schemas of content keep what they say: the cache of content goes by it", () => {
  const { transform } = lettersInShort();
  if (typeof transform !== "function") throw new Error("Nothing is transformed");
  const code = "const one = /\\p{L}/u;";
  const of = (id: string) => Reflect.apply(transform, { parse: parseAst }, [code, id]);
  expect(of("/x/packages/tutor/src/text/fold.ts")).toBe(`const one = /[${SHORT.L}]/u;`);
  expect(of("/x/packages/course/src/content-file/text-field.ts")).toBeUndefined();
});

test("a class of characters that is open where a text ends is refused", () => {
  expect(() => inShort('const half="[^\\\\p{L}"')).toThrow("is open");
});
