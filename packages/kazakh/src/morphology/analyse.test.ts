import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { analyse } from "./analyse.ts";

const rows = readFileSync(new URL("./readings/first.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t") as [string, string, string, string]);

test.each(rows)("%s is first read as %s %s", (surface, lemma, upos, features) => {
  const first = analyse(surface)[0];
  expect(first).toMatchObject({ lemma, upos });
  if (features === "-") return;
  for (const pair of features.split("|")) {
    const [name = "", value] = pair.split("=");
    expect(first?.features[name], name).toBe(value);
  }
});

test("a word of two readings gives both, the likelier first", () => {
  expect(analyse("сенімді").map(({ lemma, upos }) => `${lemma} ${upos}`)).toEqual([
    "сенімді ADJ",
    "сенім NOUN",
  ]);
  const lemmasOf = (word: string) => analyse(word).map((one) => one.lemma);
  expect(lemmasOf("шағым")).toEqual(["шағым", "шақ"]);
  expect(lemmasOf("терім")).toEqual(["терім", "тері"]);
  expect(lemmasOf("төменде")).toEqual(["төменде", "төмен"]);
  expect(lemmasOf("кезінде")).toEqual(["кез", "кезінде"]);
  expect(analyse("қатысты").map((one) => one.lemma)).toContain("қатысу");
});

test("an unknown stem is guessed by the table of suffixes and says that it is a guess", () => {
  const [first] = analyse("бурундуктардың");
  expect(first).toMatchObject({ lemma: "бурундук", upos: "NOUN", guessed: true });
  expect(first?.features).toMatchObject({ Case: "Gen", Number: "Plur" });
  expect(first?.confidence).toBeLessThanOrEqual(0.6);
  expect(analyse("Жанғабылғанда")[0]?.upos).toBe("PROPN");
});

test("confidence is shared out among the candidates", () => {
  const total = analyse("жазылды").reduce((sum, one) => sum + one.confidence, 0);
  expect(total).toBeCloseTo(1);
});

test("segments keep the capitals of the word", () => {
  expect(analyse("Қазақстанның")[0]?.segments).toEqual(["Қазақстан", "ның"]);
  expect(analyse("АҚШ-тың")[0]?.segments).toEqual(["АҚШ-", "тың"]);
});

test("Latin letters that slipped into a word are read as the Cyrillic ones they look like", () => {
  expect(analyse("кiтaптар")[0]).toMatchObject({ lemma: "кітап", segments: ["кітап", "тар"] });
});

test("what cannot be Kazakh has no reading", () => {
  for (const word of ["", "hello", "😀", "қ", "123abc", "-", "кітап😀"])
    expect(analyse(word)).toEqual([]);
});

test("a phrase is read by its last word, and keeps an owner in its lemma", () => {
  expect(analyse("қоқыс жәшігіне")[0]).toMatchObject({ lemma: "қоқыс жәшігі", upos: "NOUN" });
  expect(analyse("өрт сөндірушіге")[0]?.lemma).toBe("өрт сөндіруші");
  expect(analyse("ауа райында")[0]).toMatchObject({
    lemma: "ауа райы",
    segments: ["ауа райы", "нда"],
  });
  expect(analyse("балалар үйлеріне")[0]?.lemma).toBe("балалар үйі");
});

test("scores, times and shares are numerals", () => {
  for (const word of ["3:2", "12:30", "45%"]) expect(analyse(word)[0]?.upos).toBe("NUM");
});

test("a word made with -шы or -сыз is cut before it", () => {
  expect(analyse("жұмысшыларға")[0]).toMatchObject({
    lemma: "жұмысшы",
    segments: ["жұмыс", "шы", "лар", "ға"],
  });
  expect(analyse("теңізші")[0]?.segments).toEqual(["теңіз", "ші"]);
  expect(analyse("жұмыссыз")[0]?.segments).toEqual(["жұмыс", "сыз"]);
});

test("a name in Latin letters is read by the suffix after its hyphen", () => {
  expect(analyse("Facebook-те")[0]).toMatchObject({ lemma: "Facebook", upos: "PROPN" });
  expect(analyse("Google-дың")[0]?.features.Case).toBe("Gen");
});
