import { afterEach, expect, test, vi } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";
import { countAbove } from "./board-counts.repository.ts";
import { boardPeriod } from "./board-period.ts";
import { addToBoards } from "./boards.repository.ts";
import { makeLeaderboardService } from "./leaderboard.service.ts";

afterEach(() => void vi.useRealTimers());

onBothDatabases("the leaderboard", (api) => {
  const get = async (path: string, { access }: Learner) =>
    api().call("GET", `/profile/leaderboard/${path}`, undefined, { token: access });
  const award = ({ id }: { id: number }, points: number) =>
    api().database.transact((queries) =>
      makeLeaderboardService(api().database, Date.now).add(queries, id, points, Date.now()),
    );

  test("equal points share a rank, and a newcomer stands at the end", async () => {
    const [first, second, twin, third, last] = (await Promise.all(
      Array.from({ length: 5 }, () => api().learner()),
    )) as [Learner, Learner, Learner, Learner, Learner];
    await award(first, 500);
    await award(second, 300);
    await award(twin, 300);
    await award(third, 1);
    const { body } = await get("", last);
    expect(
      body.map(({ rank, total_points }: Record<string, number>) => [rank, total_points]),
    ).toEqual([
      [1, 500],
      [2, 300],
      [2, 300],
      [4, 1],
      [5, 0],
    ]);
    expect(body[0]).toEqual({
      id: first.id,
      rank: 1,
      username: first.username,
      total_points: 500,
      avatar: null,
    });
    expect((await get("user_position/", twin)).body).toEqual({
      id: twin.id,
      rank: 2,
      username: twin.username,
      total_points: 300,
      avatar: null,
    });
    expect((await get("user_position", last)).body).toMatchObject({ rank: 5, total_points: 0 });
    expect(JSON.stringify(body)).not.toContain("@");
  });

  test("a week and a month count only what was earned in them", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-28T10:00:00Z") });
    const learner = await api().learner();
    await award(learner, 7);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-30T10:00:00Z") });
    await award(learner, 5);
    const { email, password } = learner;
    const { access } = (await api().call("POST", "/auth/token/", { email, password })).body;
    const points = async (filter: string) =>
      (await get(`user_position/?filter=${filter}`, { ...learner, access })).body.total_points;
    expect([await points("all"), await points("month"), await points("week")]).toEqual([12, 12, 5]);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-30T19:00:00Z") });
    const later = (await api().call("POST", "/auth/token/", { email, password })).body;
    const now = await get("user_position/?filter=month", { ...learner, access: later.access });
    expect(now.body.total_points).toBe(0);
  });

  test("pages join without a gap or a repeat", async () => {
    const { access } = await api().learner();
    const whole = (await get("?limit=100", { access } as Learner)).body;
    const pages = [];
    for (let offset = 0; offset < whole.length; offset += 2) {
      pages.push(...(await get(`?limit=2&offset=${offset}`, { access } as Learner)).body);
    }
    expect(pages).toEqual(whole);
    expect((await get("?offset=1000000", { access } as Learner)).body).toEqual([]);
  });

  test("what is no filter or no page of ours is a 400 and nothing else", async () => {
    const learner = await api().learner();
    for (const query of [
      "filter=year",
      "filter=all'--",
      "filter[$ne]=x",
      "filter=",
      "filter=all&filter=week",
      "limit=0",
      "limit=1000",
      "limit=abc",
      "limit=1.5",
      "limit=-5",
      "limit=1e9",
      "offset=-1",
      "offset=99999999999999999999",
      "offset=%00",
      "limit=__proto__",
    ]) {
      const { status, body } = await get(`?${query}`, learner);
      if (query === "filter[$ne]=x") expect(status).toBe(200);
      else expect([status, body.code], query).toEqual([400, "validation"]);
    }
  });

  test("one's neighbours are the two above and below, ranked as on the board", async () => {
    const whole = (await get("?limit=100", (await api().learner()) as Learner)).body;
    for (const index of [0, 1, 2, 3, whole.length - 2]) {
      const { id } = whole[index];
      const board = makeLeaderboardService(api().database, Date.now);
      const near = await board.neighbours("all", id);
      const expected = whole.slice(Math.max(0, index - 2), index + 3);
      expect(near.map(({ accountId, rank }) => [accountId, rank])).toEqual(
        expected.map((row: { id: number; rank: number }) => [row.id, row.rank]),
      );
    }
    const newcomer = await api().learner();
    const week = (await get("neighbours/?filter=week", newcomer)).body;
    expect(week.at(-1)).toMatchObject({ id: newcomer.id, total_points: 0 });
  });

  test("who is not listed leaves every count, sees the own place, and comes back where they stood", async () => {
    const [high, middle, low] = (await Promise.all([1, 2, 3].map(() => api().learner()))) as [
      Learner,
      Learner,
      Learner,
    ];
    await award(high, 90_001);
    await award(middle, 90_000);
    await award(low, 80_000);
    const board = makeLeaderboardService(api().database, Date.now);
    const list = (learner: Learner, listed: boolean) =>
      api().database.transact((queries) => board.setListed(queries, learner.id, listed));
    const places = async () => {
      const found = [];
      for (const learner of [high, middle, low]) {
        const { rank, total_points } = (await get("user_position/", learner)).body;
        found.push([rank, total_points]);
      }
      return found;
    };
    const counts = () =>
      api()
        .database.queries.selectFrom("leaderboard_counts")
        .selectAll()
        .orderBy("period")
        .orderBy("level")
        .orderBy("bucket")
        .where("learners", "!=", 0)
        .execute();
    const before = await counts();
    const seen = async () => (await get("?limit=3", low)).body.map(({ id }: { id: number }) => id);
    expect(await seen()).toEqual([high.id, middle.id, low.id]);

    await list(high, false);
    await list(high, false);
    expect(await places()).toEqual([
      [1, 90_001],
      [1, 90_000],
      [2, 80_000],
    ]);
    expect(await seen()).not.toContain(high.id);
    expect((await get("neighbours/", middle)).body[0].id).toBe(middle.id);
    expect((await get("neighbours/", high)).body.map(({ id }: { id: number }) => id)).toEqual(
      expect.arrayContaining([high.id, middle.id, low.id]),
    );
    // Points earned unseen, also on boards that open meanwhile, count from the day of the return.
    await award(high, 9);
    expect((await get("?filter=week&limit=3", low)).body[0].id).toBe(middle.id);
    await list(high, true);
    await list(high, true);
    expect(await places()).toEqual([
      [1, 90_010],
      [2, 90_000],
      [3, 80_000],
    ]);
    await api().database.transact((queries) => board.add(queries, high.id, 0, Date.now()));
    const learners = (rows: { learners: number }[]) =>
      rows.reduce((sum, row) => sum + row.learners, 0);
    expect(learners(await counts())).toBe(learners(before));
  });

  test("a guest sees no board", async () => {
    expect((await api().call("GET", "/profile/leaderboard/")).status).toBe(401);
    expect((await api().call("GET", "/profile/leaderboard/user_position/")).status).toBe(401);
  });
});

