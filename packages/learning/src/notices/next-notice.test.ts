import fc from "fast-check";
import { expect, test } from "vitest";
import { instantAt } from "../days/instant-at.ts";
import { daysBetween, localDay, mondayOf } from "../days/local-day.ts";
import { localHour } from "../days/local-hour.ts";
import { type NoticeWishes, nextNotice, type Weekday } from "./next-notice.ts";

const zones = Intl.supportedValuesOf("timeZone");
const wishes = (changes: Partial<NoticeWishes> = {}): NoticeWishes => ({
  dailyReminder: true,
  weeklySummary: false,
  hour: 19,
  quietDays: new Set(),
  ...changes,
});
const at = (text: string) => Date.parse(text);
const weekday = (day: string) => daysBetween(mondayOf(day), day) + 1;

test("in Almaty seven in the evening is 14:00 UTC", () => {
  expect(nextNotice(wishes(), "Asia/Almaty", at("2026-11-21T13:59:59Z"))).toEqual({
    kind: "reminder",
    day: "2026-11-21",
    at: at("2026-11-21T14:00:00Z"),
  });
  expect(nextNotice(wishes(), "Asia/Almaty", at("2026-11-21T14:00:00Z"))?.day).toBe("2026-11-22");
});

test("an hour that is skipped in spring comes at the moment of the change", () => {
  expect(instantAt("2026-03-29", 2, "Europe/Berlin")).toBe(at("2026-03-29T01:00:00Z"));
  expect(instantAt("2026-03-29", 3, "Europe/Berlin")).toBe(at("2026-03-29T01:00:00Z"));
});

test("an hour that comes twice in autumn counts the first time", () => {
  expect(instantAt("2026-10-25", 2, "Europe/Berlin")).toBe(at("2026-10-25T00:00:00Z"));
  const next = nextNotice(wishes({ hour: 2 }), "Europe/Berlin", at("2026-10-25T00:00:00Z"));
  expect(next?.day).toBe("2026-10-26");
});

test("the summary comes on Monday in the reminder's place", () => {
  const both = wishes({ weeklySummary: true });
  const sunday = nextNotice(both, "UTC", at("2026-11-22T00:00:00Z"));
  expect([sunday?.kind, sunday?.day]).toEqual(["reminder", "2026-11-22"]);
  const monday = nextNotice(both, "UTC", sunday?.at as number);
  expect([monday?.kind, monday?.day]).toEqual(["summary", "2026-11-23"]);
});

test("when Monday is quiet, the summary waits for the first day that is not", () => {
  const quietStart = wishes({
    dailyReminder: false,
    weeklySummary: true,
    quietDays: new Set<Weekday>([1, 2]),
  });
  expect(nextNotice(quietStart, "UTC", at("2026-11-22T00:00:00Z"))?.day).toBe("2026-11-25");
});

test("nothing is planned for who wants nothing, or has no day that is not quiet", () => {
  const everyDay = new Set<Weekday>([1, 2, 3, 4, 5, 6, 7]);
  expect(nextNotice(wishes({ dailyReminder: false }), "UTC", 0)).toBeNull();
  expect(nextNotice(wishes({ weeklySummary: true, quietDays: everyDay }), "UTC", 0)).toBeNull();
});

const anyWishes = fc.record({
  dailyReminder: fc.boolean(),
  weeklySummary: fc.boolean(),
  hour: fc.integer({ min: 0, max: 23 }),
  quietDays: fc
    .subarray([1, 2, 3, 4, 5, 6, 7] as Weekday[])
    .map((days): ReadonlySet<Weekday> => new Set(days)),
});
const anyInstant = fc.integer({ min: at("2021-01-01"), max: at("2037-12-31") });

test("in every zone: later, on its own day, never quiet, at the hour or the change that skips it", () => {
  fc.assert(
    fc.property(anyWishes, fc.constantFrom(...zones), anyInstant, (wanted, zone, after) => {
      const next = nextNotice(wanted, zone, after);
      if (next === null) {
        expect(
          (!wanted.dailyReminder && !wanted.weeklySummary) || wanted.quietDays.size === 7,
        ).toBe(true);
        return;
      }
      expect(next.at).toBeGreaterThan(after);
      expect(next.at - after).toBeLessThanOrEqual(9 * 86_400_000);
      expect(localDay(next.at, zone)).toBe(next.day);
      expect(wanted.quietDays.has(weekday(next.day) as Weekday)).toBe(false);
      const struck = localHour(next.at, zone);
      if (struck !== wanted.hour) {
        expect(struck).toBeGreaterThan(wanted.hour);
        expect(localHour(next.at - 1, zone)).toBeLessThan(wanted.hour);
      }
    }),
    { numRuns: 3000 },
  );
});

test("walked from one to the next, every loud day has exactly one notice and every week one summary", () => {
  fc.assert(
    fc.property(anyWishes, fc.constantFrom(...zones), anyInstant, (wanted, zone, start) => {
      const days: string[] = [];
      const summaries = new Map<string, number>();
      let after = start;
      for (let step = 0; step < 30; step++) {
        const next = nextNotice(wanted, zone, after);
        if (next === null) return;
        days.push(next.day);
        if (next.kind === "summary") {
          const week = mondayOf(next.day);
          summaries.set(week, (summaries.get(week) ?? 0) + 1);
        }
        after = next.at;
      }
      expect(new Set(days).size).toBe(days.length);
      expect(days).toEqual([...days].sort());
      expect([...summaries.values()].every((count) => count === 1)).toBe(true);
      if (!wanted.dailyReminder) return;
      const [first, last] = [days[0] as string, days.at(-1) as string];
      const span = daysBetween(first, last) + 1;
      let loud = 0;
      for (let offset = 0; offset < span; offset++) {
        const day = ((weekday(first) - 1 + offset) % 7) + 1;
        if (!wanted.quietDays.has(day as Weekday)) loud += 1;
      }
      expect(days.length).toBe(loud);
    }),
    { numRuns: 300 },
  );
});
