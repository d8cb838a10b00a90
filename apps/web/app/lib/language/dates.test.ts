import { expect, test } from "vitest";
import {
  dayText,
  localDayOf,
  localDayText,
  momentText,
  monthOfYearText,
  monthText,
  weekdayText,
} from "./dates.ts";

test("a day is said as each language says it", () => {
  expect(dayText("2026-11-21", "en")).toBe("November 21, 2026");
  expect(dayText("2026-11-21", "ru")).toMatch(/^21 ноября 2026/);
  expect(dayText("2026-11-21", "kz")).toBe("2026 жылғы 21 қараша");
  expect(dayText("2026-03-01", "kz", { year: false })).toBe("1 наурыз");
});

test("in English and Russian a day is said as Intl says it", () => {
  const said = (day: string, language: "en" | "ru", year: boolean) =>
    new Intl.DateTimeFormat(language, {
      timeZone: "UTC",
      day: "numeric",
      month: "long",
      ...(year && { year: "numeric" }),
    })
      .format(new Date(`${day}T12:00:00Z`))
      .replaceAll(/\s/g, " ");
  for (let month = 1; month <= 12; month++) {
    const day = `2026-${String(month).padStart(2, "0")}-0${(month % 9) + 1}`;
    for (const language of ["en", "ru"] as const)
      for (const year of [true, false])
        expect(dayText(day, language, { year })).toBe(said(day, language, year));
  }
});

test("months and weekdays have short forms", () => {
  expect(monthText("2026-05-09", "kz", "short")).toBe("мамыр");
  expect(monthText("2026-12-09", "kz", "short")).toBe("жел");
  expect(monthText("2026-11-09", "en", "short")).toBe("Nov");
  expect(weekdayText("2026-11-21", "kz", "long")).toBe("сенбі");
  expect(weekdayText("2026-11-22", "kz", "short")).toBe("Жс");
  expect(weekdayText("2026-11-23", "en", "long")).toBe("Monday");
});

test("a moment falls on the day its own clock shows", () => {
  expect(localDayOf(new Date(2026, 10, 21, 0, 0, 1))).toBe("2026-11-21");
  expect(localDayOf(new Date(2026, 0, 1, 23, 59))).toBe("2026-01-01");
});

test("a month is said with its year", () => {
  expect(monthOfYearText("2026-11-21", "kz")).toBe("2026 ж. қараша");
  expect(monthOfYearText("2026-11-21", "en")).toBe("November 2026");
});

test("an instant is told by the clock of the browser, in the words of the language", () => {
  const instant = new Date(2026, 10, 21, 9, 5).toISOString();
  expect(momentText(instant, "en")).toBe("November 21, 2026, 9:05");
  expect(momentText(instant, "kz")).toBe("2026 жылғы 21 қараша, 9:05");
  expect(localDayText(instant, "ru")).toMatch(/^21 ноября 2026/);
});
