import { request } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { ownServers, person, post, signIn } from "#api/testing/own-servers.ts";

const { place, started, afterwards } = ownServers();

/** How often the server is killed; KILLS=50 for a long look. */
const kills = Number(process.env.KILLS ?? 3);
const killsTimeout = 60_000 + kills * 20_000;

describe.each(["sqlite", "postgres"] as const)("on %s", (dialect) => {
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
      afterwards(() => database.close());
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

  test("asked to stop under load, it answers in full what is in flight and exits with 0", async () => {
    const { environment } = await place(dialect);
    const server = await started(environment);
    const inFlight = Array.from({ length: 12 }, (_, index) =>
      sending(server, "/auth/register/", person(`leaving-${index}`)),
    );
    await Promise.all(inFlight.map(({ sent }) => sent));
    // Passwords are hashed one or a few at a time: with the first answer, the others have been read and wait.
    await Promise.race(inFlight.map(({ status }) => status));
    const ended = server.stop("SIGTERM");
    const statuses = await Promise.all(inFlight.map(({ status }) => status));
    expect(await ended).toBe(0);
    expect(statuses).toEqual(Array(12).fill(201));
    const again = await started(environment);
    for (const index of statuses.keys()) {
      expect(await signIn(again, `leaving-${index}`)).toHaveProperty("access");
    }
  });

  test("asked to stop while a request is half sent, it takes the rest of it and does it", async () => {
    const { environment } = await place(dialect);
    const server = await started(environment);
    const body = JSON.stringify(person("halfway"));
    const connection = connect(Number(new URL(server.url).port), "127.0.0.1");
    afterwards(() => connection.destroy());
    const answered = text(connection);
    connection.write(
      "POST /api/auth/register/ HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n",
    );
    await pause(100);
    const ended = server.stop("SIGTERM");
    // Past the moment at which the server stops taking connections.
    await expect.poll(() => isRefused(server.url), { timeout: 10_000 }).toBe(true);
    connection.write(`Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`);
    expect(await answered).toMatch(/^HTTP\/1\.1 201 /);
    expect(await ended).toBe(0);
    expect(await signIn(await started(environment), "halfway")).toHaveProperty("access");
  });
});

/** A request that tells when the whole of it has left, and then the status of its answer. */
function sending({ url }: { url: string }, path: string, body: unknown) {
  const asked = request(`${url}/api${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
  });
  const sent = new Promise<void>((resolve, reject) => {
    asked.once("error", reject);
    asked.end(JSON.stringify(body), resolve);
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    asked.once("error", reject);
    asked.once("response", (answer) => {
      answer.resume();
      answer.once("end", () => resolve(answer.statusCode));
    });
  });
  return { sent, status };
}

/** Whether nobody listens there any more. */
const isRefused = (url: string) =>
  new Promise<boolean>((resolve) => {
    const connection = connect(Number(new URL(url).port), "127.0.0.1");
    connection.once("connect", () => {
      connection.destroy();
      resolve(false);
    });
    connection.once("error", () => resolve(true));
  });
