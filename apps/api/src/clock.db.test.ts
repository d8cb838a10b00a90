import { afterEach, expect, test, vi } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

const start = Date.parse("2026-02-28T18:30:00Z");
const hour = 3_600_000;

/** The server's clock jumps, as when a machine wakes up, is moved, or is set right. */
function jumpTo(moment: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: moment });
}
afterEach(() => void vi.useRealTimers());

onBothDatabases("a clock that jumps", (api) => {
  test("back: who is signed in stays so, nothing becomes negative, and work goes on", async () => {
    jumpTo(start);
    const learner = await api().learner();
    const as = { token: learner.access };
    const save = (lesson_id: number) =>
      api().call("POST", "/profile/saved-lessons/", { lesson_id }, as);
    const claim = () => api().call("POST", "/profile/leaderboard/add_points/", { points: 100 }, as);
    expect((await save(1)).status).toBe(200);
    const first = (await claim()).body;
    for (const back of [30_000, hour, 48 * hour]) {
      jumpTo(start - back);
      for (const [method, path] of [
        ["GET", "/auth/session/"],
        ["GET", "/profile/stats/"],
        ["GET", "/profile/activity/"],
        ["GET", "/profile/leaderboard/?filter=week"],
        ["GET", "/review/queue"],
        ["GET", "/profile/today/"],
      ] as const) {
        const answer = await api().call(method, path, undefined, as);
        expect(answer.status, `${path} ${back} ms back`).toBe(200);
      }
      const { body } = await api().call("GET", "/profile/stats/", undefined, as);
      for (const value of [
        body.totalPoints,
        body.streakDays,
        body.longestStreak,
        body.dueReviews,
      ]) {
        expect(value, `${back} ms back`).toBeGreaterThanOrEqual(0);
      }
    }
    expect((await save(2)).status).toBe(200);
    const second = (await claim()).body;
    expect(second.total_points).toBe(first.total_points + second.awarded);
    expect(second.awarded, "a point for each of ten questions").toBe(10);
    const refreshed = await api().call("POST", "/auth/token/refresh/", {
      refresh: learner.refresh,
    });
    expect(refreshed.status).toBe(200);
  });

  test("forward: tokens end when they should, and the learner signs in again", async () => {
    jumpTo(start);
    const { access, refresh, email, password } = await api().learner();
    jumpTo(start + 40 * 24 * hour);
    expect((await api().call("GET", "/auth/session/", undefined, { token: access })).status).toBe(
      401,
    );
    expect((await api().call("POST", "/auth/token/refresh/", { refresh })).status).toBe(401);
    const again = await api().call("POST", "/auth/token/", { email, password });
    const { body } = await api().call("GET", "/profile/stats/", undefined, {
      token: again.body.access,
    });
    expect(body.streakDays).toBe(0);
  });

  test("over midnight in Almaty on the last day of February: two days, and one word a day", async () => {
    jumpTo(start);
    const learner = await api().learner();
    const as = { token: learner.access };
    await api().call("POST", "/profile/saved-lessons/", { lesson_id: 1 }, as);
    const word = async () => (await api().call("GET", "/word-of-the-day")).body.word.word_kazakh;
    const before = await word();
    jumpTo(start + 0.4 * hour);
    expect(await word()).toBe(before);
    jumpTo(start + 0.6 * hour);
    const after = await word();
    expect(after).not.toBe(before);
    jumpTo(start + 20 * hour);
    expect(await word()).toBe(after);
    const { email, password } = learner;
    const { body } = await api().call("POST", "/auth/token/", { email, password });
    const again = { token: body.access };
    await api().call("POST", "/profile/saved-lessons/", { lesson_id: 2 }, again);
    const stats = await api().call("GET", "/profile/stats/", undefined, again);
    expect(stats.body.streakDays).toBe(2);
  });
});
