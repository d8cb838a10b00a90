import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { onBothDatabases, type TestApi } from "#api/testing/test-api.ts";

const json = { "content-type": "application/json" };

/** Every operation of the API as its own description lists it. */
const operations = async (api: TestApi) => {
  const { body } = await api.call("GET", "/openapi.json");
  return Object.entries(body.paths as Record<string, Record<string, unknown>>).flatMap(
    ([path, methods]) =>
      Object.keys(methods).map((method) => ({
        method: method.toUpperCase() as "GET" | "POST",
        path: path.replace(/^\/api/, ""),
      })),
  );
};

onBothDatabases("requests of every kind", (api) => {
  test("an unknown address is a 404 and a wrong method a 405 that names the right ones", async () => {
    for (const path of ["/nothing", "/", "/auth", "/auth/token/x", "/../api/x", "/%2e%2e/x"]) {
      const { status, body } = await api().call("GET", path);
      expect([status, body.code], path).toEqual([404, "not_found"]);
    }
    const { status, headers, body } = await api().call("GET", "/auth/token/");
    expect([status, headers.allow, body.code]).toEqual([405, "POST", "method_not_allowed"]);
    for (const method of ["PUT", "DELETE", "PATCH", "OPTIONS", "TRACE"] as const) {
      expect((await api().call(method, "/lessons-materials/1")).status, method).toBe(405);
    }
  });

  test("a lesson that is not there is a 404, whatever its number looks like", async () => {
    for (const id of [
      "abc",
      "-1",
      "0",
      "1.0",
      "01",
      "999",
      "99999999999999999999",
      "1e0",
      "%2F..",
      "..%2f1",
      "__proto__",
      "constructor",
      "1%20",
      "%D2%B1",
      "' or 1=1",
      "1;drop",
      "a".repeat(90),
    ]) {
      const { status, body } = await api().call("GET", `/lessons-materials/${id}/`);
      expect(status, id).toBe(404);
      expect(body.detail, id).toEqual(expect.any(String));
    }
    for (const broken of ["%E0%A4%A", "%00"]) {
      expect((await api().call("GET", `/lessons-materials/${broken}/`)).status, broken).toBe(400);
    }
    expect((await api().call("GET", `/lessons-materials/${"9".repeat(5000)}/`)).status).toBe(404);
  });

  test("bodies that are no JSON of ours get a 4xx in the one shape", async () => {
    const deep = (open: string, close: string) => open.repeat(100_000) + close.repeat(100_000);
    const bodies: [string | Buffer, Record<string, string>, number][] = [
      ["", json, 400],
      ["{", json, 400],
      ["null", json, 400],
      ["[]", json, 400],
      ['"text"', json, 400],
      ["5", json, 400],
      [deep("[", "]"), json, 400],
      [deep('{"email":', "}"), json, 413],
      [`${'{"email":'.repeat(20_000)}1${"}".repeat(20_000)}`, json, 400],
      [`{"email":${deep("[", "]")},"password":"x"}`, json, 400],
      ['\uFEFF{"email":"a@b.kz","password":"x"}', json, 401],
      ['{"email":"a@b.kz","email":["x"],"password":"x"}', json, 400],
      ["email=a@b.kz&password=x", { "content-type": "application/x-www-form-urlencoded" }, 415],
      ['{"email":"a@b.kz","password":"x"}', { "content-type": "text/plain" }, 415],
      ['{"email":"a@b.kz","password":"x"}', { "content-type": "application/xml" }, 415],
      ['{"email":"a@b.kz","password":"x"}', { "content-type": "a/b/c; ;;=" }, 415],
      [gzipSync(Buffer.alloc(10_000_000)), { ...json, "content-encoding": "gzip" }, 415],
      [`{"email":"${"x".repeat(20_000_000)}"}`, json, 413],
    ];
    for (const [body, headers, expected] of bodies) {
      const answer = await api().call("POST", "/auth/token/", body, { headers });
      const shown = `${String(body).slice(0, 40)} ${headers["content-type"]}`;
      expect(answer.status, shown).toBe(expected);
      expect(answer.body, shown).toMatchObject({
        detail: expect.any(String),
        code: expect.any(String),
      });
    }
  });

  test("no operation answers strange bodies, queries or headers with a fault of ours", async () => {
    const { access } = await api().learner();
    const strange = [
      "\u0000",
      "\ud800",
      "\u202E",
      "<script>",
      "' or 1=1 --",
      "../../etc/passwd",
      "%00",
      "",
      " ",
      "9".repeat(400),
      "-1",
      "1e999",
      "NaN",
      "null",
      "true",
      "__proto__",
      "constructor",
      "{}",
      "[]",
      "=1+1",
      "\r\nSet-Cookie: a=b",
      "💥".repeat(100),
    ];
    const shapes = (value: string): unknown[] => [
      value,
      [value],
      { $gt: value },
      { [value]: value },
      null,
      true,
      -0,
      2 ** 60,
      1.5,
      [[[]]],
    ];
    // Each operation meets every value and every shape, but not each in each: fuzz.db.test.ts draws those.
    for (const [nth, { method, path }] of (await operations(api())).entries()) {
      for (const [index, value] of strange.entries()) {
        const query = encodeURIComponent(value.isWellFormed() ? value : "?");
        const at = `${path.replace("{id}", query || "x")}?filter=${query}&limit=${query}&${query}=${query}`;
        const kinds = shapes(value);
        const shape = kinds[(index + nth) % kinds.length];
        const body =
          method === "POST"
            ? JSON.stringify({
                email: shape,
                password: shape,
                refresh: shape,
                username: shape,
                password2: shape,
                lesson_id: shape,
                answers: shape,
                attempt: shape,
                finished_at: shape,
                points: shape,
              })
            : undefined;
        const answer = await api().call(method, at, body, { token: access, headers: json });
        expect(answer.status, `${method} ${at} ${body}`).toBeLessThan(500);
        expect(answer.text).not.toMatch(/sqlite|postgres|node_modules|\.ts:|stack/i);
      }
    }
  });

  test("every answer of the API carries the security headers, and none may be cached by accident", async () => {
    for (const path of [
      "/nothing",
      "/profile/stats",
      "/health/live",
      "/lessons-materials",
      "/docs",
    ]) {
      const { headers } = await api().call("GET", path);
      expect(headers["x-content-type-options"], path).toBe("nosniff");
      expect(headers["content-security-policy"], path).toContain("frame-ancestors 'none'");
      expect(headers["x-powered-by"], path).toBeUndefined();
      expect(headers["cache-control"], path).toBeDefined();
    }
    for (const path of ["/profile/stats", "/health/ready", "/nothing"]) {
      expect((await api().call("GET", path)).headers["cache-control"], path).toBe("no-store");
    }
  });

  test("no origin is allowed to read us, whichever asks", async () => {
    for (const origin of ["https://evil.test", "null", "http://localhost:3000.evil.test"]) {
      const { headers } = await api().call("GET", "/lessons-materials", undefined, {
        headers: { origin },
      });
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    }
  });

  test("the page about the API runs no script and names every call", async () => {
    const { status, text, headers } = await api().call("GET", "/docs");
    expect(status).toBe(200);
    expect(text).not.toMatch(/<script|style="|\son\w+="/);
    expect(headers["content-security-policy"]).toContain("script-src 'self'");
    for (const { path } of await operations(api())) expect(text).toContain(path.replace("{", "{"));
    expect((await api().call("GET", "/docs/style.css")).headers["content-type"]).toContain(
      "text/css",
    );
  });

  test("being ready depends on the database, being alive does not", async () => {
    expect((await api().call("GET", "/health/live")).body).toEqual({ status: "ok" });
    expect((await api().call("GET", "/health/ready")).body).toEqual({ status: "ok" });
  });
});
