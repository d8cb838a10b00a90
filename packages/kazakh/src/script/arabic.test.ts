import fc from "fast-check";
import { expect, test } from "vitest";
import { fromArabic } from "./from-arabic.ts";
import { nativeSpelling } from "./native-spelling.golden.ts";
import { loans, nativeWords } from "./native-words.golden.ts";
import { toArabic } from "./to-arabic.ts";

test("every word of the golden table is written in töte", () => {
  for (const [cyrillic, , arabic] of [...nativeWords, ...loans])
    expect(toArabic(cyrillic)).toBe(arabic);
});

test("every native word of the golden table comes back from töte", () => {
  for (const [cyrillic, , arabic] of nativeWords) expect(fromArabic(arabic)).toBe(cyrillic);
});

test("the front sign stands once, at the front, and never with к г е", () => {
  fc.assert(
    fc.property(nativeSpelling, (word) => {
      const arabic = toArabic(word);
      expect(arabic.lastIndexOf("ٴ")).toBe(/[әөүі]/.test(word) && !/[кге]/.test(word) ? 0 : -1);
    }),
    { numRuns: 1000 },
  );
});

test("native spelling survives töte and back", () => {
  fc.assert(
    fc.property(nativeSpelling, (word) => {
      expect(fromArabic(toArabic(word))).toBe(word);
    }),
    { numRuns: 3000 },
  );
});

test("the parts of a hyphenated word take their own sign, and marks turn round", () => {
  expect(toArabic("бір-бірімен, тиіс? жоқ; иә")).toBe("ٴبىر-بىرىمەن، ٴتيىس؟ جوق؛ ٴيا");
  expect(fromArabic("ٴبىر-بىرىمەن، ٴتيىس؟ جوق؛ ٴيا")).toBe("бір-бірімен, тиіс? жоқ; иә");
});

test("the plain hamza and the joined letters are read like the high hamza", () => {
  expect(fromArabic("ءتىل ٵن ٶز ٷش")).toBe("тіл ән өз үш");
});

test("-мен leaves the harmony of the stem alone", () => {
  expect(fromArabic(toArabic("баласымен"))).toBe("баласымен");
  expect(fromArabic(toArabic("кітаппен"))).toBe("кітаппен");
  expect(fromArabic(toArabic("қызымен"))).toBe("қызымен");
  expect(fromArabic(toArabic("бізбен"))).toBe("бізбен");
  expect(fromArabic(toArabic("баланікі"))).toBe("баланікі");
});

test("text that is not Arabic stays as it is", () => {
  expect(fromArabic("Сәлем, hello?")).toBe("Сәлем, hello?");
  expect(toArabic("hello, 😀?")).toBe("hello, 😀?");
});
