import { cpSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { describe, expect, inject, test } from "vitest";
import { databaseFile } from "#api/db/embedded-database.ts";
import { ownServers, person, post, signIn } from "#api/testing/own-servers.ts";
import { killedStart, refusedStart } from "#api/testing/started-server.ts";

const root = join(import.meta.dirname, "../../..");
const { temporaryFolder, place, started, afterwards } = ownServers();

/** How often the server is killed; KILLS=50 for a long look. */
const kills = Number(process.env.KILLS ?? 3);
const killsTimeout = 60_000 + kills * 20_000;

describe("starting", () => {
  test("a port in use is told in one line with what to do", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
    afterwards(() => blocker.close());
    const { port } = blocker.address() as { port: number };
    const { code, said } = await refusedStart({ PORT: String(port) });
    expect(code).toBe(1);
    expect(said.trim()).toBe(
      `Port ${port} is in use. Stop what listens there, or choose another with PORT=${port + 1}.`,
    );
  });

  test("run by hand, with nothing said of its surroundings, it serves the built pages", async () => {
    const server = await started({ NODE_ENV: "" });
    const page = await (await fetch(`${server.url}/`)).text();
    expect(page).toMatch(/"entry":"\/assets\/entry\.client-[\w-]+\.js"/);
    expect(page).not.toContain("/@vite/client");
  });

  test("a data folder that cannot be written is told in one line", async () => {
    const file = join(temporaryFolder(), "file");
    writeFileSync(file, "");
    const { code, said } = await refusedStart({ DATA_DIR: join(file, "data") });
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(said).toContain("cannot be written");
    expect(said).toContain("DATA_DIR");
  });

  test("a data folder that nobody could make is refused, not waited for", async () => {
    const { code, said } = await refusedStart({ DATA_DIR: "/proc/tilashar/data" });
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(said).toContain("cannot be written");
  });

  test("a faulty content file stops the start and is named; leniently it is left out with a warning", async () => {
    const contentDir = join(temporaryFolder(), "content");
    cpSync(join(root, "content"), contentDir, {
      recursive: true,
      filter: (path) => !path.includes("films"),
    });
    const faulty = readdirSync(join(contentDir, "readings"))[0] as string;
    writeFileSync(join(contentDir, "readings", faulty), "id: [1\n");
    const { code, said } = await refusedStart({ CONTENT_DIR: contentDir });
    expect(code).toBe(1);
    expect(said).toContain(faulty);
    expect(said).not.toContain("    at ");
    const server = await started({ CONTENT_DIR: contentDir, CONTENT_LENIENT: "1" });
    expect(server.output()).toContain(`left out: readings/${faulty}`);
    const all = (await (await fetch(`${server.url}/api/reading-materials`)).json()) as unknown[];
    expect(all).toHaveLength(readdirSync(join(contentDir, "readings")).length - 1);
  });

  test("a PostgreSQL that is not there, or does not let us in, is told in one line without its password", async () => {
    const nobody = "postgres://someone:hunter22@127.0.0.1:1/nothing";
    const unknown = `${inject("postgresUrl").replace("tilashar@", "stranger:hunter22@")}/postgres`;
    for (const DATABASE_URL of [nobody, unknown]) {
      const { code, said } = await refusedStart({
        DATABASE_URL,
        SESSION_SECRET: "k3v9Xq0ZpR7tYbN2mW8cLd5fGhJ4sA6u",
      });
      expect(code).toBe(1);
      expect(said.trim().split("\n")).toHaveLength(1);
      expect(said).toContain("DATABASE_URL");
      expect(said).not.toContain("hunter22");
    }
  });

  test("wrong settings are all told at once", async () => {
    const { code, said } = await refusedStart({ PORT: "x", LOG_LEVEL: "loud", PUBLIC_URL: "x" });
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toHaveLength(3);
  });

  test("a second copy on the same data refuses, and the first goes on unharmed", async () => {
    const { environment } = await place("sqlite");
    const first = await started(environment);
    await post(first, "/auth/register/", person("first"));
    const { code, said } = await refusedStart(environment);
    expect(code).toBe(1);
    expect(said).toContain("Another Tilashar is running on the data folder");
    expect((await post(first, "/auth/register/", person("second"))).status).toBe(201);
    await first.stop("SIGKILL");
    const again = await started(environment);
    expect(await signIn(again, "second")).toHaveProperty("access");
  });

  test("an approved change of a sentence is served from the next start, beside what was built without it", async () => {
    const { environment } = await place("sqlite");
    await (await started(environment)).stop("SIGTERM");
    const database = new DatabaseSync(join(environment.DATA_DIR as string, databaseFile));
    database
      .prepare(
        `insert into content_proposals
           (attempt, file, path, old_text, new_text, why, created_at, state, decided_at)
         values ('start-001', 'lessons/a-002-family.yaml', 'words[0].example.kz',
           'Біздің отбасымыз үлкен.', 'Біздің отбасымыз өте үлкен.', '', ?, 'approved', ?)`,
      )
      .run(new Date().toISOString(), new Date().toISOString());
    database.close();
    const server = await started(environment);
    const read = async (path: string) => {
      const answer = await fetch(`${server.url}${path}`);
      return { status: answer.status, text: await answer.text() };
    };
    expect((await read("/api/lessons-materials/2/")).text).toContain("Біздің отбасымыз өте үлкен.");
    expect((await read("/api/grammar/locative/")).status).toBe(200);
  });

  test("the generated secret is kept for this user alone", async () => {
    const { environment } = await place("sqlite");
    await started(environment);
    const { mode } = statSync(join(environment.DATA_DIR as string, "session-secret"));
    expect(mode & 0o777).toBe(0o600);
  });
});

describe.each(["sqlite", "postgres"] as const)("starting on %s", (dialect) => {
  test("a database that a newer version has changed is refused and left as it is", async () => {
    const { environment, open } = await place(dialect);
    const server = await started(environment);
    await server.stop("SIGTERM");
    const database = await open();
    await database.queries
      .insertInto("schema_migrations" as never)
      .values({ name: "999-from-the-future", timestamp: "2030-01-01" } as never)
      .execute();
    await database.close();
    const { code, said } = await refusedStart(environment);
    expect(code).toBe(1);
    expect(said.trim().split("\n")).toHaveLength(1);
    expect(said).toContain("newer Tilashar");
    expect(said).toContain("999-from-the-future");
  });

  test(
    "killed again and again while starting for the first time, it starts in the end",
    async () => {
      const { environment } = await place(dialect);
      // From before the database is opened until after the last migration, however many kills there are.
      const times = Math.max(4, kills);
      for (let kill = 0; kill < times; kill++) {
        await killedStart(environment, 150 + (1200 * kill) / times);
      }
      const server = await started(environment);
      expect((await post(server, "/auth/register/", person("patient"))).status).toBe(201);
    },
    killsTimeout,
  );
});
