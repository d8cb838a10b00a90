import { randomUUID } from "node:crypto";
import {
  type DayCounts,
  deriveRecord,
  EVENT_KINDS,
  eventAward,
  itemsOf,
  type LearningEvent,
  longestStreakOf,
  NOTHING_DONE,
} from "@tilashar/learning";
import fc from "fast-check";
import { expect, test } from "vitest";
import { makeAsLearner } from "#api/features/auth/index.ts";
import { makeLeaderboardService } from "#api/features/leaderboard/index.ts";
import { noLimits } from "#api/limits/rate-limiter.ts";
import { sampleCatalogue } from "#api/testing/sample-catalogue.ts";
import { onBothDatabases } from "#api/testing/test-api.ts";
import { listActiveDays } from "./activity-days.repository.ts";
import { findCounters, listEarned } from "./learner-records.repository.ts";
import { listEvents } from "./learning-events.repository.ts";
import { makeRecordEvent } from "./learning-log.ts";
import { makeProgressService } from "./progress.service.ts";

const hour = 3_600_000;
const start = Date.parse("2026-02-20T10:00:00Z");

onBothDatabases("the log of learning events", (api) => {
  /** The log with a clock that the test turns. */
  function setUp() {
    const { database } = api();
    let moment = start;
    const now = () => moment;
    const boards = makeLeaderboardService(database, now);
    const parts = { addToTotals: boards.add, totalOf: boards.totalOf, now };
    const recordEvent = makeRecordEvent(parts);
    const progress = makeProgressService({
      ...parts,
      asLearner: makeAsLearner(database, noLimits),
      wordsOf: sampleCatalogue.wordsOf,
      recordEvent,
      takeLesson: async () => {},
    });
    return {
      progress,
      advance: (hours: number) => {
        moment += hours * hour;
      },
      record: (accountId: number, event: LearningEvent) =>
        makeAsLearner(database, noLimits)(accountId, null, (queries, account) =>
          recordEvent(queries, account, event),
        ),
    };
  }

  const text = (changes: Partial<LearningEvent> = {}): LearningEvent => ({
    kind: "reading",
    subject: "reading:1",
    attempt: "first",
    at: start,
    worth: 30,
    seconds: 240,
    ...changes,
  });

  /** Everything stored beside the log and the ledger must follow from them. */
  async function expectDerivable(accountId: number): Promise<void> {
    const { queries } = api().database;
    const log = await listEvents(queries, accountId);
    const ledger = await queries
      .selectFrom("points_ledger")
      .selectAll()
      .where("account_id", "=", accountId)
      .execute();
    const derived = deriveRecord(log);

    const days = await queries
      .selectFrom("activity_days")
      .selectAll()
      .where("account_id", "=", accountId)
      .execute();
    expect(days.length).toBe(derived.days.size);
    const dayOf = new Map(log.map(({ id, day }) => [id, day]));
    for (const row of days) {
      const counts = Object.fromEntries(
        Object.keys(NOTHING_DONE).map((name) => [name, row[name as keyof DayCounts]]),
      );
      expect(counts, row.day).toEqual(derived.days.get(row.day));
      const points = ledger
        .filter(({ event_id }) => dayOf.get(event_id) === row.day)
        .reduce((sum, award) => sum + award.points, 0);
      expect(row.points, row.day).toBe(points);
    }
    const active = await listActiveDays(queries, accountId);
    expect(active).toEqual(derived.activeDays);

    if (log.length > 0) expect(await findCounters(queries, accountId)).toEqual(derived.counters);
    const earned = await queries
      .selectFrom("earned_achievements")
      .select(["achievement", "event_id", "earned_at"])
      .where("account_id", "=", accountId)
      .execute();
    expect(new Map(earned.map((row) => [row.achievement, [row.event_id, row.earned_at]]))).toEqual(
      new Map(
        derived.earned.map(({ id, event }) => [
          id,
          [event.id, new Date(event.recordedAt).toISOString()],
        ]),
      ),
    );

    // Awards of everything but lessons follow from the log and the rules; lessons wait for a claim.
    const paid: { kind: string; subject: string; paidDay: string; points: number }[] = [];
    for (const event of log.filter(({ kind }) => kind !== "lesson")) {
      const today = paid.filter(
        ({ kind, paidDay }) => kind === event.kind && paidDay === event.paidDay,
      );
      const points = eventAward(
        event.kind,
        { worth: event.worth, items: itemsOf(event.detail) },
        {
          awardsOfSubject: today.filter(({ subject }) => subject === event.subject).length,
          pointsOfKind: today.reduce((sum, award) => sum + award.points, 0),
        },
      );
      const award = ledger.find(({ event_id }) => event_id === event.id);
      expect(award?.points ?? 0, `${event.kind} ${event.id}`).toBe(points);
      if (points > 0) paid.push({ ...event, points });
    }

    const total = ledger.reduce((sum, { points }) => sum + points, 0);
    const board = await queries
      .selectFrom("leaderboard_totals")
      .select("points")
      .where("account_id", "=", accountId)
      .where("period", "=", "all")
      .executeTakeFirst();
    expect(board?.points ?? 0).toBe(total);
  }

  test("a text pays what it is worth, makes the day, and earns what it completes", async () => {
    const { id } = await api().learner();
    const { record } = setUp();
    const recorded = await record(id, text());
    expect(recorded).toMatchObject({
      fresh: true,
      awarded: 30,
      total: 30,
      earned: ["first-reading"],
    });
    await expectDerivable(id);
  });

  test("an attempt recorded again changes nothing and is answered the same", async () => {
    const { id } = await api().learner();
    const { record, advance } = setUp();
    const first = await record(id, text());
    advance(30);
    const again = await record(id, text({ worth: 40, subject: "reading:2" }));
    expect(again).toEqual({ ...first, fresh: false });
    const other = await record(id, text({ kind: "film", subject: "film:1" }));
    expect(other.fresh).toBe(true);
    await expectDerivable(id);
  });

  test("an attempt sent many times at once is one event", async () => {
    const { id } = await api().learner();
    const { record } = setUp();
    const answers = await Promise.all(Array.from({ length: 10 }, () => record(id, text())));
    expect(answers.filter(({ fresh }) => fresh).length).toBe(1);
    expect(new Set(answers.map(({ total }) => total))).toEqual(new Set([30]));
    await expectDerivable(id);
  });

  test("an event counts for the day it was done on, up to seven days back", async () => {
    const { id } = await api().learner();
    const { record } = setUp();
    const days = [];
    for (const [attempt, hours] of [
      ["today", 0],
      ["future", -50],
      ["two days", 48],
      ["five days", 120],
      ["long ago", 1000],
    ] as const) {
      const { event } = await record(id, text({ attempt, at: start - hours * hour }));
      days.push(event.day);
    }
    expect(days).toEqual(["2026-02-20", "2026-02-20", "2026-02-18", "2026-02-15", "2026-02-13"]);
    await expectDerivable(id);
  });

  test("fewer than five reviews are no day, and what is due is always paid", async () => {
    const { id } = await api().learner();
    const { record } = setUp();
    const { queries } = api().database;
    for (let card = 0; card < 4; card++) {
      await record(
        id,
        text({ kind: "review", subject: `word:${card}`, attempt: `${card}`, worth: 2 }),
      );
    }
    expect(await listActiveDays(queries, id)).toEqual([]);
    const { total } = await record(
      id,
      text({
        kind: "review",
        subject: "set:1",
        attempt: "set",
        worth: 800,
        detail: { items: 400 },
      }),
    );
    expect(total).toBe(808);
    expect((await listActiveDays(queries, id)).map(({ day }) => day)).toEqual(["2026-02-20"]);
    await expectDerivable(id);
  });

  test("whatever a caller reports, nothing but whole points and seconds is stored", async () => {
    const { id } = await api().learner();
    const { record } = setUp();
    let attempt = 0;
    for (const odd of [Number.NaN, -5, 1e300, Number.POSITIVE_INFINITY, 2.7]) {
      const recorded = await record(
        id,
        text({ attempt: `${attempt++}`, worth: odd, seconds: odd, at: odd }),
      );
      expect(recorded.awarded).toBeLessThanOrEqual(40);
    }
    await expectDerivable(id);
  });

  const step = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.record({
        kind: fc.constantFrom(...EVENT_KINDS.filter((kind) => kind !== "lesson")),
        subject: fc.constantFrom("a:1", "a:2", "a:3"),
        attempt: fc.nat(40).map((number) => `attempt-${number}`),
        back: fc.integer({ min: -2, max: 100 }),
        worth: fc.integer({ min: -5, max: 60 }),
        seconds: fc.nat(9000),
        detail: fc.record(
          {
            items: fc.integer({ min: 1, max: 200 }),
            level: fc.constantFrom("A", "B", "C"),
            script: fc.constantFrom("latin", "arabic"),
          },
          { requiredKeys: [] },
        ),
      }),
    },
    { weight: 2, arbitrary: fc.record({ save: fc.constantFrom(1, 2, 3), back: fc.nat(200) }) },
    { weight: 2, arbitrary: fc.record({ claim: fc.nat(40) }) },
    { weight: 2, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 400 }) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        zone: fc.constantFrom("Asia/Almaty", "Pacific/Kiritimati", "Pacific/Pago_Pago", "UTC"),
      }),
    },
  );

  test("for any history, everything shown can be derived anew from the log", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (history) => {
        const { id } = await api().learner();
        const { queries } = api().database;
        const { progress, record, advance } = setUp();
        let moment = start;
        for (const one of history) {
          if ("hours" in one) {
            advance(one.hours);
            moment += one.hours * hour;
          } else if ("zone" in one) {
            await queries
              .updateTable("accounts")
              .set({ time_zone: one.zone })
              .where("id", "=", id)
              .execute();
          } else if ("save" in one) {
            await progress.saveLesson(id, {
              lessonId: one.save,
              answers: undefined,
              work: { attempt: randomUUID(), at: moment - one.back * hour, seconds: 60 },
              script: undefined,
            });
          } else if ("claim" in one) {
            await progress.claimPoints(id, one.claim);
          } else {
            await record(id, { ...one, at: moment - one.back * hour });
          }
        }
        await expectDerivable(id);
        // A moment that arrives late, by another clock, may join two runs: the next active day counts it.
        advance(48);
        await record(id, text({ attempt: "at last", at: moment + 48 * hour }));
        await expectDerivable(id);
        const counters = await findCounters(queries, id);
        const active = await listActiveDays(queries, id);
        expect(counters?.longestStreak).toBeGreaterThanOrEqual(longestStreakOf(active));
      }),
      { numRuns: 25 },
    );
  });

  test("after a change of the rules a record is derived anew, and what was earned stays", async () => {
    const { id } = await api().learner();
    const { record } = setUp();
    const { queries } = api().database;
    await record(id, text());
    // As an older version with other rules would have left it.
    await queries
      .updateTable("learner_records")
      .set({ rules_version: 0, counters: '{"readings":77}' })
      .where("account_id", "=", id)
      .execute();
    await queries
      .deleteFrom("earned_achievements")
      .where("account_id", "=", id)
      .where("achievement", "=", "first-reading")
      .execute();
    const { earned } = await record(id, text({ kind: "film", subject: "film:1", attempt: "film" }));
    expect(earned).toEqual(["first-film"]);
    expect([...(await listEarned(queries, id)).keys()].sort()).toEqual([
      "first-film",
      "first-reading",
    ]);
    await expectDerivable(id);
  });
});
