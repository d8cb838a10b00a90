import { expect, test } from "vitest";
import { en, type MessageKey } from "./en.ts";
import { kz } from "./kz.ts";
import { say } from "./messages.ts";
import { ru } from "./ru.ts";

const placeholders = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

test("every sentence has the same placeholders in the three languages", () => {
  for (const key of Object.keys(en) as MessageKey[]) {
    expect(placeholders(ru[key]), key).toEqual(placeholders(en[key]));
    expect(placeholders(kz[key]), key).toEqual(placeholders(en[key]));
  }
});

test("no sentence is left in another language", () => {
  for (const key of Object.keys(en) as MessageKey[]) {
    expect(ru[key], key).not.toBe(en[key]);
    expect(kz[key], key).not.toBe(ru[key]);
  }
});

test("parameters are filled in", () => {
  expect(say("en", "rate_limited", { minutes: 7 })).toContain("7 min");
});
