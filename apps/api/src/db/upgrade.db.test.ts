import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, test } from "vitest";
import type { Place } from "#api/testing/fresh-database.ts";
import { ownPlaces } from "#api/testing/own-places.ts";
import { placeOfRelease, releasePassword } from "#api/testing/release-database.ts";
import { startTestApi, type TestApi } from "#api/testing/test-api.ts";
import { backUp } from "./backup/backup-database.ts";
import { databaseFile } from "./embedded-database.ts";

const people = [1, 2, 3].map((number) => `learner-${number}@example.test`);

const { place, afterwards } = ownPlaces();

/** Starts this version on what lies there: that migrates it. */
async function started(on: Place): Promise<TestApi> {
  const api = await startTestApi(on);
  afterwards(() => stop(api));
  return api;
}

const stopped = new WeakSet<TestApi>();
async function stop(api: TestApi): Promise<void> {
  if (stopped.has(api)) return;
  stopped.add(api);
  await api.app.server.close();
  await api.database.close();
}

async function signedIn(api: TestApi, email: string) {
  const { body } = await api.call("POST", "/auth/token/", { email, password: releasePassword });
  const token: string = body.access;
  return async (path: string) => (await api.call("GET", path, undefined, { token })).body;
}

/** Everybody signs in with the password of then and finds what they had. */
async function everythingIsThere(api: TestApi): Promise<void> {
  for (const email of people) {
    const read = await signedIn(api, email);
    expect(await read("/profile/stats/")).toMatchObject({ totalPoints: 40, lessonsCompleted: 2 });
    expect((await read("/review/words?show=all&sort=alphabet&limit=20")).total).toBe(15);
    expect(await read("/profile/notifications-settings/")).toMatchObject({ reminder_hour: 19 });
    expect(await read("/profile/settings/")).toMatchObject({
      email,
      email_confirmed: true,
      email_refused: false,
    });
    const board: { total_points: number }[] = await read("/profile/leaderboard/?limit=10");
    expect(board.map((row) => row.total_points)).toEqual([40, 40, 40]);
  }
}

describe.each(["sqlite", "postgres"] as const)("an upgrade from release 1.0.0 (%s)", (dialect) => {
  test("everybody finds everything, and newcomers are numbered after them", async () => {
    const here = await place(dialect);
    await placeOfRelease(here);
    const api = await started(here);
    await everythingIsThere(api);
    expect((await api.learner({ email: "newcomer@example.test" })).id).toBe(4);
  });
});

test("going back is restoring the backup of before: what came after it is lost, nothing else is", async () => {
  const here = await place("sqlite");
  await placeOfRelease(here);
  const backup = join((await place("sqlite")).dataDir, "before.sqlite");
  await backUp(here.dataDir, backup);
  const upgraded = await started(here);
  const newcomer = await upgraded.learner({ email: "newcomer@example.test" });
  await stop(upgraded);

  const restored = await place("sqlite");
  copyFileSync(backup, join(restored.dataDir, databaseFile));
  const names = (dataDir: string) => {
    const database = new DatabaseSync(join(dataDir, databaseFile), { readOnly: true });
    const rows = database.prepare("select name from schema_migrations order by name").all();
    database.close();
    return rows.map(({ name }) => name);
  };
  // The release starts on nothing but its own migrations: a later one it refuses.
  expect(names(restored.dataDir).at(-1)).toBe("015-session-devices");
  expect(names(here.dataDir).length).toBeGreaterThan(names(restored.dataDir).length);

  // And the upgrade can be tried once more.
  const again = await started(restored);
  await everythingIsThere(again);
  const { email } = newcomer;
  const lost = await again.call("POST", "/auth/token/", { email, password: newcomer.password });
  expect(lost.status).toBe(401);
});
