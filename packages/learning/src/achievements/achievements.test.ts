import fc from "fast-check";
import { expect, test } from "vitest";
import { localDay } from "../days/local-day.ts";
import { longestStreakOf } from "../days/streak.ts";
import { EVENT_KINDS, type EventDetail, type EventKind } from "../events/learning-event.ts";
import { ACHIEVEMENT_THEMES, ACHIEVEMENTS, newlyEarned, progressOf } from "./achievements.ts";
import { COUNTERS, NO_COUNTERS } from "./counters.ts";
import { deriveRecord, type ReplayedEvent } from "./derive-record.ts";

const almaty = "Asia/Almaty";
const noon = (day: string) => Date.parse(`${day}T07:00:00Z`);

interface Done {
  kind: EventKind;
  subject?: string;
  at?: number;
  zone?: string;
  detail?: EventDetail;
  seconds?: number;
}

function logOf(events: readonly Done[]): ReplayedEvent[] {
  return events.map(
    ({ kind, subject, at = noon("2026-02-10"), zone = almaty, ...rest }, index) => ({
      id: index + 1,
      kind,
      subject: subject ?? `${kind}:${index}`,
      at,
      zone,
      day: localDay(at, zone),
      seconds: rest.seconds ?? 0,
      detail: rest.detail ?? {},
    }),
  );
}
const earnedBy = (events: readonly Done[]) =>
  deriveRecord(logOf(events)).earned.map(({ id }) => id);
const daysOf = (first: string, count: number, event: Done = { kind: "lesson" }): Done[] =>
  Array.from({ length: count }, (_, day) => ({ ...event, at: noon(first) + day * 86_400_000 }));

test("there are 32 to 40, each with an id and a mark of its own", () => {
  expect(ACHIEVEMENTS.length).toBeGreaterThanOrEqual(32);
  expect(ACHIEVEMENTS.length).toBeLessThanOrEqual(40);
  expect(new Set(ACHIEVEMENTS.map(({ id }) => id)).size).toBe(ACHIEVEMENTS.length);
  const marks = ACHIEVEMENTS.map(({ counter, need }) => `${counter} ${need}`);
  expect(new Set(marks).size).toBe(marks.length);
});

test("every theme and every counter is used", () => {
  expect(new Set(ACHIEVEMENTS.map(({ theme }) => theme))).toEqual(new Set(ACHIEVEMENT_THEMES));
  expect(new Set(ACHIEVEMENTS.map(({ counter }) => counter))).toEqual(new Set(COUNTERS));
});

test("nobody starts with an achievement", () => {
  expect(newlyEarned(NO_COUNTERS, NO_COUNTERS)).toEqual([]);
  expect(deriveRecord([]).earned).toEqual([]);
});

test("first steps are earned by the first of each", () => {
  expect(earnedBy([{ kind: "lesson" }])).toContain("first-lesson");
  expect(earnedBy([{ kind: "reading" }])).toContain("first-reading");
  expect(earnedBy([{ kind: "film" }])).toContain("first-film");
  expect(earnedBy([{ kind: "test" }])).toContain("first-test");
  expect(earnedBy([{ kind: "speech", detail: { items: 5 } }])).toContain("first-spoken");
  expect(earnedBy([{ kind: "review", detail: { items: 9 } }])).not.toContain("first-review");
  expect(earnedBy(Array.from({ length: 10 }, () => ({ kind: "review" })))).toContain(
    "first-review",
  );
});

test("the same lesson ten times is not ten lessons", () => {
  const again = Array.from(
    { length: 10 },
    () => ({ kind: "lesson", subject: "lesson:1" }) as const,
  );
  expect(earnedBy(again)).not.toContain("lessons-10");
  expect(earnedBy(Array.from({ length: 10 }, () => ({ kind: "lesson" })))).toContain("lessons-10");
});

test("words of a lesson count once, two questions each", () => {
  const lesson = (subject: string): Done => ({
    kind: "lesson",
    subject,
    detail: { questions: 100 },
  });
  expect(earnedBy([lesson("lesson:1"), lesson("lesson:1")])).not.toContain("words-100");
  expect(earnedBy([lesson("lesson:1"), lesson("lesson:2")])).toContain("words-100");
});

test("a full score is every question of the lesson, graded", () => {
  const graded = (detail: EventDetail) => earnedBy([{ kind: "lesson", detail }]);
  expect(graded({ questions: 10, score: 10 })).toContain("full-score-1");
  expect(graded({ questions: 10, score: 9 })).not.toContain("full-score-1");
  expect(graded({ questions: 10 })).not.toContain("full-score-1");
  expect(graded({ questions: 0, score: 0 })).not.toContain("full-score-1");
});

test("the level of a test counts up to the highest", () => {
  const level = (letter: string): Done => ({ kind: "test", detail: { level: letter } });
  expect(earnedBy([level("A")])).not.toContain("level-b");
  expect(earnedBy([level("C"), level("A")])).toEqual(
    expect.arrayContaining(["level-b", "level-c"]),
  );
  expect(earnedBy([level("__proto__"), level("constructor")])).not.toContain("level-b");
});

test("streaks are earned on the day that completes them", () => {
  const { earned } = deriveRecord(logOf(daysOf("2026-02-01", 30)));
  const dayOf = (id: string) => earned.find((one) => one.id === id)?.event.day;
  expect(dayOf("streak-3")).toBe("2026-02-03");
  expect(dayOf("streak-7")).toBe("2026-02-07");
  expect(dayOf("streak-30")).toBe("2026-03-02");
});

