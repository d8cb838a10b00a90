import { expect, test, vi } from "vitest";
import { renameAccount, setAvatar } from "#api/features/auth/index.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";
import { makeLeaderboardService } from "./leaderboard.service.ts";

onBothDatabases("the kept board", (api) => {
  const filters = ["all", "month", "week"] as const;
  const kept = async ({ access }: Learner) =>
    Promise.all(
      filters.map(
        async (filter) =>
          (
            await api().call("GET", `/profile/leaderboard/?filter=${filter}`, undefined, {
              token: access,
            })
          ).body,
      ),
    );
  /** The same rows, of a page that is not kept. */
  const anew = async ({ access }: Learner) =>
    Promise.all(
      filters.map(
        async (filter) =>
          (
            await api().call("GET", `/profile/leaderboard/?filter=${filter}&limit=49`, undefined, {
              token: access,
            })
          ).body,
      ),
    );
  /** As another server on the same database does it. */
  const elsewhere = (
    work: (
      board: ReturnType<typeof makeLeaderboardService>,
      queries: Parameters<typeof renameAccount>[0],
    ) => Promise<unknown>,
  ) =>
    api().database.transact((queries) =>
      work(makeLeaderboardService(api().database, Date.now), queries),
    );

  /** Whatever changes what a board shows. */
  const changes: Record<string, (learner: Learner) => Promise<unknown>> = {
    "somebody new": () => api().learner(),
    points: ({ id }) => elsewhere((board, queries) => board.add(queries, id, 30, Date.now())),
    "more points": ({ id }) => elsewhere((board, queries) => board.add(queries, id, 1, Date.now())),
    "a name": ({ id }) =>
      elsewhere((_, queries) =>
        renameAccount(queries, id, { username: `new-${id}`, usernameKey: `new-${id}` }),
      ),
    "a picture": ({ id }) => elsewhere((_, queries) => setAvatar(queries, id, "0".repeat(32))),
    "no picture": ({ id }) => elsewhere((_, queries) => setAvatar(queries, id, null)),
    "a learner who hides": ({ id }) =>
      elsewhere((board, queries) => board.setListed(queries, id, false)),
    "a learner who comes back": ({ id }) =>
      elsewhere((board, queries) => board.setListed(queries, id, true)),
    "a learner who leaves": async ({ access, password }) => {
      const { status } = await api().call("DELETE", "/profile/", { password }, { token: access });
      expect(status).toBeLessThan(300);
    },
  };

  test("shows any change at once, whoever has made it", async () => {
    const [reader, other] = (await Promise.all([api().learner(), api().learner()])) as [
      Learner,
      Learner,
    ];
    let last = await kept(reader);
    for (const [name, change] of Object.entries(changes)) {
      await change(other);
      const now = await kept(reader);
      expect(now, name).toEqual(await anew(reader));
      expect(now, name).not.toEqual(last);
      last = now;
    }
  });

  test("shows nothing of what was taken back", async () => {
    const learner = await api().learner();
    const before = await kept(learner);
    await expect(
      elsewhere(async (board, queries) => {
        await board.add(queries, learner.id, 500, Date.now());
        throw new Error("Taken back.");
      }),
    ).rejects.toThrow("Taken back.");
    expect(await kept(learner)).toEqual(before);
  });

  test("is made anew after a minute", async () => {
    const learner = await api().learner();
    await elsewhere((board, queries) => board.add(queries, learner.id, 40, Date.now()));
    await kept(learner);
    const rename = (username: string) =>
      // Past whoever raises the version, as a server of the release before writes.
      api()
        .database.queries.updateTable("accounts")
        .set({ username })
        .where("id", "=", learner.id)
        .execute();
    await rename(`late-${learner.id}`);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    expect(await kept(learner)).toEqual(await anew(learner));
    vi.useRealTimers();
  });
});
