import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { databaseFile } from "#api/db/embedded-database.ts";
import { secretFile } from "#api/session-secret.ts";
import { freshPlace, type Place } from "#api/testing/fresh-database.ts";
import { type StartedServer, startServer } from "#api/testing/started-server.ts";
import { goodPassword } from "#api/testing/test-api.ts";
import { backUp } from "./backup-database.ts";

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function place(): Promise<Place> {
  const made = await freshPlace("sqlite");
  cleanups.push(() => made.remove());
  return made;
}

async function started(its: Place): Promise<StartedServer> {
  const server = await startServer(its.environment);
  cleanups.push(() => server.process.exitCode ?? server.stop("SIGKILL"));
  return server;
}

async function post(server: StartedServer, path: string, body: unknown) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const register = (server: StartedServer, username: string) =>
  post(server, "/auth/register/", {
    username,
    email: `${username}@example.test`,
    password: goodPassword,
    password2: goodPassword,
  });

test("a backup of a working server is one instant of it, and a server restored from it goes on from there", async () => {
  const source = await place();
  const server = await started(source);
  expect((await register(server, "early")).status).toBe(201);
  const session = await post(server, "/auth/token/", {
    email: "early@example.test",
    password: goodPassword,
  });

  const folder = mkdtempSync(join(tmpdir(), "tilashar-backup-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "tilashar.sqlite");
  let asking = true;
  const statuses: number[] = [];
  const answered = (async () => {
    for (let count = 0; asking; count++) {
      statuses.push((await register(server, `busy-${count}`)).status);
    }
  })();
  await expect.poll(() => statuses.length, { timeout: 20_000 }).toBeGreaterThan(1);
  expect(await backUp(source.dataDir, file)).toEqual({ secret: true });
  asking = false;
  await answered;
  expect(new Set(statuses), "nobody waited in vain").toEqual(new Set([201]));
  expect((await register(server, "late")).status).toBe(201);
  await server.stop("SIGKILL");
  expect(readdirSync(folder).sort()).toEqual(["tilashar.sqlite", "tilashar.sqlite.session-secret"]);
  for (const name of readdirSync(folder)) {
    expect(statSync(join(folder, name)).mode & 0o077, `${name} is nobody else's`).toBe(0);
  }

  const restored = await place();
  copyFileSync(file, join(restored.dataDir, databaseFile));
  copyFileSync(`${file}.session-secret`, join(restored.dataDir, secretFile));
  const again = await started(restored);
  const stats = await fetch(`${again.url}/api/profile/stats/`, {
    headers: { authorization: `Bearer ${session.body.access}` },
  });
  expect(stats.status, "the session from before the backup still holds").toBe(200);
  expect((await register(again, "early")).status, "who was there is there").toBe(400);
  expect((await register(again, "busy-0")).status).toBe(400);
  expect((await register(again, "late")).status, "what came later is not").toBe(201);
});

// Only root may give a file to somebody else.
test.skipIf(process.getuid?.() !== 0)(
  "a backup belongs to who makes it, whoever the server is",
  async () => {
    const source = await place();
    const server = await started(source);
    await server.stop("SIGTERM");
    chownSync(join(source.dataDir, secretFile), 62_569, 62_569);
    const file = join(source.dataDir, "copy.sqlite");
    await backUp(source.dataDir, file);
    for (const name of [file, `${file}.session-secret`]) expect(statSync(name).uid, name).toBe(0);
  },
);

test("a backup replaces nothing and leaves nothing half done", async () => {
  const source = await place();
  await expect(backUp(source.dataDir, join(source.dataDir, "copy"))).rejects.toThrow(
    "no embedded database",
  );
  writeFileSync(join(source.dataDir, databaseFile), "this is not a database at all, only text");
  const copy = join(source.dataDir, "copy");
  await expect(backUp(source.dataDir, copy)).rejects.toThrow();
  expect(readdirSync(source.dataDir)).toEqual([databaseFile]);
  writeFileSync(copy, "an older backup");
  await expect(backUp(source.dataDir, copy)).rejects.toThrow("there already");
  expect(existsSync(`${copy}.unfinished`)).toBe(false);
});
