import { afterEach, expect, test, vi } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

function at(moment: string): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(moment) });
}
afterEach(() => void vi.useRealTimers());

onBothDatabases("the days a learner studied on", (api) => {
  const save = ({ access }: Learner, body: unknown) =>
    api().call("POST", "/profile/saved-lessons/", body, { token: access });
  const stats = async ({ access }: Learner) =>
    (await api().call("GET", "/profile/stats/", undefined, { token: access })).body;

  test("a result that waited counts for its own day, but not for the future or long ago", async () => {
    at("2026-11-20T10:00:00Z");
    const learner = await api().learner();
    await save(learner, { lesson_id: 1, finished_at: "2026-11-19T10:00:00Z" });
    await save(learner, { lesson_id: 2, finished_at: "2031-01-01T00:00:00Z" });
    await save(learner, { lesson_id: 3, finished_at: "2020-01-01T00:00:00+05:00" });
    const rows = await api()
      .database.queries.selectFrom("activity_days")
      .select("day")
      .where("account_id", "=", learner.id)
      .orderBy("day")
      .execute();
    expect(rows.map(({ day }) => day)).toEqual(["2026-11-13", "2026-11-19", "2026-11-20"]);
    expect((await stats(learner)).streakDays).toBe(2);
  });

  test("the streak follows the learner's own midnight", async () => {
    at("2026-11-20T10:00:00Z");
    const inHonolulu = await api().learner({ time_zone: "Pacific/Honolulu" });
    const inAlmaty = await api().learner();
    // 09:59 and 10:01 UTC are both sides of midnight in Honolulu, and one afternoon in Almaty.
    at("2026-11-21T09:59:00Z");
    const again = async (learner: Learner): Promise<Learner> => {
      const { email, password } = learner;
      return {
        ...learner,
        ...(await api().call("POST", "/auth/token/", { email, password })).body,
      };
    };
    const [honolulu, almaty] = [await again(inHonolulu), await again(inAlmaty)];
    for (const learner of [honolulu, almaty]) await save(learner, { lesson_id: 1 });
    at("2026-11-21T10:01:00Z");
    for (const learner of [honolulu, almaty]) await save(learner, { lesson_id: 2 });
    expect((await stats(honolulu)).streakDays).toBe(2);
    expect((await stats(almaty)).streakDays).toBe(1);
  });
});
