import { describe, expect, test } from "vitest";
import { tutorOfRepository } from "../../testing/tutor-of-repository.ts";

const tutor = tutorOfRepository();
const now = { year: 2026, month: 11, day: 29, hour: 12, minute: 0 };
const ask = (message: string) => tutor.answer({ message, interfaceLanguage: "en", seed: 7, now });

describe("the numbers that are meant are counted", () => {
  test.each([
    ["how do I count from 30 to 35", "30 — отыз", "35 — отыз бес"],
    ["посчитай от 12 до 15", "12 — он екі", "15 — он бес"],
    ["numbers from 40 to 44", "40 — қырық", "44 — қырық төрт"],
    ["научи меня считать", "1 — бір", "100 — жүз"],
  ])("%s", (message, first, last) => {
    const { intent, text } = ask(message);
    const rows = text.split("\n");
    expect([intent, rows[0]]).toEqual(["number", first]);
    expect(rows).toContain(last);
  });
});

test.each(["what's the date today in kazakh?", "какое сегодня число по-казахски"])(
  "%s: the day is told, and how it is asked for",
  (message) => {
    const { intent, text } = ask(message);
    expect(intent).toBe("time");
    expect(text).toContain("жиырма тоғызыншы қараша, жексенбі");
    expect(text).toContain("Бүгін айдың нешесі?");
  },
);

test("a quiz on a range asks its numbers and takes them in words", () => {
  const message = "quiz me on numbers from 200 to 240";
  const first = ask(message);
  const asked = Number(/“(\d+)”/u.exec(first.text)?.[1]);
  expect(asked).toBeGreaterThanOrEqual(200);
  expect(asked).toBeLessThanOrEqual(240);
});
