import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween, isTimeZone, localDay, mondayOf } from "./local-day.ts";
import { localHour } from "./local-hour.ts";

const zones = Intl.supportedValuesOf("timeZone");
const instant = fc.integer({
  min: Date.parse("2020-01-01T00:00:00Z"),
  max: Date.parse("2040-01-01T00:00:00Z"),
});

test("Almaty is five hours ahead: its day begins at 19:00 UTC", () => {
  expect(localDay(Date.parse("2026-11-20T18:59:59.999Z"), "Asia/Almaty")).toBe("2026-11-20");
  expect(localDay(Date.parse("2026-11-20T19:00:00.000Z"), "Asia/Almaty")).toBe("2026-11-21");
});

test("at one moment three different days can be on the calendars of the world", () => {
  const moment = Date.parse("2026-03-01T10:30:00Z");
  expect(localDay(moment, "Pacific/Kiritimati")).toBe("2026-03-02");
  expect(localDay(moment, "Asia/Almaty")).toBe("2026-03-01");
  expect(localDay(moment, "Pacific/Pago_Pago")).toBe("2026-02-28");
});

test("29 February exists in leap years only", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(addDays("2026-02-28", 1)).toBe("2026-03-01");
});

test("in every zone the day moves on by at most one in 22 hours, and never back", () => {
  fc.assert(
    fc.property(
      instant,
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 22 * 3_600_000 }),
      (start, zone, gap) => {
        const step = daysBetween(localDay(start, zone), localDay(start + gap, zone));
        expect(step === 0 || step === 1).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

test("a zone's day is never further than a day from the day in UTC", () => {
  fc.assert(
    fc.property(instant, fc.constantFrom(...zones), (moment, zone) => {
      const utc = new Date(moment).toISOString().slice(0, 10);
      expect(Math.abs(daysBetween(utc, localDay(moment, zone)))).toBeLessThanOrEqual(1);
    }),
    { numRuns: 2000 },
  );
});

test("adding days and counting them are each other's reverse", () => {
  fc.assert(
    fc.property(instant, fc.integer({ min: -4000, max: 4000 }), (moment, count) => {
      const day = new Date(moment).toISOString().slice(0, 10);
      expect(daysBetween(day, addDays(day, count))).toBe(count);
    }),
  );
});

test("every week begins on a Monday, at most six days ago", () => {
  fc.assert(
    fc.property(instant, (moment) => {
      const day = new Date(moment).toISOString().slice(0, 10);
      const monday = mondayOf(day);
      expect(new Date(`${monday}T00:00:00Z`).getUTCDay()).toBe(1);
      expect(daysBetween(monday, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(monday, day)).toBeLessThan(7);
    }),
  );
});

test("a time zone is a place, in the form browsers report", () => {
  for (const zone of ["Asia/Almaty", "UTC", "America/Argentina/Buenos_Aires", "Asia/Qyzylorda"]) {
    expect(isTimeZone(zone), zone).toBe(true);
  }
  for (const zone of ["", "+05:00", "Asia/Atlantis", "../etc", "Asia/Almaty\0"]) {
    expect(isTimeZone(zone), zone).toBe(false);
  }
});

test("the hour is that of the clock on the wall, from 0 to 23", () => {
  expect(localHour(Date.parse("2026-02-28T20:30:00Z"), "Asia/Almaty")).toBe(1);
  expect(localHour(Date.parse("2026-02-28T19:00:00Z"), "Asia/Almaty")).toBe(0);
  expect(localHour(Date.parse("2026-02-28T18:59:00Z"), "Asia/Almaty")).toBe(23);
  expect(localHour(Date.parse("2026-02-28T18:59:00Z"), "Asia/Kathmandu")).toBe(0);
});
