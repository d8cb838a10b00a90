import { expect, test } from "vitest";
import { freshPlace } from "#api/testing/fresh-database.ts";
import { startTcpProxy } from "#api/testing/tcp-proxy.ts";
import { startTestApi } from "#api/testing/test-api.ts";
import { openPostgresDatabase } from "./postgres-database.ts";

test("while PostgreSQL is gone, calls that need it say so and when to come back; then all goes on", async () => {
  const place = await freshPlace("postgres");
  const real = new URL(place.environment.DATABASE_URL as string);
  const proxy = await startTcpProxy({ host: real.hostname, port: Number(real.port) });
  const proxied = new URL(real);
  proxied.port = String(proxy.port);
  const api = await startTestApi({ ...place, open: () => openPostgresDatabase(proxied.href) });
  const { access, email, password } = await api.learner();
  const as = { token: access };
  await api.call("POST", "/profile/saved-lessons/", { lesson_id: 1 }, as);

  await proxy.down();
  for (const [method, path, body] of [
    ["GET", "/profile/stats/", undefined],
    ["POST", "/profile/leaderboard/add_points/", { points: 10 }],
    ["POST", "/auth/token/", { email, password }],
    ["GET", "/health/ready", undefined],
  ] as const) {
    const answer = await api.call(method, path, body, as);
    expect([answer.status, answer.body.code], path).toEqual([503, "unavailable"]);
    expect(answer.headers["retry-after"], path).toBe("5");
  }
  expect((await api.call("GET", "/health/live")).status).toBe(200);
  expect((await api.call("GET", "/lessons-materials/1/")).status).toBe(200);

  await proxy.up();
  expect((await api.call("GET", "/health/ready")).status).toBe(200);
  const claimed = await api.call("POST", "/profile/leaderboard/add_points/", { points: 10 }, as);
  expect(claimed.body).toMatchObject({ awarded: 10, total_points: 10 });

  await api.app.server.close();
  await api.database.close();
  await proxy.down();
  await place.remove();
});
