import { expect, test } from "vitest";
import { commonForms } from "./common-forms.ts";

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