test("a result that comes late completes the streak it belongs to", () => {
  const [first, second, third] = daysOf("2026-02-01", 3) as [Done, Done, Done];
  const { earned } = deriveRecord(logOf([first, third, second]));
  expect(earned.find(({ id }) => id === "streak-3")?.event.id).toBe(3);
});

test("feast days count by the learner's own calendar", () => {
  expect(earnedBy([{ kind: "lesson", at: noon("2026-03-22") }])).toContain("nauryz");
  expect(earnedBy([{ kind: "lesson", at: noon("2026-03-24") }])).not.toContain("nauryz");
  // 20:00 UTC on the 20th is past midnight in Almaty, and still the 20th in Berlin.
  const at = Date.parse("2026-03-20T20:00:00Z");
  expect(earnedBy([{ kind: "lesson", at }])).toContain("nauryz");
  expect(earnedBy([{ kind: "lesson", at, zone: "Europe/Berlin" }])).not.toContain("nauryz");
  expect(earnedBy([{ kind: "lesson", at: noon("2026-09-05") }])).toContain("language-day");
  expect(earnedBy([{ kind: "word", at: noon("2026-09-05") }])).not.toContain("language-day");
});

test("early birds are up before seven by their own clock", () => {
  const early = (clock: string) =>
    Array.from(
      { length: 5 },
      (_, day): Done => ({
        kind: "lesson",
        at: Date.parse(`2026-02-0${day + 2}T${clock}Z`),
      }),
    );
  expect(earnedBy(early("01:59:00"))).toContain("early-bird");
  expect(earnedBy(early("02:00:00"))).not.toContain("early-bird");
});

test("coming back after two missed weeks is worth a badge, after less it is not", () => {
  const pause = (days: number): Done[] => [
    { kind: "lesson", at: noon("2026-02-01") },
    { kind: "lesson", at: noon("2026-02-01") + days * 86_400_000 },
  ];
  expect(earnedBy(pause(15))).toContain("comeback");
  expect(earnedBy(pause(14))).not.toContain("comeback");
});

test("four ways of studying on one day, and other scripts, are noticed", () => {
  const ways: Done[] = [
    { kind: "lesson" },
    { kind: "reading" },
    { kind: "speech" },
    { kind: "review" },
  ];
  expect(earnedBy(ways)).toContain("all-round");
  expect(earnedBy(ways.slice(1))).not.toContain("all-round");
  expect(earnedBy([{ kind: "lesson", detail: { script: "latin" } }])).toContain("latin");
  expect(earnedBy([{ kind: "reading", detail: { script: "arabic" } }])).toContain("arabic");
});

const done = fc.record({
  kind: fc.constantFrom(...EVENT_KINDS),
  subject: fc.constantFrom("a:1", "a:2", "a:3"),
  at: fc.integer({ min: Date.parse("2024-02-20"), max: Date.parse("2024-04-01") }),
  zone: fc.constantFrom("Asia/Almaty", "America/New_York", "Pacific/Kiritimati", "Asia/Kathmandu"),
  detail: fc.record(
    {
      items: fc.oneof(fc.integer({ min: -3, max: 300 }), fc.constant("9")),
      questions: fc.integer({ min: 0, max: 30 }),
      score: fc.integer({ min: 0, max: 30 }),
      level: fc.constantFrom("A", "B", "C", "D"),
      script: fc.constantFrom("latin", "arabic", "cyrillic"),
    },
    { requiredKeys: [] },
  ),
});

test("counters only grow, each achievement is earned once, and progress tells the same", () => {
  fc.assert(
    fc.property(fc.array(done, { maxLength: 60 }), (events) => {
      const log = logOf(events);
      const whole = deriveRecord(log);
      const part = deriveRecord(log.slice(0, -1));
      for (const name of COUNTERS) {
        expect(whole.counters[name]).toBeGreaterThanOrEqual(part.counters[name]);
        expect(Number.isSafeInteger(whole.counters[name])).toBe(true);
      }
      const ids = whole.earned.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      for (const achievement of ACHIEVEMENTS) {
        const { have, need } = progressOf(achievement, whole.counters);
        expect(have >= need, achievement.id).toBe(ids.includes(achievement.id));
      }
      expect(ids.slice(0, part.earned.length)).toEqual(part.earned.map(({ id }) => id));
    }),
    { numRuns: 200 },
  );
});

test("walking on day by day finds the same longest streak as counting all days anew each time", () => {
  fc.assert(
    fc.property(fc.array(done, { maxLength: 40 }), (events) => {
      const log = logOf(events);
      let longest = 0;
      for (let length = 1; length <= log.length; length++) {
        const { activeDays } = deriveRecord(log.slice(0, length));
        longest = Math.max(longest, longestStreakOf(activeDays));
      }
      // A clock that moves on an active day is looked at again with the next one.
      expect(deriveRecord(log).longestStreak).toBeLessThanOrEqual(longest);
      const last = logOf([...events, { kind: "lesson", at: Date.parse("2026-01-01T12:00:00Z") }]);
      const { longestStreak, activeDays } = deriveRecord(last);
      expect(longestStreak).toBeGreaterThanOrEqual(longestStreakOf(activeDays));
    }),
    { numRuns: 300 },
  );
});
