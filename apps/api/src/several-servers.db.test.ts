import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Place } from "#api/testing/fresh-database.ts";
import { type FrontServer, freePort, startFrontServer } from "#api/testing/front-server.ts";
import { ownServers, person, post, signIn } from "#api/testing/own-servers.ts";
import type { StartedServer } from "#api/testing/started-server.ts";
import { goodPassword } from "#api/testing/test-api.ts";

const own = ownServers();

interface Several {
  place: Place;
  front: FrontServer;
  servers: StartedServer[];
  /** Ends one in good order and starts it again, as an upgrade does. */
  replace(index: 0 | 1): Promise<void>;
  folders: string[];
}

async function startSeveral(): Promise<Several> {
  const place = await own.place("postgres");
  const ports = [await freePort(), await freePort()] as const;
  const folders = [0, 1].map((index) => join(place.dataDir, `server-${index}`));
  const environmentOf = (index: number) => ({
    ...place.environment,
    DATA_DIR: folders[index] as string,
    PORT: String(ports[index]),
    TRUST_PROXY: "1",
    RATE_LIMITS: "on",
  });
  const servers = await Promise.all([0, 1].map((index) => own.started(environmentOf(index))));
  const front = await startFrontServer(ports);
  own.afterwards(() => front.stop());
  return {
    place,
    front,
    servers,
    folders,
    async replace(index) {
      expect(await servers[index]?.stop("SIGTERM")).toBe(0);
      servers[index] = await own.started(environmentOf(index));
    },
  };
}

async function waitingDeliveries(place: Place): Promise<number> {
  const database = await place.open();
  const { rows } = await database.queries
    .selectFrom("deliveries")
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .where("finished_at", "is", null)
    .executeTakeFirstOrThrow();
  await database.close();
  return rows;
}

async function call(
  url: string,
  method: string,
  path: string,
  { body, token, from }: { body?: unknown; token?: string; from?: string } = {},
) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(from === undefined ? {} : { "x-forwarded-for": from }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape.
  return { status: answer.status, body: (await answer.json().catch(() => null)) as any };
}

async function register(url: string, name: string) {
  const email = `${name}@example.test`;
  const registered = await call(url, "POST", "/auth/register/", {
    body: { username: name, email, password: goodPassword, password2: goodPassword },
  });
  expect(registered.status).toBe(201);
  const { body } = await call(url, "POST", "/auth/token/", {
    body: { email, password: goodPassword },
  });
  return { email, access: body.access as string, refresh: body.refresh as string };
}

test("who signs in on one server works on the other, and limits and mails are everyone's", async () => {
  const { servers, folders, front, place } = await startSeveral();
  const [first, second] = servers.map(({ url }) => url) as [string, string];
  const learner = await register(first, "aigul");

  const saved = await call(second, "POST", "/profile/saved-lessons/", {
    body: { lesson_id: 1 },
    token: learner.access,
  });
  expect(saved.status).toBe(200);
  const points = await call(first, "POST", "/profile/leaderboard/add_points/", {
    body: { points: 10 },
    token: learner.access,
  });
  expect(points.body.awarded).toBe(10);
  const rank = await call(second, "GET", "/profile/leaderboard/user_position/?filter=all", {
    token: learner.access,
  });
  expect(rank.body).toMatchObject({ rank: 1, total_points: 10 });

  const left = await call(second, "POST", "/auth/logout/", {
    body: { refresh: learner.refresh },
    token: learner.access,
  });
  expect(left.status).toBe(200);
  const again = await call(first, "POST", "/auth/token/refresh/", {
    body: { refresh: learner.refresh },
  });
  expect(again.status).toBe(401);

  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt++) {
    const wrong = { email: learner.email, password: "not-the-password" };
    // Whatever address a client claims through the front, it is counted as itself.
    const { status } = await call(front.url, "POST", "/auth/token/", {
      body: wrong,
      from: `203.0.113.${attempt}`,
    });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  for (const url of [first, second]) {
    const { status } = await call(url, "POST", "/auth/token/", {
      body: { email: learner.email, password: "not-the-password" },
    });
    expect(status, "both count together").toBe(429);
  }

  for (const url of [first, second, first]) {
    expect(
      (await call(url, "POST", "/auth/password-reset/", { body: { email: learner.email } })).status,
    ).toBe(200);
  }
  const mails = () =>
    folders.flatMap((folder) => {
      const outbox = join(folder, "outbox");
      return existsSync(outbox) ? readdirSync(outbox).filter((name) => name.endsWith(".eml")) : [];
    });
  await expect.poll(() => waitingDeliveries(place), { timeout: 20_000 }).toBe(0);
  expect(mails().length, "each mail leaves once, from whichever server").toBe(3);
}, 180_000);

test("while one server after the other is replaced under load, no request fails and nothing is lost", async () => {
  const { front, place, replace } = await startSeveral();
  const learners = await Promise.all(
    ["aigul", "daniyar", "zhuldyz"].map((name) => register(front.url, name)),
  );
  let goingOn = true;
  const odd: string[] = [];
  let answered = 0;
  let saved = 0;
  const load = learners.map(async ({ access }, index) => {
    for (let round = 0; goingOn; round++) {
      for (const [method, path, body] of [
        ["GET", "/profile/stats/"],
        ["GET", "/lessons-materials/1/"],
        // Within what one account may save in a quarter of an hour.
        ...(round % 4 === 0 && round < 1000
          ? [["POST", "/profile/saved-lessons/", { lesson_id: 2 }] as const]
          : []),
        ["GET", "/health/ready"],
      ] as [string, string, unknown?][]) {
        try {
          const { status } = await call(front.url, method, path, {
            token: access,
            ...(body === undefined ? {} : { body }),
          });
          if (status === 200) answered += 1;
          else odd.push(`${method} ${path}: ${status}`);
          if (method === "POST" && status === 200) saved += 1;
        } catch (error) {
          odd.push(`${method} ${path}: ${String((error as Error).cause ?? error)}`);
        }
      }
      const page = await fetch(`${front.url}/lessons?${index}-${round}`);
      if (page.status !== 200) odd.push(`page: ${page.status}`);
      await page.text();
      await pause(100);
    }
  });
  await pause(500);
  const answeredWhile: number[] = [];
  const replaceUnderLoad = async (index: 0 | 1) => {
    const before = answered;
    await replace(index);
    answeredWhile.push(answered - before);
  };
  await replaceUnderLoad(0);
  // docs/deploy.md: whatever is in front has to notice that the first is back.
  await pause(2500);
  await replaceUnderLoad(1);
  await pause(500);
  goingOn = false;
  await Promise.all(load);

  expect(odd, `behind ${front.kind}`).toEqual([]);
  expect(Math.min(...answeredWhile), "people were being answered all the while").toBeGreaterThan(5);
  const database = await place.open();
  const { rows } = await database.queries
    .selectFrom("saved_lessons")
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  await database.close();
  expect(rows, "what was acknowledged is there, once").toBe(saved);
}, 180_000);

test("they start at once on an empty database, share sessions, and count limits together", async () => {
  const { environment } = await own.place("postgres");
  const shared = { ...environment, RATE_LIMITS: "on" };
  const [one, two, three] = (await Promise.all([
    own.started(shared),
    own.started(shared),
    own.started(shared),
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
