import { expect, test } from "vitest";
import { arabicReadings, latinReadings, toCyrillicByLexicon } from "./by-lexicon.ts";
import { loans } from "./native-words.golden.ts";
import { toCyrillic } from "./to-cyrillic.ts";

const known = new Set([
  ...loans.map(([cyrillic]) => cyrillic),
  ..."бір тіл кино шаһ герой героин баспасөз сөзбен газет бала тарихшы бұл құс".split(" "),
]);
const isWord = (word: string) => known.has(word);

test("a lexicon restores the letters of loans that Latin drops", () => {
  for (const [cyrillic, latin] of loans) expect(toCyrillicByLexicon(latin, isWord)).toBe(cyrillic);
});

test("a lexicon restores loans from the Arabic script", () => {
  for (const word of ["автомобиль", "цирк", "экран", "вагон", "чемпион"]) {
    const arabic = loans.find(([cyrillic]) => cyrillic === word)?.[2] ?? "";
    expect(toCyrillicByLexicon(arabic, isWord)).toBe(word);
  }
  expect(toCyrillicByLexicon("سوزبەن", isWord)).toBe("сөзбен");
});

test("plain letters are understood when a word is known", () => {
  expect(toCyrillicByLexicon("bir til bul qus Geroin", isWord)).toBe("бір тіл бұл құс Героин");
});

test("unknown words keep the reading of the rules", () => {
  expect(toCyrillicByLexicon("balalarymyz قالالار", () => false)).toBe("балаларымыз қалалар");
});

test("readings stay few, start with the rules and never hang", () => {
  expect(latinReadings("tsirk")[0]).toBe("тсирк");
  expect(latinReadings("e".repeat(39)).length).toBeLessThanOrEqual(64);
  expect(latinReadings("ts".repeat(500))).toHaveLength(1);
  expect(latinReadings("ts".repeat(5000))).toEqual([]);
  expect(arabicReadings("سوزبەن").length).toBeLessThanOrEqual(42);
});

test("any script and stray letters end as clean Cyrillic", () => {
  expect(toCyrillic("Qazaq tılı")).toBe("Қазақ тілі");
  expect(toCyrillic("ٴسوز بەن сөз, əке, қaзaқ")).toBe("сөз бен сөз, әке, қазақ");
  expect(toCyrillic("")).toBe("");
});
