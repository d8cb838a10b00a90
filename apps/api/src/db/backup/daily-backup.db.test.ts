import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { freshPlace } from "#api/testing/fresh-database.ts";
import { startTestApi } from "#api/testing/test-api.ts";
import { makeDailyBackup } from "./daily-backup.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

test("one backup a day is made, old ones go with their secrets, and other files stay", async () => {
  const place = await freshPlace("sqlite");
  const api = await startTestApi(place);
  const folder = join(mkdtempSync(join(tmpdir(), "tilashar-daily-")), "backups");
  cleanups.push(async () => {
    await api.app.server.close();
    await api.database.close();
    await place.remove();
    rmSync(join(folder, ".."), { recursive: true, force: true });
  });
  let now = Date.UTC(2026, 10, 23, 3);
  const told: unknown[] = [];
  const job = makeDailyBackup({
    dataDir: place.dataDir,
    folder,
    log: { info: (line: unknown) => void told.push(line) },
    now: () => now,
  });
  const backups = () => readdirSync(folder).filter((name) => name.endsWith(".sqlite"));

  await job();
  expect(backups()).toEqual(["tilashar-2026-11-23T0300Z.sqlite"]);
  now += 3_600_000;
  await job();
  expect(told, "an hour later nothing is due").toHaveLength(1);

  for (let n = 1; n < 20; n++)
    writeFileSync(join(folder, `tilashar-2026-10-${String(n).padStart(2, "0")}T0300Z.sqlite`), "");
  writeFileSync(join(folder, "tilashar-2026-10-01T0300Z.sqlite.session-secret"), "");
  writeFileSync(join(folder, "notes.txt"), "mine");
  now += 23 * 3_600_000;
  await job();
  expect(backups()).toContain("tilashar-2026-11-24T0300Z.sqlite");
  expect(readdirSync(folder)).toContain("notes.txt");
  expect(readdirSync(folder)).not.toContain("tilashar-2026-10-01T0300Z.sqlite.session-secret");
  expect(backups().length).toBeLessThan(15);
});

test("a server that starts where no backup of the day lies makes one at once, and the next start none", async () => {
  const place = await freshPlace("sqlite");
  cleanups.push(() => place.remove());
  const backupDir = join(place.dataDir, "backups");
  const backups = () =>
    existsSync(backupDir) ? readdirSync(backupDir).filter((name) => name.endsWith(".sqlite")) : [];
  for (let start = 0; start < 2; start++) {
    const api = await startTestApi(place, { backupDir });
    // Stopping waits for a backup under way.
    await api.app.server.close();
    await api.database.close();
    expect(backups()).toHaveLength(1);
  }
});

test("a folder that cannot be written is told, and nothing is lost", async () => {
  const place = await freshPlace("sqlite");
  cleanups.push(() => place.remove());
  const file = join(place.dataDir, "a-file");
  writeFileSync(file, "");
  const job = makeDailyBackup({
    dataDir: place.dataDir,
    folder: join(file, "backups"),
    log: { info: () => undefined },
    now: Date.now,
  });
  await expect(job()).rejects.toThrow();
});
