import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, type Day, localDay } from "./local-day.ts";
import { type ActiveDay, longestStreakOf, streakOf } from "./streak.ts";

const hour = 3_600_000;
const zones = Intl.supportedValuesOf("timeZone");
const almaty = "Asia/Almaty";
/** Noon of a day in Almaty. */
const noon = (day: Day) => Date.parse(`${day}T07:00:00Z`);

const at = (moment: number, zone: string): ActiveDay => ({
  day: localDay(moment, zone),
  firstAt: moment,
  lastAt: moment,
  firstZone: zone,
  lastZone: zone,
});
const days = (...offsets: number[]) =>
  offsets.map((offset) => at(noon(addDays("2026-03-01", offset)), almaty));
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => from + i);
const streakOn = (offset: number, active: ActiveDay[]) =>
  streakOf(active, noon(addDays("2026-03-01", offset)), almaty);

/** What an account stores: events merged by the day of the zone each happened in. */
function activeDays(events: readonly { moment: number; zone: string }[]): ActiveDay[] {
  const byDay = new Map<Day, ActiveDay>();
  for (const { moment, zone } of events) {
    const day = localDay(moment, zone);
    const known = byDay.get(day);
    byDay.set(day, known ? { ...known, lastAt: moment, lastZone: zone } : at(moment, zone));
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

test("nobody starts with a streak", () => {
  expect(streakOn(0, [])).toEqual({ days: 0, longest: 0, freezes: 0, frozen: [] });
});

test("each day in a row counts, and today is no fault while it lasts", () => {
  expect(streakOn(2, days(0, 1, 2)).days).toBe(3);
  expect(streakOn(3, days(0, 1, 2)).days).toBe(3);
  expect(streakOn(4, days(0, 1, 2)).days).toBe(0);
});

test("a missed day breaks a run of less than a week, and the longest stays", () => {
  expect(streakOn(6, days(0, 1, 2, 3, 5, 6))).toEqual({
    days: 2,
    longest: 4,
    freezes: 0,
    frozen: [],
  });
});

test("seven days earn a freeze, which lets one missed day pass and does not count as a day", () => {
  expect(streakOn(6, days(...range(0, 6)))).toMatchObject({ days: 7, longest: 7, freezes: 1 });
  expect(streakOn(8, days(...range(0, 6), 8))).toEqual({
    days: 8,
    longest: 8,
    freezes: 0,
    frozen: ["2026-03-08"],
  });
  expect(streakOn(9, days(...range(0, 6), 9)).days).toBe(1);
});

test("no more than two freezes are held", () => {
  expect(streakOn(34, days(...range(0, 34))).freezes).toBe(2);
  expect(streakOn(37, days(...range(0, 34), 37)).days).toBe(36);
  expect(streakOn(38, days(...range(0, 34), 38)).days).toBe(1);
});

test("two activities around midnight are two days", () => {
  const midnight = Date.parse("2026-03-01T19:00:00Z");
  const events = [midnight - 1000, midnight + 1000].map((moment) => ({ moment, zone: almaty }));
  expect(streakOf(activeDays(events), midnight + hour, almaty).days).toBe(2);
});

test("a flight over the date line does not break a streak", () => {
  const evening = Date.parse("2026-03-01T09:00:00Z");
  // 23:00 on 28 February in Honolulu; 21 hours later it is 20:00 on 2 March in Kiritimati.
  const events = [
    { moment: evening, zone: "Pacific/Honolulu" },
    { moment: evening + 21 * hour, zone: "Pacific/Kiritimati" },
  ];
  expect(activeDays(events).map(({ day }) => day)).toEqual(["2026-02-28", "2026-03-02"]);
  expect(streakOf(activeDays(events), evening + 22 * hour, "Pacific/Kiritimati").days).toBe(2);
});

const travel = fc.record({
  start: fc.integer({ min: Date.parse("2024-01-01"), max: Date.parse("2034-01-01") }),
  steps: fc.array(
    fc.record({ gap: fc.integer({ min: 0, max: 22 }), zone: fc.constantFrom(...zones) }),
    { minLength: 1, maxLength: 40 },
  ),
});

test("whoever studies at least every 22 hours keeps the streak, wherever they travel", () => {
  fc.assert(
    fc.property(travel, ({ start, steps }) => {
      let moment = start;
      const events = steps.map(({ gap, zone }) => {
        moment += gap * hour;
        return { moment, zone };
      });
      const active = activeDays(events);
      const { zone } = events[events.length - 1] as { zone: string };
      expect(streakOf(active, moment, zone).days).toBe(active.length);
    }),
    { numRuns: 1000 },
  );
});

test("a streak is never negative, never longer than the longest, and never longer than the active days", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 }),
      fc.integer({ min: -5, max: 70 }),
      fc.constantFrom(...zones),
      (offsets, today, zone) => {
        const active = days(...offsets.toSorted((a, b) => a - b));
        const streak = streakOf(active, noon(addDays("2026-03-01", today)), zone);
        expect(streak.days).toBeGreaterThanOrEqual(0);
        expect(streak.days).toBeLessThanOrEqual(streak.longest);
        expect(streak.longest).toBeLessThanOrEqual(active.length);
        expect(streak.freezes).toBeGreaterThanOrEqual(0);
        expect(streak.freezes).toBeLessThanOrEqual(2);
      },
    ),
  );
});

