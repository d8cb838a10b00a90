import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const secret = "k3v9Xq0ZpR7tYbN2mW8cLd5fGhJ4sA6u";
const problemsOf = (environment: Record<string, string>) => {
  try {
    readConfig(environment, "/app");
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
};

test("nothing needs to be set, and nothing set is production", () => {
  const config = readConfig({}, "/app");
  expect(config).toMatchObject({
    production: true,
    host: "127.0.0.1",
    port: 3000,
    dataDir: "/app/data",
    contentDir: "/app/content",
    contentLenient: false,
    speechCollect: false,
    voiceModel: null,
    databaseUrl: null,
    publicUrl: "http://localhost:3000",
    sessionSecret: null,
    trustProxy: false,
    rateLimits: true,
  });
});

test("only development by its name is development", () => {
  expect(readConfig({ NODE_ENV: "development" }, "/app").production).toBe(false);
  for (const other of ["production", "test", "staging", ""]) {
    expect(readConfig({ NODE_ENV: other }, "/app").production, other).toBe(true);
  }
});

test("every problem is told at once, one a line", () => {
  const problems = problemsOf({
    PORT: "eighty",
    DATABASE_URL: "mysql://x",
    PUBLIC_URL: "nowhere",
    LOG_LEVEL: "loud",
  });
  expect(problems).toHaveLength(4);
  expect(problems.map((line) => line.split(" ")[0])).toEqual([
    "PORT",
    "DATABASE_URL",
    "PUBLIC_URL",
    "LOG_LEVEL",
  ]);
});

test("a shared database wants a shared secret", () => {
  expect(problemsOf({ DATABASE_URL: "postgres://a@b/c" })[0]).toContain(
    "SESSION_SECRET is required",
  );
  expect(problemsOf({ DATABASE_URL: "postgres://a@b/c", SESSION_SECRET: secret })).toEqual([]);
});

test("a short, famous or monotonous secret is refused", () => {
  for (const weak of ["short", "changeme-changeme-changeme-changeme", "a".repeat(64)]) {
    expect(problemsOf({ SESSION_SECRET: weak }), weak).toHaveLength(1);
  }
});

test("a secret is never repeated in the message about it", () => {
  expect(problemsOf({ SESSION_SECRET: "hunter2-hunter2" }).join()).not.toContain("hunter2");
});

test("limits can be switched off on this machine only", () => {
  expect(readConfig({ RATE_LIMITS: "off" }, "/app").rateLimits).toBe(false);
  expect(problemsOf({ RATE_LIMITS: "off", HOST: "0.0.0.0" })).toHaveLength(1);
});

test("the public address loses its slash and may not hold a path or a user", () => {
  expect(readConfig({ PUBLIC_URL: "https://tilashar.example/" }, "/app").publicUrl).toBe(
    "https://tilashar.example",
  );
  expect(problemsOf({ PUBLIC_URL: "https://tilashar.example/app" })).toHaveLength(1);
  expect(problemsOf({ PUBLIC_URL: "https://user@tilashar.example" })).toHaveLength(1);
  expect(problemsOf({ PUBLIC_URL: "javascript:alert(1)" })).toHaveLength(1);
});

test("a contact address is a plain one, and there need be none", () => {
  expect(readConfig({}, "/app").contactEmail).toBeNull();
  expect(readConfig({ CONTACT_EMAIL: "hello@tilashar.example" }, "/app").contactEmail).toBe(
    "hello@tilashar.example",
  );
  expect(problemsOf({ CONTACT_EMAIL: "nobody" })).toHaveLength(1);
  expect(problemsOf({ CONTACT_EMAIL: "a@b.example?subject=x" })).toHaveLength(1);
});

test("trusted proxies are a switch, a number or addresses", () => {
  const read = (value: string) => readConfig({ TRUST_PROXY: value }, "/app").trustProxy;
  expect([read("true"), read("false"), read("2"), read("10.0.0.0/8")]).toEqual([
    true,
    false,
    2,
    "10.0.0.0/8",
  ]);
});

test("who may read the measurements is nobody, this machine, or whoever holds the token", () => {
  const accessOf = (environment: Record<string, string>) => readConfig(environment, "/app").metrics;
  expect(accessOf({})).toEqual({ kind: "off" });
  expect(accessOf({ METRICS: "loopback" })).toEqual({ kind: "loopback" });
  expect(accessOf({ METRICS_TOKEN: secret })).toEqual({ kind: "token", token: secret });
  expect(problemsOf({ METRICS: "on" })[0]).toContain("METRICS");
  expect(problemsOf({ METRICS_TOKEN: "short" })[0]).toContain("METRICS_TOKEN");
});
