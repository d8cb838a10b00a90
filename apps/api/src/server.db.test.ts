import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, inject, test } from "vitest";
import { freshPlace, type Place } from "#api/testing/fresh-database.ts";
import {
  killedStart,
  refusedStart,
  type StartedServer,
  startServer,
} from "#api/testing/started-server.ts";
import { goodPassword } from "#api/testing/test-api.ts";

const root = join(import.meta.dirname, "../../..");

/** How often the server is killed under load and while it starts; KILLS=50 for a long look. */
const kills = Number(process.env.KILLS ?? 3);
const killsTimeout = 60_000 + kills * 20_000;

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "tilashar-test-"));
  cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function place(dialect: "sqlite" | "postgres"): Promise<Place> {
  const made = await freshPlace(dialect);
  cleanups.push(() => made.remove());
  return made;
}

async function started(environment: Record<string, string>): Promise<StartedServer> {
  const server = await startServer(environment);
  cleanups.push(() => server.process.exitCode ?? server.stop("SIGKILL"));
  return server;
}

async function post(server: StartedServer, path: string, body: unknown, token?: string) {
  const answer = await fetch(`${server.url}/api${path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const person = (name: string) => ({
  username: name,
  email: `${name}@example.test`,
  password: goodPassword,
  password2: goodPassword,
});

const signIn = async (server: StartedServer, name: string) =>
  (await post(server, "/auth/token/", { email: `${name}@example.test`, password: goodPassword }))
    .body;

describe("starting", () => {
  test("a port in use is told in one line with what to do", async () => {
    const blocker = createServer();
    await new Promise<void>((resolve) => blocker.listen(0, "127.0.0.1", resolve));
    cleanups.push(() => blocker.close());
    const { port } = blocker.address() as { port: number };
    const { code, said } = await refusedStart({ PORT: String(port) });
    expect(code).toBe(1);
    expect(said.trim()).toBe(
      `Port ${port} is in use. Stop what listens there, or choose another with PORT=${port + 1}.`,
    );
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

  test("the generated secret is kept for this user alone", async () => {
    const { environment } = await place("sqlite");
    await started(environment);
    const { mode } = statSync(join(environment.DATA_DIR as string, "session-secret"));
    expect(mode & 0o777).toBe(0o600);
  });
});

describe.each(["sqlite", "postgres"] as const)("on %s", (dialect) => {
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
    "everything acknowledged is there after kill -9 under load, nothing twice, and tokens still work",
    async () => {
      const { environment, open } = await place(dialect);
      const acknowledged = new Map<string, { saves: number; points: number; access: string }>();
      for (let round = 0; round < kills; round++) {
        const server = await started(environment);
        const learners = Array.from({ length: 4 }, (_, index) => `crash-${round}-${index}`);
        const work = learners.map(async (name) => {
          if ((await post(server, "/auth/register/", person(name))).status !== 201) return;
          acknowledged.set(name, { saves: 0, points: 0, access: "" });
          const { access } = await signIn(server, name);
          const record = { saves: 0, points: 0, access };
          acknowledged.set(name, record);
          for (let sitting = 0; sitting < 200; sitting++) {
            const attempt = `attempt-${name}-${sitting}`;
            const saved = await post(
              server,
              "/profile/saved-lessons/",
              { lesson_id: 1, attempt },
              access,
            );
            if (saved.status === 200) record.saves += 1;
            const claimed = await post(
              server,
              "/profile/leaderboard/add_points/",
              { points: 3 },
              access,
            );
            if (claimed.status === 200) record.points = claimed.body.total_points;
          }
        });
        // Killed in the middle of the work: requests in flight fail, which is no promise broken.
        const settled = Promise.allSettled(work);
        // However slow the machine, somebody has something to lose.
        const before = acknowledged.size;
        while (acknowledged.size < before + 2) await pause(20);
        await pause((round * 370) % 1100);
        await server.stop("SIGKILL");
        await settled;
      }

      const server = await started(environment);
      expect(acknowledged.size).toBeGreaterThan(kills);
      for (const [name, { points, access }] of acknowledged) {
        const { access: fresh } = await signIn(server, name);
        expect(fresh, name).toBeDefined();
        const read = async (token: string) => {
          const answer = await fetch(`${server.url}/api/profile/stats/`, {
            headers: { authorization: `Bearer ${token}` },
          });
          return { status: answer.status, body: (await answer.json()) as Record<string, number> };
        };
        const { body } = await read(fresh);
        // One award may have been committed whose answer never left.
        expect([points, points + 3], name).toContain(body.totalPoints);
        expect(body.totalPoints, name).toBeLessThanOrEqual(6);
        if (access !== "") expect((await read(access)).status, name).toBe(200);
      }
      await server.stop("SIGTERM");
      const database = await open();
      cleanups.push(() => database.close());
      const { queries } = database;
      const sums = await queries
        .selectFrom("points_ledger")
        .select(["account_id", (eb) => eb.fn.sum<number>("points").as("sum")])
        .groupBy("account_id")
        .execute();
      for (const { account_id, sum } of sums) {
        const totals = await queries
          .selectFrom("leaderboard_totals")
          .select("points")
          .where("account_id", "=", account_id)
          .execute();
        for (const { points } of totals) expect(points).toBe(sum);
      }
      const counted = await queries
        .selectFrom("leaderboard_counts")
        .select((eb) => eb.fn.sum<number>("learners").as("learners"))
        .where("period", "=", "all")
        .where("level", "=", 0)
        .executeTakeFirstOrThrow();
      expect(counted.learners ?? 0).toBe(sums.length);
      for (const [name, { saves }] of acknowledged) {
        const rows = await queries
          .selectFrom("saved_lessons")
          .innerJoin("accounts", "accounts.id", "saved_lessons.account_id")
          .select("attempt")
          .where("accounts.username", "=", name)
          .execute();
        expect(rows.length, name).toBeGreaterThanOrEqual(saves);
        expect(new Set(rows.map(({ attempt }) => attempt)).size, name).toBe(rows.length);
      }
    },
    killsTimeout,
  );

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

  test("asked to stop under load, it answers in full what is in flight and exits with 0", async () => {
    const { environment } = await place(dialect);
    const server = await started(environment);
    const inFlight = Array.from({ length: 12 }, (_, index) =>
      post(server, "/auth/register/", person(`leaving-${index}`)),
    );
    await new Promise((resolve) => setTimeout(resolve, 80));
    const ended = server.stop("SIGTERM");
    const answers = await Promise.allSettled(inFlight);
    expect(await ended).toBe(0);
    const again = await started(environment);
    let answered = 0;
    for (const [index, answer] of answers.entries()) {
      if (answer.status === "rejected") continue;
      answered += 1;
      expect([201, 503]).toContain(answer.value.status);
      const known = await signIn(again, `leaving-${index}`);
      expect("access" in known).toBe(answer.value.status === 201);
    }
    expect(answered).toBe(12);
  });
});

describe("several processes on one PostgreSQL", () => {
  test("they start at once on an empty database, share sessions, and count limits together", async () => {
    const { environment } = await place("postgres");
    const shared = { ...environment, RATE_LIMITS: "on" };
    const [one, two, three] = (await Promise.all([
      started(shared),
      started(shared),
      started(shared),
    ])) as [StartedServer, StartedServer, StartedServer];
    expect((await post(one, "/auth/register/", person("traveller"))).status).toBe(201);
    const { access, refresh } = await signIn(two, "traveller");
    const saved = await post(three, "/profile/saved-lessons/", { lesson_id: 1 }, access);
    expect(saved.status).toBe(200);
    const claims = await Promise.all(
      [one, two, three, one, two, three].map((server) =>
        post(server, "/profile/leaderboard/add_points/", { points: 5 }, access),
      ),
    );
    expect(claims.reduce((total, { body }) => total + body.awarded, 0)).toBe(5);
    const tabs = await Promise.all(
      [one, two, three].map((server) => post(server, "/auth/token/refresh/", { refresh })),
    );
    expect(new Set(tabs.map(({ body }) => body.refresh)).size).toBe(1);

    const guesses = await Promise.all(
      Array.from({ length: 24 }, (_, index) =>
        post([one, two, three][index % 3] as StartedServer, "/auth/token/", {
          email: "traveller@example.test",
          password: `guess-${index}`,
        }),
      ),
    );
    expect(guesses.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(guesses.filter(({ status }) => status === 429)).toHaveLength(14);
  });
});