test("studying on one more day never makes the longest streak shorter", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 40 }),
      (offsets) => {
        const sorted = offsets.toSorted((a, b) => a - b);
        const before = streakOn(41, days(...sorted.slice(0, -1))).longest;
        expect(streakOn(41, days(...sorted)).longest).toBeGreaterThanOrEqual(before);
      },
    ),
  );
});

test("half past one at night on the 1st in Almaty is the 1st, and follows the last of the month", () => {
  const last = Date.parse("2026-02-28T15:00:00Z");
  const night = Date.parse("2026-02-28T20:30:00Z");
  const active = activeDays([last, night].map((moment) => ({ moment, zone: almaty })));
  expect(active.map(({ day }) => day)).toEqual(["2026-02-28", "2026-03-01"]);
  expect(streakOf(active, night, almaty).days).toBe(2);
});

test("29 February is a day like any other", () => {
  const leap = ["2028-02-28", "2028-02-29", "2028-03-01"].map((day) => at(noon(day), almaty));
  expect(streakOf(leap, noon("2028-03-01"), almaty).days).toBe(3);
  const withoutIt = leap.filter(({ day }) => day !== "2028-02-29");
  expect(streakOf(withoutIt, noon("2028-03-01"), almaty).days).toBe(1);
});

test("days towards a freeze are counted on after a break", () => {
  // Four days, a break, three days: the seventh active day earns the freeze.
  expect(streakOn(8, days(0, 1, 2, 3, 6, 7, 8)).freezes).toBe(1);
});

test("a freeze says which day it let pass, also while today is still open", () => {
  const week = days(...range(0, 6));
  expect(streakOn(7, week)).toMatchObject({ days: 7, freezes: 1, frozen: [] });
  expect(streakOn(8, week)).toMatchObject({ days: 7, freezes: 0, frozen: ["2026-03-08"] });
  expect(streakOn(9, week)).toMatchObject({ days: 0, freezes: 0 });
});

/** One zone of each set that has the same hours all year. */
function zonesByClock(): string[] {
  const byClock = new Map<string, string>();
  const start = Date.parse("2025-12-31T12:00:00Z");
  for (const zone of zones) {
    const format = new Intl.DateTimeFormat("en", {
      timeZone: zone,
      dateStyle: "short",
      timeStyle: "short",
    });
    const clock = Array.from({ length: 184 }, (_, i) =>
      format.format(start + i * 48 * hour),
    ).join();
    if (!byClock.has(clock)) byClock.set(clock, zone);
  }
  return [...byClock.values()];
}

test("in every zone a change of clocks neither skips nor repeats a day", () => {
  const distinct = zonesByClock();
  expect(distinct.length).toBeGreaterThan(50);
  for (const zone of distinct) {
    // A year of noons by the zone's own clock, found by walking an hour at a time over each day.
    const active: ActiveDay[] = [];
    let moment = Date.parse("2025-12-31T12:00:00Z");
    for (let step = 0; step < 366; step++) {
      active.push(at(moment, zone));
      const before = localDay(moment, zone);
      moment += 23 * hour;
      while (localDay(moment, zone) === before) moment += hour / 2;
    }
    const streak = streakOf(active, active.at(-1)?.lastAt as number, zone);
    expect([zone, streak.days]).toEqual([zone, active.length]);
  }
});

test("changing the zone on the account never makes a missed day, now or later", () => {
  fc.assert(
    fc.property(
      travel,
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 80 }),
      ({ start, steps }, other, idle) => {
        let moment = start;
        const events = steps.map(({ gap, zone }) => {
          // Nobody is in two zones at one moment.
          moment += Math.max(1, gap) * hour;
          return { moment, zone };
        });
        const active = activeDays(events);
        const { zone } = events[events.length - 1] as { zone: string };
        const now = moment + idle * hour;
        expect(streakOf(active, now, other).days).toBeGreaterThanOrEqual(
          streakOf(active, now, zone).days,
        );
      },
    ),
    { numRuns: 1000 },
  );
});

test("a clock that goes back costs nothing", () => {
  const active = days(...range(0, 9));
  const later = streakOf(active, noon("2026-03-10"), almaty);
  expect(streakOf(active, noon("2026-02-20"), almaty)).toEqual(later);
});

test("the longest streak does not depend on now", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 }),
      fc.integer({ min: 0, max: 90 }),
      (offsets, today) => {
        const active = days(...offsets.toSorted((a, b) => a - b));
        expect(streakOn(today, active).longest).toBe(longestStreakOf(active));
      },
    ),
  );
});

test("frozen days are never active ones, and no more than were earned", () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 60 }),
      fc.integer({ min: 0, max: 70 }),
      (offsets, today) => {
        const active = days(...offsets.toSorted((a, b) => a - b));
        const { frozen, freezes } = streakOn(today, active);
        const studied = new Set(active.map(({ day }) => day));
        expect(frozen.filter((day) => studied.has(day))).toEqual([]);
        expect(new Set(frozen).size).toBe(frozen.length);
        expect(frozen.length + freezes).toBeLessThanOrEqual(Math.floor(active.length / 7));
      },
    ),
  );
});
