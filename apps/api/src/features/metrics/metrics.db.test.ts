import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freshPlace } from "#api/testing/fresh-database.ts";
import { onBothDatabases, startTestApi, type TestApi } from "#api/testing/test-api.ts";

const token = "m9Kq2TzVxW7pLr4NcB8d";

/** Values by name and labels as they are written. */
async function scrape(api: TestApi): Promise<Map<string, number>> {
  const { status, text, headers } = await api.call("GET", "/metrics", undefined, { token });
  expect(status).toBe(200);
  expect(headers["content-type"]).toBe("text/plain; version=0.0.4; charset=utf-8");
  const values = new Map<string, number>();
  for (const line of text.trimEnd().split("\n")) {
    if (line === "" || line.startsWith("# ")) continue;
    const parts = /^([a-z_]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})?) (\+Inf|-?[\d.e+-]+)$/.exec(
      line,
    );
    expect(parts, line).not.toBeNull();
    const [, name, value] = parts as unknown as [string, string, string];
    expect(values.has(name), `${name} is told once`).toBe(false);
    values.set(name, Number(value));
  }
  return values;
}

const answers = (route: string, status: string, method = "GET") =>
  `tilashar_http_request_duration_seconds_count{route="${route}",method="${method}",status="${status}"}`;

/** What operators watch and alarms are set on (docs/deploy.md): none may change its name. */
const names = [
  "tilashar_cpu_seconds_total",
  "tilashar_database_connections",
  "tilashar_database_up",
  "tilashar_database_waiting",
  "tilashar_event_loop_delay_seconds",
  "tilashar_http_request_duration_seconds_bucket",
  "tilashar_http_request_duration_seconds_count",
  "tilashar_http_request_duration_seconds_sum",
  "tilashar_memory_bytes",
  "tilashar_outbox_oldest_seconds",
  "tilashar_outbox_waiting",
  "tilashar_thread_questions",
  "tilashar_uptime_seconds",
];

onBothDatabases(
  "measurements for operators",
  (api) => {
    test("answers are counted by pattern and class of status, never by address", async () => {
      const before = await scrape(api());
      await api().call("GET", "/lessons-materials/1/");
      await api().call("GET", "/lessons-materials/2/");
      await api().call("GET", "/lessons-materials/999999/");
      await api().call("GET", "/profile/stats/?secret=in-the-address");
      const after = await scrape(api());
      const more = (name: string) => (after.get(name) ?? 0) - (before.get(name) ?? 0);
      const lesson = [...after.keys()].find((name) =>
        /_count\{route="\/api\/lessons-materials\/:\w+\/?",.*2xx/.test(name),
      );
      const route = /route="([^"]+)"/.exec(lesson ?? "")?.[1] as string;
      expect(more(answers(route, "2xx"))).toBe(2);
      expect(more(answers(route, "4xx"))).toBe(1);
      expect([...after.keys()].join("\n")).not.toMatch(/999999|in-the-address/);
    });

    test("each bucket holds the ones below it, and the last holds all", async () => {
      await api().call("GET", "/health/live");
      const values = await scrape(api());
      const buckets = [...values]
        .filter(([name]) => name.includes("_bucket") && name.includes("/health/live"))
        .map(([, count]) => count);
      expect(buckets).toHaveLength(14);
      expect(buckets).toEqual([...buckets].sort((a, b) => a - b));
      expect(buckets.at(-1)).toBe(1);
      expect(values.get(answers("/api/health/live", "2xx"))).toBe(1);
    });

    test("the process, its database and its outbox are measured", async () => {
      await api().call("POST", "/contact/", {
        name: "Айгүл",
        email: "aigul@example.test",
        comment: "Сәлем!",
      });
      let values = new Map<string, number>();
      const delayAfterWork = async () => {
        const busyUntil = performance.now() + 150;
        while (performance.now() < busyUntil);
        // The delay is sampled by a timer, which needs its turn before it is asked.
        await new Promise((resolve) => setTimeout(resolve, 50));
        values = await scrape(api());
        return values.get('tilashar_event_loop_delay_seconds{quantile="1"}');
      };
      await expect.poll(delayAfterWork, { timeout: 10_000 }).toBeGreaterThan(0.1);
      const told = new Set([...values.keys()].map((name) => name.replace(/\{.*/, "")));
      expect([...told].sort()).toEqual(names);
      expect(values.get("tilashar_database_up")).toBe(1);
      expect(values.get('tilashar_database_connections{state="idle"}')).toBeGreaterThanOrEqual(0);
      expect(values.get("tilashar_database_waiting")).toBe(0);
      expect(values.get('tilashar_memory_bytes{kind="resident"}')).toBeGreaterThan(50e6);
      const waiting = [...values].filter(([name]) => name.startsWith("tilashar_outbox_waiting"));
      expect(waiting.map(([, count]) => count)).toContain(1);
    });

    test("without the token there is nothing there, and nothing is described", async () => {
      for (const wrong of [undefined, "", "m9Kq2TzVxW7pLr4NcB8", `${token}x`]) {
        const { status, text } = await api().call(
          "GET",
          "/metrics",
          undefined,
          wrong === undefined ? {} : { token: wrong },
        );
        expect(status).toBe(404);
        expect(text).not.toContain("tilashar_");
      }
      expect((await api().call("GET", "/openapi.json")).text).not.toContain("metrics");
    });
  },
  { metrics: { kind: "token", token } },
);

test("the shipped alerts and dashboard ask only for what is measured", () => {
  const monitoring = join(import.meta.dirname, "../../../../../deploy/monitoring");
  for (const file of ["alerts.yml", "dashboard.json"]) {
    const asked = readFileSync(join(monitoring, file), "utf8").match(/\btilashar_[a-z_]+/g) ?? [];
    expect(asked.length, file).toBeGreaterThan(3);
    for (const name of asked) expect(names, `${file}: ${name}`).toContain(name);
  }
  JSON.parse(readFileSync(join(monitoring, "dashboard.json"), "utf8"));
});

test("for this machine only, a request through a proxy of this machine is the public's", async () => {
  const place = await freshPlace("sqlite");
  const api = await startTestApi(place, { metrics: { kind: "loopback" } });
  const ask = async (from: string, headers: Record<string, string> = {}) =>
    (await api.call("GET", "/metrics", undefined, { from, headers })).status;
  expect(await ask("127.0.0.1")).toBe(200);
  expect(await ask("::1")).toBe(200);
  expect(await ask("203.0.113.9")).toBe(404);
  expect(await ask("127.0.0.1", { "x-forwarded-for": "127.0.0.1" })).toBe(404);
  await api.app.server.close();
  await api.database.close();
  await place.remove();
});

test("unless an operator asks for it, nothing is measured", async () => {
  const place = await freshPlace("sqlite");
  const api = await startTestApi(place);
  expect((await api.call("GET", "/metrics")).status).toBe(404);
  await api.app.server.close();
  await api.database.close();
  await place.remove();
});
