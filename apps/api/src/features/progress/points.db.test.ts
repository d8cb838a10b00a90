import fc from "fast-check";
import { afterEach, expect, test, vi } from "vitest";
import { rightAnswers } from "#api/testing/sample-catalogue.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const hour = 3_600_000;

function at(moment: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });
}
afterEach(() => void vi.useRealTimers());

onBothDatabases("saved lessons and points", (api) => {
  const save = ({ access }: Learner, body: unknown) =>
    api().call("POST", "/profile/saved-lessons/", body, { token: access });
  const claim = ({ access }: Learner, points: unknown) =>
    api().call("POST", "/profile/leaderboard/add_points/", { points }, { token: access });
  const stats = async ({ access }: Learner) =>
    (await api().call("GET", "/profile/stats/", undefined, { token: access })).body;
  const courses = async ({ access }: Learner) =>
    (await api().call("GET", "/profile/courses/", undefined, { token: access })).body;

  /** The ledger is the truth; every total shown must be its sum. */
  async function expectTotalsToAgree(learner: Learner): Promise<number> {
    const { queries } = api().database;
    const rows = await queries
      .selectFrom("points_ledger")
      .select(["points"])
      .where("account_id", "=", learner.id)
      .execute();
    const sum = rows.reduce((total, { points }) => total + points, 0);
    const totals = await queries
      .selectFrom("leaderboard_totals")
      .select(["period", "points"])
      .where("account_id", "=", learner.id)
      .execute();
    for (const { period, points } of totals) expect(points, period).toBe(sum);
    const days = await queries
      .selectFrom("activity_days")
      .select("points")
      .where("account_id", "=", learner.id)
      .execute();
    expect(days.reduce((total, { points }) => total + points, 0)).toBe(sum);
    expect((await stats(learner)).totalPoints).toBe(sum);
    return sum;
  }

  test("the specified flow, save and then claim, pays what the quiz was worth", async () => {
    const learner = await api().learner();
    const saved = await save(learner, { lesson_id: 1 });
    expect(saved.status).toBe(200);
    const achievements = [
      {
        id: "first-lesson",
        title: "First step",
        badge_icon: expect.stringMatching(/^\/assets\/badge-step-1\.[0-9a-f]{10}\.svg$/),
      },
    ];
    expect(saved.body).toEqual({
      id: expect.any(Number),
      lesson_id: 1,
      worth: 30,
      score: null,
      achievements,
    });
    expect((await claim(learner, 27)).body).toEqual({
      awarded: 27,
      total_points: 27,
      achievements,
    });
    expect(await stats(learner)).toMatchObject({
      totalPoints: 27,
      lessonsCompleted: 1,
      streakDays: 1,
    });
    expect((await courses(learner))[0]).toMatchObject({
      lesson_id: 1,
      completed: true,
      progress: 1,
    });
    await expectTotalsToAgree(learner);
  });

  test("answers are graded here, and cap the claim", async () => {
    const learner = await api().learner();
    const answers = rightAnswers(2).map((answer, index) =>
      index < 4 ? answer : { ...answer, given: "жоқ" },
    );
    expect((await save(learner, { lesson_id: 2, answers })).body).toMatchObject({
      worth: 4,
      score: 4,
    });
    expect((await claim(learner, 10)).body.awarded).toBe(4);
    expect((await courses(learner))[0].progress).toBe(0.4);
  });

  test("without a save nothing is paid, and a save is paid once", async () => {
    const learner = await api().learner();
    expect((await claim(learner, 10)).body).toEqual({
      awarded: 0,
      total_points: 0,
      achievements: [],
    });
    await save(learner, { lesson_id: 2 });
    expect((await claim(learner, 1000)).body.awarded).toBe(10);
    for (let replay = 0; replay < 5; replay++)
      expect((await claim(learner, 10)).body.awarded).toBe(0);
    expect(await expectTotalsToAgree(learner)).toBe(10);
  });

  test("one lesson pays in full, half and nothing on one day, and in full again the next", async () => {
    at("2026-11-20T10:00:00Z");
    const learner = await api().learner();
    const awarded = [];
    for (let sitting = 0; sitting < 4; sitting++) {
      await save(learner, { lesson_id: 2 });
      awarded.push((await claim(learner, 10)).body.awarded);
    }
    expect(awarded).toEqual([10, 5, 0, 0]);
    // 19:00 UTC is midnight in Almaty.
    at("2026-11-20T19:00:00Z");
    const { email, password } = learner;
    const { access } = (await api().call("POST", "/auth/token/", { email, password })).body;
    await save({ ...learner, access }, { lesson_id: 2 });
    expect((await claim({ ...learner, access }, 10)).body.awarded).toBe(10);
    expect(await expectTotalsToAgree({ ...learner, access })).toBe(25);
  });

  test("a double-sent claim is credited once, however many at once", async () => {
    const learner = await api().learner();
    await save(learner, { lesson_id: 1 });
    const answers = await Promise.all(Array.from({ length: 12 }, () => claim(learner, 30)));
    for (const { status } of answers) expect(status).toBe(200);
    expect(answers.reduce((total, { body }) => total + body.awarded, 0)).toBe(30);
    expect(await expectTotalsToAgree(learner)).toBe(30);
  });

  test("saves and claims of many sittings at once never pay more than one and a half times a day", async () => {
    const learner = await api().learner();
    await Promise.all([
      ...Array.from({ length: 10 }, () => save(learner, { lesson_id: 2 })),
      ...Array.from({ length: 10 }, () => claim(learner, 10)),
    ]);
    await Promise.all(Array.from({ length: 12 }, () => claim(learner, 10)));
    expect(await expectTotalsToAgree(learner)).toBe(15);
    expect((await stats(learner)).lessonsCompleted).toBe(1);
  });

  test("a claim that names its save hits no other, however often and at once it is sent", async () => {
    const learner = await api().learner();
    const older = (await save(learner, { lesson_id: 1 })).body.id;
    const newer = (await save(learner, { lesson_id: 2 })).body.id;
    const claimOn = (saved_lesson: unknown, points = 100) =>
      api().call(
        "POST",
        "/profile/leaderboard/add_points/",
        { points, saved_lesson },
        { token: learner.access },
      );
    const answers = await Promise.all(Array.from({ length: 8 }, () => claimOn(older)));
    for (const { body } of answers) expect(body).toMatchObject({ awarded: 30, total_points: 30 });
    expect((await claimOn(newer, 4)).body).toMatchObject({ awarded: 4, total_points: 34 });
    expect((await claimOn(newer)).body.awarded).toBe(4);
    expect((await claim(learner, 100)).body.awarded).toBe(0);

    const stranger = await api().learner();
    const others = (await save(stranger, { lesson_id: 1 })).body.id;
    for (const bad of [others, 2_000_000_000, "1", -1, null]) {
      const { status, body } = await claimOn(bad);
      expect([status, body.code], String(bad)).toEqual([400, "validation"]);
    }
    expect(await expectTotalsToAgree(learner)).toBe(34);
    expect((await claim(stranger, 30)).body.awarded).toBe(30);
  });

  test("an attempt sent again changes nothing and gets the same answer, also at once", async () => {
    const learner = await api().learner();
    const body = { lesson_id: 3, answers: rightAnswers(3), attempt: "guest-0123456789" };
    const answers = await Promise.all(Array.from({ length: 8 }, () => save(learner, body)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect((await save(learner, { ...body, lesson_id: 1 })).body.lesson_id).toBe(3);
    expect((await claim(learner, 100)).body.awarded).toBe(6);
    expect((await claim(learner, 100)).body.awarded).toBe(0);
    const other = await api().learner();
    expect((await save(other, body)).body.id).not.toBe(answers[0]?.body.id);
  });

  test("learners earning at once all end with exactly their own points", async () => {
    const learners = await Promise.all(Array.from({ length: 8 }, () => api().learner()));
    await Promise.all(
      learners.map(async (learner) => {
        for (const lesson_id of [1, 2, 3]) {
          await save(learner, { lesson_id });
          await claim(learner, 1000);
        }
      }),
    );
    for (const learner of learners) expect(await expectTotalsToAgree(learner)).toBe(46);
  });

  test("a claim must be a whole number from 0 to 10000", async () => {
    const learner = await api().learner();
    await save(learner, { lesson_id: 1 });
    for (const points of [-1, 1.5, "10", null, [5], {}, true, 1e9, 2 ** 53, undefined]) {
      const { status, body } = await claim(learner, points);
      expect(status, JSON.stringify(points)).toBe(400);
      expect(body.points, JSON.stringify(points)).toEqual([expect.any(String)]);
    }
    for (const text of [
      '{"points":1e999}',
      '{"points":-1e999}',
      '{"points":NaN}',
      '{"points":0x10}',
    ]) {
      const { status } = await api().call("POST", "/profile/leaderboard/add_points/", text, {
        token: learner.access,
        headers: { "content-type": "application/json" },
      });
      expect(status, text).toBe(400);
    }
    expect(await expectTotalsToAgree(learner)).toBe(0);
    expect((await claim(learner, 30)).body.awarded).toBe(30);
  });

  test("a save of no lesson, or in no form of ours, is a 400 by field and changes nothing", async () => {
    const learner = await api().learner();
    const cases: [unknown, string][] = [
      [{ lesson_id: 999 }, "lesson_id"],
      [{ lesson_id: 2 ** 40 }, "lesson_id"],
      [{ lesson_id: -1 }, "lesson_id"],
      [{ lesson_id: "1" }, "lesson_id"],
      [{ lesson_id: [1] }, "lesson_id"],
      [{}, "lesson_id"],
      [{ lesson_id: 1, answers: "x" }, "answers"],
      [{ lesson_id: 1, answers: [{ question: 1, given: "x" }] }, "answers"],
      [{ lesson_id: 1, answers: [{ question: "101:foreign_to_kz", given: "\u0000" }] }, "answers"],
      [{ lesson_id: 1, answers: Array(201).fill({ question: "x", given: "x" }) }, "answers"],
      [{ lesson_id: 1, attempt: "short" }, "attempt"],
      [{ lesson_id: 1, attempt: "with spaces in it" }, "attempt"],
      [{ lesson_id: 1, finished_at: "yesterday" }, "finished_at"],
      [{ lesson_id: 1, finished_at: "2026-99-99T00:00:00Z" }, "finished_at"],
    ];
    for (const [body, field] of cases) {
      const answer = await save(learner, body);
      expect(answer.status, JSON.stringify(body).slice(0, 80)).toBe(400);
      expect(answer.body[field], JSON.stringify(body).slice(0, 80)).toEqual([expect.any(String)]);
    }
    expect((await stats(learner)).lessonsCompleted).toBe(0);
  });

  test("another learner's id in the body changes only one's own record", async () => {
    const learner = await api().learner();
    const victim = await api().learner();
    await save(learner, { lesson_id: 1, user_id: victim.id, account_id: victim.id });
    expect((await stats(victim)).lessonsCompleted).toBe(0);
    expect((await stats(learner)).lessonsCompleted).toBe(1);
  });

  test("results dated on other days are still paid by the day they arrive on", async () => {
    const learner = await api().learner();
    let total = 0;
    for (let day = 0; day < 5; day++) {
      const finished_at = new Date(Date.now() - day * 24 * hour).toISOString();
      await save(learner, { lesson_id: 2, finished_at });
      total += (await claim(learner, 10)).body.awarded;
    }
    expect(total).toBe(15);
  });

  test("lessons under way are listed by the latest sitting, with the best score", async () => {
    const learner = await api().learner();
    // Two saves can fall into one millisecond, which no order could tell apart.
    const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
    const sittings = [
      { lesson_id: 1, answers: rightAnswers(1), finished_at: minutesAgo(3) },
      { lesson_id: 2, answers: [], finished_at: minutesAgo(2) },
      { lesson_id: 1, answers: [], finished_at: minutesAgo(1) },
    ];
    for (const sitting of sittings) await save(learner, sitting);
    const list = await courses(learner);
    expect(list.map(({ lesson_id }: { lesson_id: number }) => lesson_id)).toEqual([1, 2]);
    expect(list.map(({ progress }: { progress: number }) => progress)).toEqual([1, 0]);
    expect(list[0]).toEqual({
      id: expect.any(Number),
      lesson_id: 1,
      titles: { en: "Food 1", ru: "Еда 1", kz: "Тамақ 1" },
      lang_level: "beginner",
      img: "/assets/lesson-1.svg",
      completed: true,
      progress: 1,
    });
  });

  test("for any history of saves and claims, every total is the ledger's sum", async () => {
    const step = fc.oneof(
      fc.record({ save: fc.constantFrom(1, 2, 3), graded: fc.boolean() }),
      fc.record({ claim: fc.integer({ min: 0, max: 40 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (history) => {
        const learner = await api().learner();
        for (const one of history) {
          if ("save" in one) {
            const answers = one.graded ? { answers: rightAnswers(one.save).slice(0, 3) } : {};
            await save(learner, { lesson_id: one.save, ...answers });
          } else {
            await claim(learner, one.claim);
          }
        }
        await expectTotalsToAgree(learner);
      }),
      { numRuns: 15 },
    );
  });
});
