import { expect, test } from "vitest";
import { alphabet } from "./alphabet.ts";
import { compareKazakh } from "./collate.ts";
import { capitalise, lowerKazakh, matchCase, upperKazakh } from "./letter-case.ts";
import { letterFacts } from "./letters.ts";
import { scriptOf } from "./script-of.ts";
import { typeAid } from "./type-aid.ts";

test("the alphabet has 42 letters, 9 of them only Kazakh", () => {
  expect(new Set(alphabet).size).toBe(42);
  for (const letter of "әғқңөұүһі") expect(alphabet).toContain(letter);
});

test("letters know their sound class and their other spellings", () => {
  expect(letterFacts("Ү")).toMatchObject({
    letter: "ү",
    capital: "Ү",
    kind: "vowel",
    harmony: "front",
    latin: "ü",
    arabic: "ٴۇ",
  });
  expect(letterFacts("қ")).toMatchObject({
    kind: "consonant",
    voice: "voiceless",
    harmony: null,
    place: 15,
  });
  expect(letterFacts("ң")).toMatchObject({ voice: "sonorant", loanOnly: false });
  expect(letterFacts("у")).toMatchObject({ kind: "vowel", harmony: "neutral" });
  expect(letterFacts("ь")).toMatchObject({ kind: "sign", voice: null, loanOnly: true });
  expect([...alphabet].filter((letter) => letterFacts(letter)?.kind === "sign")).toHaveLength(2);
  expect(letterFacts("q")).toBeNull();
  expect(letterFacts("")).toBeNull();
  expect(letterFacts("аб")).toBeNull();
});

test("case keeps i and ı apart", () => {
  expect(lowerKazakh("IŞKI İs ІС")).toBe("ışkı is іс");
  expect(upperKazakh("ışkı is іс")).toBe("IŞKI İS ІС");
  expect(capitalise("is")).toBe("İs");
  expect(capitalise("")).toBe("");
  expect(matchCase("ІС", "іш")).toBe("ІШ");
  expect(matchCase("Іс", "іш")).toBe("Іш");
  expect(matchCase("А", "я")).toBe("Я");
});

test("words sort in the order of the alphabet", () => {
  const sorted =
    "аға Аға ағай ана әке бала вагон гүл ғылым дос қала лас нан ңа от өт су тас ұл үй һәм шай ыдыс іні яғни".split(
      " ",
    );
  expect([...sorted].reverse().sort(compareKazakh)).toEqual(sorted);
  expect(compareKazakh("ата", "ата")).toBe(0);
  expect(compareKazakh("", "а")).toBe(-1);
});

test("a text has the script of its letters", () => {
  expect([
    scriptOf("сөз"),
    scriptOf("söz"),
    scriptOf("ٴسوز"),
    scriptOf("қaз"),
    scriptOf("12!"),
  ]).toEqual(["cyrillic", "latin", "arabic", "cyrillic", null]);
});

test.each([
  ["qazaq tili", "қазақ тілі"],
  ["Saghat", "Сағат"],
  ["zhanga tang", "жаңа таң"],
  ["oqushy qus su tau bul", "оқушы құс су тау бұл"],
  ["kiim qiyn qaria", "киім қиын қария"],
  ["ba'ri so'z ku'n tan'", "бәрі сөз күн таң"],
  ["ai aia aiu", "ай ая аю"],
  ["SHYGHYS", "ШЫҒЫС"],
  ["сәлем 5", "сәлем 5"],
])("typing %s gives %s", (typed, word) => {
  expect(typeAid(typed)).toBe(word);
});