onBothDatabases("a board of many", (api) => {
  test("ranks and deep pages agree with counting one by one", async () => {
    const { database } = api();
    const { queries } = database;
    const learners = 1500;
    const totals = Array.from({ length: learners }, (_, index) => {
      const points = Math.floor(-Math.log(1 - ((index * 7919) % learners) / learners) * 900);
      return { points, index };
    });
    const ids: number[] = [];
    for (let from = 0; from < learners; from += 100) {
      const rows = await queries
        .insertInto("accounts")
        .values(
          totals.slice(from, from + 100).map(({ index }) => ({
            username: `crowd-${index}`,
            username_key: `crowd-${index}`,
            email: `crowd-${index}@example.test`,
            email_key: `crowd-${index}@example.test`,
            password_hash: "none",
            language: "en",
            time_zone: "Asia/Almaty",
            created_at: "2026-01-01T00:00:00.000Z",
          })),
        )
        .returning("id")
        .execute();
      ids.push(...rows.map(({ id }) => id));
    }
    const period = boardPeriod("all", Date.now());
    // Not all in one: PostgreSQL keeps every version of a row, such as a count, until the transaction that changes it ends.
    for (let from = 0; from < learners; from += 25) {
      await database.transact(async (transaction) => {
        for (const { points, index } of totals.slice(from, from + 25)) {
          if (points > 0) await addToBoards(transaction, [period], ids[index] as number, points);
        }
      });
    }

    const sorted = totals
      .filter(({ points }) => points > 0)
      .map(({ points, index }) => ({ points, id: ids[index] as number }))
      .sort((a, b) => b.points - a.points || a.id - b.id);
    for (const asked of [0, 1, 63, 64, 65, 500, 4095, 4096, 9000]) {
      const expected = sorted.filter(({ points }) => points > asked).length;
      expect(await countAbove(queries, period, asked), String(asked)).toBe(expected);
    }
    const board = makeLeaderboardService(database, Date.now);
    for (const offset of [0, 499, 500, 501, 777, 1200, sorted.length - 3, sorted.length, 5000]) {
      const page = await board.list("all", { limit: 20, offset });
      expect(
        page.map(({ accountId }) => accountId),
        String(offset),
      ).toEqual(sorted.slice(offset, offset + 20).map(({ id }) => id));
      for (const { points, rank } of page) {
        expect(rank).toBe(sorted.filter((other) => other.points > points).length + 1);
      }
    }
  });
});
