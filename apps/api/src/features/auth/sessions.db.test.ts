import { createHmac } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { clientAddress } from "#api/limits/client-address.ts";
import { makeRateLimiter } from "#api/limits/rate-limiter.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const second = 1000;
const day = 24 * 3600 * second;

/** Moves the clock of this process; timers go on. */
function wait(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}
afterEach(() => void vi.useRealTimers());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] as string, "base64url").toString());

onBothDatabases("signing in", (api) => {
  const signIn = (email: unknown, password: unknown, language = "en") =>
    api().call(
      "POST",
      "/auth/token/",
      { email, password },
      { headers: { "accept-language": language } },
    );

  test("an unknown e-mail and a wrong password get the same answer", async () => {
    const { email } = await api().learner();
    const wrong = await signIn(email, "not-the-password");
    const unknown = await signIn("nobody@example.test", "not-the-password");
    expect([wrong.status, unknown.status]).toEqual([401, 401]);
    expect(wrong.text).toBe(unknown.text);
    expect(wrong.body.code).toBe("invalid_credentials");
    expect((await signIn(email, "x", "kk")).body.detail).toContain("құпиясөз");
  });

  test("the e-mail may be written in any case, the password only as it is", async () => {
    const password = "  Ұзын құпиясөз 2026  ";
    const { email } = await api().learner({ password, password2: password });
    expect((await signIn(email.toUpperCase(), password)).status).toBe(200);
    for (const other of [
      password.trim(),
      password.toLowerCase(),
      `${password}!`,
      password.slice(0, -1),
    ]) {
      expect((await signIn(email, other)).status, other).toBe(401);
    }
  });

  test("all of a long password counts", async () => {
    const password = "қар1".repeat(32);
    const { email } = await api().learner({ password, password2: password });
    expect((await signIn(email, password)).status).toBe(200);
    expect((await signIn(email, `${password.slice(0, -1)}2`)).status).toBe(401);
    expect((await signIn(email, password.slice(0, 72))).status).toBe(401);
  });

  test("other types, SQL and characters that cannot be stored are refused without an error of ours", async () => {
    const { email } = await api().learner();
    for (const [badEmail, badPassword] of [
      [{ $gt: "" }, { $gt: "" }],
      [[email], ["x"]],
      [true, true],
      [null, null],
      ["' or 1=1 --", "' or 1=1 --"],
      [`${email}\u0000`, "x"],
      ["\ud800@example.test", "x"],
      [email, "\u0000"],
    ]) {
      const { status } = await signIn(badEmail, badPassword);
      expect([400, 401], JSON.stringify([badEmail, badPassword])).toContain(status);
    }
  });

  test("a megabyte of password is refused at once", async () => {
    expect((await signIn("a@example.test", "x".repeat(1_000_000))).status).toBe(413);
    expect((await signIn("a@example.test", "x".repeat(100_000))).status).toBe(400);
  });

  test("while forty sign in, others are answered", async () => {
    const { email, password } = await api().learner();
    const signingIn = Promise.all(Array.from({ length: 40 }, () => signIn(email, password)));
    expect((await api().call("GET", "/lessons-materials")).status).toBe(200);
    for (const { status } of await signingIn) expect(status).toBe(200);
  });

  test("nothing secret is in the log", async () => {
    const { email, password, access, refresh } = await api().learner();
    await signIn(email, "wrong-but-mine");
    await api().call("GET", "/auth/session/", undefined, { token: access });
    await api().call("POST", "/auth/token/refresh/", { refresh });
    expect(api().log()).not.toBe("");
    for (const secret of [email, password, access, refresh, "wrong-but-mine"]) {
      expect(api().log()).not.toContain(secret);
    }
  });
});

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

