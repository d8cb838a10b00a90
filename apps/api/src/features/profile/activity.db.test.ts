import { afterEach, expect, test, vi } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const at = (moment: string) => void vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });
afterEach(() => void vi.useRealTimers());

onBothDatabases("the year of a learner", (api) => {
  /** Signs in anew: a token does not live for days. */
  const again = async (learner: Learner): Promise<Learner> => {
    const { email, password } = learner;
    return { ...learner, ...(await api().call("POST", "/auth/token/", { email, password })).body };
  };
  const save = ({ access }: Learner, body: unknown) =>
    api().call("POST", "/profile/saved-lessons/", body, { token: access });
  const year = async ({ access }: Learner) =>
    (await api().call("GET", "/profile/activity/", undefined, { token: access })).body;
  const stats = async ({ access }: Learner) =>
    (await api().call("GET", "/profile/stats/", undefined, { token: access })).body;

  test("a new learner's year is 365 empty days that end today", async () => {
    at("2026-11-20T20:00:00Z");
    const days = await year(await api().learner());
    expect(days.length).toBe(365);
    expect(days[0].date).toBe("2025-11-22");
    // 20:00 UTC is one in the morning of the next day in Almaty.
    expect(days[364]).toEqual({
      date: "2026-11-21",
      points: 0,
      lessons: 0,
      reviews: 0,
      minutes: 0,
      active: false,
      frozen: false,
    });
  });

  test("a leap year's 29 February has its place", async () => {
    at("2028-03-01T10:00:00Z");
    const days = await year(await api().learner());
    expect(days.slice(-3).map(({ date }: { date: string }) => date)).toEqual([
      "2028-02-28",
      "2028-02-29",
      "2028-03-01",
    ]);
    expect(new Set(days.map(({ date }: { date: string }) => date)).size).toBe(365);
  });

  test("points, lessons and minutes stand on the day they were earned", async () => {
    at("2026-11-20T10:00:00Z");
    const learner = await api().learner();
    await save(learner, { lesson_id: 2, seconds: 150 });
    await api().call(
      "POST",
      "/profile/leaderboard/add_points/",
      { points: 7 },
      {
        token: learner.access,
      },
    );
    await save(learner, { lesson_id: 3, seconds: 90, finished_at: "2026-11-19T10:00:00Z" });
    expect((await year(learner)).slice(-2)).toMatchObject([
      { date: "2026-11-19", points: 0, lessons: 1, minutes: 2, active: true },
      { date: "2026-11-20", points: 7, lessons: 1, minutes: 3, active: true },
    ]);
    expect(await stats(learner)).toMatchObject({ streakDays: 2, activeDays: 2, todayDone: true });
  });

  test("a freeze passes over a missed day, and the year says which", async () => {
    at("2026-11-01T10:00:00Z");
    let learner = await api().learner();
    for (let day = 1; day <= 7; day++) {
      at(`2026-11-0${day}T10:00:00Z`);
      learner = await again(learner);
      await save(learner, { lesson_id: 1 });
    }
    expect(await stats(learner)).toMatchObject({ streakDays: 7, freezes: 1, activeDays: 7 });
    at("2026-11-09T10:00:00Z");
    learner = await again(learner);
    expect(await stats(learner)).toMatchObject({ streakDays: 7, freezes: 0, todayDone: false });
    const days = (await year(learner)).slice(-3);
    expect(days.map(({ frozen }: { frozen: boolean }) => frozen)).toEqual([false, true, false]);
    await save(learner, { lesson_id: 1 });
    expect(await stats(learner)).toMatchObject({ streakDays: 8, longestStreak: 8 });
    at("2026-11-20T10:00:00Z");
    learner = await again(learner);
    expect(await stats(learner)).toMatchObject({ streakDays: 0, longestStreak: 8, activeDays: 8 });
  });
});
