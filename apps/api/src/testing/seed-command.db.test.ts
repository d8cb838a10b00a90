import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { openEmbeddedDatabase } from "#api/db/embedded-database.ts";

const root = join(import.meta.dirname, "../../../..");
const folder = mkdtempSync(join(tmpdir(), "tilashar-seed-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("learners land in the data folder that the server would use, wherever that is", async () => {
  const absolute = join(folder, "data");
  const command = [join(root, "apps/api/src/testing/seed-command.ts"), "3"];
  const env = { PATH: process.env.PATH, DATA_DIR: absolute };
  // From another folder, too: relative or not, it starts from the checkout.
  const { stdout } = await promisify(execFile)(process.execPath, command, { env, cwd: folder });
  expect(stdout).toContain("3 learners");
  const database = openEmbeddedDatabase(absolute);
  const accounts = await database.queries.selectFrom("accounts").select("id").execute();
  await database.close();
  expect(accounts).toHaveLength(3);
  expect(existsSync(join(root, absolute)), "nothing inside the checkout").toBe(false);
});
