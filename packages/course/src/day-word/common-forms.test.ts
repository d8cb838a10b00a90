import { expect, test } from "vitest";
import { courseOfRepository } from "../testing/course-of-repository.ts";
import { commonForms } from "./common-forms.ts";
import { UNCOUNTED, UNOWNED } from "./uncounted.ts";

const forms = (kz: string, pos: Parameters<typeof commonForms>[0]["pos"], flags?: string[]) =>
  commonForms({ kz, pos, flags }).map(({ segments }) => segments.join("·"));

test("a noun is shown in the plural, with an owner and in its cases", () => {
  expect(forms("дос", "noun")).toEqual([
    "дос·тар",
    "дос·ым",
    "дос·ты",
    "дос·қа",
    "дос·та",
    "дос·тан",
  ]);
});

test("a verb is shown in what people say of themselves and to others", () => {
  expect(commonForms({ kz: "оқу", pos: "verb" }).map(({ form }) => form)).toEqual([
    "оқимын",
    "оқыдым",
    "оқымаймын",
    "оқыңыз",
    "оқысаң",
    "оқыған",
  ]);
});

test("an adjective is compared and strengthened", () => {
  expect(commonForms({ kz: "қызыл", pos: "adjective" }).map(({ form }) => form)).toEqual([
    "қызылырақ",
    "қып-қызыл",
    "қызылмын",
  ]);
});

test("a word that takes no endings has no forms", () => {
  expect(commonForms({ kz: "бүгін ғана", pos: "phrase" })).toEqual([]);
  expect(commonForms({ kz: "сәлем", pos: "interjection" })).toEqual([]);
});

test("flags of the course say what letters hide", () => {
  expect(forms("рөл", "noun", ["front"])[3]).toBe("рөл·ге");
});

test("what is not counted has a genitive and an instrumental, and no plural", () => {
  expect(forms("тазалық", "noun")).toEqual([
    "тазалық·тың",
    "тазалығ·ым",
    "тазалық·ты",
    "тазалық·қа",
    "тазалық·тан",
    "тазалық·пен",
  ]);
  expect(forms("аяз", "noun")).toEqual([
    "аяз·дың",
    "аяз·ды",
    "аяз·ға",
    "аяз·да",
    "аяз·дан",
    "аяз·бен",
  ]);
  expect(forms("Астана", "name")).not.toContain("Астана·лар");
});

test("the lists of what is not counted name words of the year, and none of these has a plural there", () => {
  const { dayWords } = courseOfRepository();
  const nouns = dayWords.filter(({ pos }) => pos === "noun");
  const named = new Set(nouns.map(({ kz }) => kz));
  expect([...UNCOUNTED, ...UNOWNED].filter((kz) => !named.has(kz))).toEqual([]);
  for (const word of nouns) {
    const isCounted = !UNCOUNTED.has(word.kz) && !UNOWNED.has(word.kz);
    const hasPlural = commonForms(word).some(({ use }) => use.en === "several");
    expect(hasPlural, word.kz).toBe(isCounted);
  }
});

test("an ablative says what is compared as well, and the comparative has its name", () => {
  const uses = (kz: string, pos: "noun" | "adjective") =>
    commonForms({ kz, pos }).map(({ use }) => use);
  expect(uses("дос", "noun").at(-1)?.en).toBe("from, than");
  expect(uses("қызыл", "adjective")[0]?.kz).toBe("салыстырмалы шырай");
});

test("what has no degrees is not compared, and nobody is slippery", () => {
  expect(forms("аппақ", "adjective")).toEqual(["аппақ·пын"]);
  expect(forms("тайғақ", "adjective")).toEqual(["тайғағ·ырақ"]);
});