onBothDatabases("refreshing", (api) => {
  const refresh = (token: unknown) =>
    api().call("POST", "/auth/token/refresh/", { refresh: token });
  const session = (token: string) => api().call("GET", "/auth/session/", undefined, { token });

  test("each refresh gives new tokens, which work", async () => {
    const learner = await api().learner();
    const { status, body, headers } = await refresh(learner.refresh);
    expect(status).toBe(200);
    expect(body.refresh).not.toBe(learner.refresh);
    expect(headers["cache-control"]).toBe("no-store");
    expect((await session(body.access)).body.user).toMatchObject({
      id: learner.id,
      email: learner.email,
    });
    expect((await refresh(body.refresh)).status).toBe(200);
  });

  test("tabs that refresh at once all get the same next token, and nobody is signed out", async () => {
    const learner = await api().learner();
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(learner.refresh)));
    for (const { status } of answers) expect(status).toBe(200);
    expect(new Set(answers.map(({ body }) => body.refresh)).size).toBe(1);
    wait(29 * second);
    expect((await refresh(learner.refresh)).status).toBe(200);
    expect((await refresh(answers[0]?.body.refresh)).status).toBe(200);
  });

  test("a used token that comes back later ends the whole family", async () => {
    const learner = await api().learner();
    const next = (await refresh(learner.refresh)).body;
    wait(31 * second);
    const stolen = await refresh(learner.refresh);
    expect(stolen.status).toBe(401);
    expect(stolen.body).toMatchObject({
      code: "session_expired",
      detail: "Session expired. Please login again.",
    });
    expect((await refresh(next.refresh)).status).toBe(401);
    expect((await session(next.access)).status).toBe(401);
  });

  test("a session unused for thirty days is over, a used one is not", async () => {
    const idle = await api().learner();
    const busy = await api().learner();
    wait(29 * day);
    const renewed = (await refresh(busy.refresh)).body;
    wait(2 * day);
    expect((await refresh(idle.refresh)).status).toBe(401);
    expect((await refresh(renewed.refresh)).status).toBe(200);
  });

  test("other sessions of the account go on when one ends", async () => {
    const learner = await api().learner();
    const { email, password } = learner;
    const other = (await api().call("POST", "/auth/token/", { email, password })).body;
    await api().call("POST", "/auth/logout/", { refresh: learner.refresh });
    expect((await refresh(learner.refresh)).status).toBe(401);
    expect((await session(learner.access)).status).toBe(401);
    expect((await session(other.access)).status).toBe(200);
    expect((await refresh(other.refresh)).status).toBe(200);
  });

  test("signing out is in the learner's language and can be repeated", async () => {
    const learner = await api().learner();
    const out = () =>
      api().call(
        "POST",
        "/auth/logout/",
        { refresh: learner.refresh },
        { headers: { "accept-language": "kk" } },
      );
    expect((await out()).body).toEqual({ message: "Аккаунтыңыздан шықтыңыз." });
    expect((await out()).status).toBe(200);
  });

  test("an access token, garbage or nothing is no refresh token", async () => {
    const learner = await api().learner();
    expect((await refresh(learner.access)).status).toBe(401);
    expect((await refresh("garbage")).status).toBe(401);
    for (const bad of [undefined, null, 5, [], {}, "", "x".repeat(600), "a\u0000"]) {
      expect((await refresh(bad)).status, JSON.stringify(bad)).toBe(400);
    }
  });

  test("tokens are kept as hashes only", async () => {
    const learner = await api().learner();
    const next = (await refresh(learner.refresh)).body.refresh;
    const rows = await api().database.queries.selectFrom("refresh_tokens").selectAll().execute();
    const kept = JSON.stringify(rows);
    expect(kept).not.toContain(learner.refresh);
    expect(kept).not.toContain(next);
  });
});

