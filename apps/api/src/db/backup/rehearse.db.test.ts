import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { freshPlace } from "#api/testing/fresh-database.ts";
import { startTestApi } from "#api/testing/test-api.ts";
import { backUp } from "./backup-database.ts";
import { rehearse } from "./rehearse.ts";

const root = join(import.meta.dirname, "../../../../..");
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "tilashar-backups-"));
  cleanups.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

const leftovers = () =>
  readdirSync(tmpdir()).filter((name) => name.startsWith("tilashar-rehearsal-"));

test("the newest backup of a folder is restored, served and thrown away", async () => {
  const place = await freshPlace("sqlite");
  cleanups.push(() => place.remove());
  const api = await startTestApi(place);
  await api.learner();
  const backups = folder();
  await backUp(place.dataDir, join(backups, "tilashar-2026-11-23T0300Z.sqlite"));
  writeFileSync(join(backups, "tilashar-2026-11-22T0300Z.sqlite"), "an older one, and broken");
  await api.app.server.close();
  await api.database.close();

  const before = leftovers();
  const { file, accounts } = await rehearse(backups, root);
  expect(file).toBe(join(backups, "tilashar-2026-11-23T0300Z.sqlite"));
  expect(accounts).toBe(1);
  expect(leftovers()).toEqual(before);
});

test("what cannot be restored is told, and leaves nothing", async () => {
  const backups = folder();
  const before = leftovers();
  await expect(rehearse(join(backups, "none"), root)).rejects.toThrow("There is no");
  await expect(rehearse(backups, root)).rejects.toThrow("There is no backup in");
  const broken = join(backups, "tilashar-2026-11-22T0300Z.sqlite");
  writeFileSync(broken, "this is not a database at all, only a text of some length");
  await expect(rehearse(broken, root)).rejects.toThrow("cannot be read");
  expect(leftovers()).toEqual(before);
});
