import { describe, expect, test } from "vitest";
import { migrate } from "#api/db/migrate.ts";
import { makePasswordHashing } from "#api/features/auth/index.ts";
import { freshPlace } from "./fresh-database.ts";
import { seedLearners } from "./seed-learners.ts";
import { goodPassword, startTestApi } from "./test-api.ts";

const learners = 2500;

describe.each(["sqlite", "postgres"] as const)("many learners (%s)", (dialect) => {
  test("can sign in, stand on the boards by their points, and every total is the sum of its ledger", async () => {
    const place = await freshPlace(dialect);
    const database = await place.open();
    await migrate(database);
    const passwordHash = await (await makePasswordHashing()).hash(goodPassword);
    await seedLearners(database, { learners, passwordHash, now: Date.now() });
    const { queries } = database;
    const sums = await queries
      .selectFrom("points_ledger")
      .select((eb) => [
        eb.fn.sum<number>("points").as("points"),
        eb.fn.count<number>("account_id").distinct().as("learners"),
      ])
      .executeTakeFirstOrThrow();
    const totals = await queries
      .selectFrom("leaderboard_totals")
      .select((eb) => eb.fn.sum<number>("points").as("points"))
      .where("period", "=", "all")
      .executeTakeFirstOrThrow();
    expect(sums).toEqual({ points: totals.points, learners });
    await expect(
      seedLearners(database, { learners, passwordHash, now: Date.now() }),
    ).rejects.toThrow("accounts already");
    await database.close();

    const api = await startTestApi(place);
    const ranks: number[] = [];
    for (const name of ["top", "mid", "low"]) {
      const email = `bench-${name}@example.test`;
      const { body } = await api.call("POST", "/auth/token/", { email, password: goodPassword });
      const as = { token: body.access };
      const position = await api.call("GET", "/profile/leaderboard/user_position/", undefined, as);
      const stats = await api.call("GET", "/profile/stats/", undefined, as);
      expect(stats.body.totalPoints).toBe(position.body.total_points);
      ranks.push(position.body.rank);
    }
    const [top = 0, mid = 0, low = 0] = ranks;
    expect(top).toBe(1);
    expect(Math.abs(mid - learners / 2)).toBeLessThan(learners / 50);
    expect(low).toBeGreaterThan(learners * 0.98);
    const { body: week } = await api.call("GET", "/profile/leaderboard/?filter=week", undefined, {
      token: (await api.learner()).access,
    });
    expect(week[0]).toMatchObject({ rank: 1, username: "bench-top" });
    await api.app.server.close();
    await api.database.close();
    await place.remove();
  });
});