onBothDatabases("access tokens", (api) => {
  const status = async (authorization: string, path = "/profile/stats/") =>
    (await api().call("GET", path, undefined, { headers: { authorization } })).status;

  test("forged, changed and stripped tokens are refused on every call", async () => {
    const { access, refresh }: Learner = await api().learner();
    const [header, payload, signature] = access.split(".") as [string, string, string];
    const claims = claimsOf(access);
    const sign = (head: object, body: unknown, key: string) => {
      const text = `${encode(head)}.${encode(body)}`;
      return `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;
    };
    const forged = [
      ...["none", "None", "NONE", "nOnE"].map(
        (alg) => `${encode({ alg, typ: "JWT" })}.${payload}.`,
      ),
      `${header}.${payload}.`,
      `${header}.${payload}`,
      `${header}.${encode({ ...claims, user_id: claims.user_id + 1 })}.${signature}`,
      `${header}.${payload}.${signature.slice(0, -2)}AA`,
      sign({ alg: "HS256" }, claims, ""),
      sign({ alg: "HS256" }, claims, "secret"),
      sign({ alg: "HS256", kid: "../../dev/null" }, claims, ""),
      sign({ alg: "HS256", kid: "x' union select 'k" }, claims, "k"),
      sign({ alg: "HS256", jwk: { kty: "oct", k: encode("k") } }, claims, "k"),
      sign({ alg: "HS256", jku: "https://evil.test/keys" }, claims, "k"),
      refresh,
      "null",
      "x".repeat(7000),
    ];
    for (const path of ["/profile/stats/", "/auth/session/", "/lessons-materials/1/"]) {
      expect(await status(`Bearer ${access}`, path)).toBe(200);
      for (const token of forged) {
        expect(await status(`Bearer ${token}`, path), token.slice(0, 60)).toBe(401);
      }
    }
    for (const scheme of [
      access,
      `Basic ${access}`,
      `Bearer  ${access}`,
      "Bearer",
      `Bearer ${access} x`,
    ]) {
      expect(await status(scheme)).toBe(401);
    }
  });

  test("tokens of ours with other claims are refused", async () => {
    const { access } = await api().learner();
    const claims = claimsOf(access);
    const { jwt } = api().app.server;
    for (const changes of [
      { user_id: "1" },
      { user_id: 1.5 },
      { user_id: 3_000_000_000 },
      { user_id: null },
      { jti: "x" },
      { exp: null },
      { username: undefined },
      { language_preference: "de" },
    ]) {
      let token: string;
      try {
        token = jwt.sign({ ...claims, ...changes });
      } catch {
        continue;
      }
      expect(await status(`Bearer ${token}`), JSON.stringify(changes)).toBe(401);
    }
    expect(await status(`Bearer ${jwt.sign(claims, { algorithm: "HS512" })}`)).toBe(401);
  });

  test("a token lasts fifteen minutes", async () => {
    const { access } = await api().learner();
    const { exp, iat } = claimsOf(access);
    expect(exp - iat).toBe(15 * 60);
    wait(14 * 60 * second);
    expect(await status(`Bearer ${access}`)).toBe(200);
    wait(61 * second);
    expect(await status(`Bearer ${access}`)).toBe(401);
  });

  test("a token in the address is no token, and a guest is told to sign in", async () => {
    const { access } = await api().learner();
    for (const path of [
      `/profile/stats/?token=${access}&access_token=${access}`,
      "/profile/stats",
    ]) {
      const { status: code, body, headers } = await api().call("GET", path);
      expect(code).toBe(401);
      expect(body.code).toBe("not_authenticated");
      expect(headers["www-authenticate"]).toBe("Bearer");
    }
  });

  test("a token outlives its account by nothing that matters", async () => {
    const { id, access } = await api().learner();
    await api().database.queries.deleteFrom("accounts").where("id", "=", id).execute();
    const as = { token: access };
    expect((await api().call("GET", "/auth/session/", undefined, as)).status).toBe(401);
    expect((await api().call("GET", "/profile/stats/", undefined, as)).status).toBe(401);
    expect((await api().call("POST", "/profile/saved-lessons/", { lesson_id: 1 }, as)).status).toBe(
      401,
    );
    expect(
      (await api().call("POST", "/profile/leaderboard/add_points/", { points: 1 }, as)).status,
    ).toBe(401);
  });
});
