import { afterEach, expect, test, vi } from "vitest";
import { clientAddress } from "#api/limits/client-address.ts";
import { makeRateLimiter } from "#api/limits/rate-limiter.ts";
import { onBothDatabases } from "#api/testing/test-api.ts";

const second = 1000;

/** Moves the clock of this process; timers go on. */
function wait(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}
afterEach(() => void vi.useRealTimers());

onBothDatabases(
  "guessing passwords",
  (api) => {
    const signIn = (email: string, password: string, from: string, headers = {}) =>
      api().call("POST", "/auth/token/", { email, password }, { from, headers });

    test("ten failures lock an account's sign-in for a quarter of an hour, however they come", async () => {
      const { email, password } = await api().learner();
      const answers = await Promise.all(
        Array.from({ length: 40 }, (_, index) =>
          signIn(index % 2 ? email : email.toUpperCase(), `guess-${index}`, `203.0.113.${index}`, {
            "x-forwarded-for": `198.51.100.${index}`,
          }),
        ),
      );
      expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
      const locked = await signIn(email, password, "203.0.113.200");
      expect(locked.status).toBe(429);
      expect(Number(locked.headers["retry-after"])).toBeLessThanOrEqual(15 * 60);
      expect((await api().call("GET", "/lessons-materials")).status).toBe(200);
      wait(15 * 60 * second + second);
      expect((await signIn(email, password, "203.0.113.200")).status).toBe(200);
    });

    test("signing in rightly never uses up the places of failures", async () => {
      const { email, password } = await api().learner();
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => signIn(email, password, "203.0.113.201")),
      );
      for (const { status } of answers) expect(status).toBe(200);
    });

    test("an unknown e-mail is locked like a known one", async () => {
      const statuses = [];
      for (let guess = 0; guess < 12; guess++) {
        statuses.push(
          (await signIn("ghost@example.test", `guess-${guess}`, "203.0.113.202")).status,
        );
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    });

    test("three hundred attempts from one address are enough, whichever accounts they try", async () => {
      const network = clientAddress("2001:db8:1:2::1");
      const limiter = makeRateLimiter(api().database, Date.now);
      for (let attempt = 0; attempt < 298; attempt++)
        await limiter.take("signInByAddress", network);
      const answers = await Promise.all(
        Array.from({ length: 6 }, (_, index) =>
          signIn(`stuffed-${index}@example.test`, "Spring-2026-x", `2001:db8:1:2:ffff::${index}`),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([401, 401, 429, 429, 429, 429]);
      expect((await signIn("other@example.test", "x", "2001:db8:1:3::1")).status).toBe(401);
    });
  },
  { rateLimits: true },
);
