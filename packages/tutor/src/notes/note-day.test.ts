import { expect, test } from "vitest";
import { onTheDay } from "./note-day.ts";

const line = { kz: "Бүгін бара алмаймын.", en: "I can't come today.", ru: "Сегодня не приду." };

test("a line of today is said of tomorrow where the message names it", () => {
  expect(onTheDay(line, "write that I won't come tomorrow")).toEqual({
    kz: "Ертең бара алмаймын.",
    en: "I can't come tomorrow.",
    ru: "Завтра не приду.",
  });
  expect(onTheDay(line, "что сегодня не приду, а завтра приду")).toBe(line);
});

test("a child that does not come is of tomorrow, too", () => {
  const child = { kz: "Балам бүгін бармайды.", en: "Not today.", ru: "Сегодня не придёт." };
  expect(onTheDay(child, "напиши, что завтра не придёт").kz).toBe("Балам ертең бармайды.");
});

test("what has happened stays of today", () => {
  const past = { kz: "Бүгін ауырып қалдым.", en: "I fell ill today.", ru: "Сегодня заболел." };
  expect(onTheDay(past, "напиши, что завтра не приду")).toBe(past);
});
