import { afterEach, expect, test, vi } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

const second = 1000;
const day = 24 * 3600 * second;

/** Moves the clock of this process; timers go on. */
function wait(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}
afterEach(() => void vi.useRealTimers());

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
    for (const [badEmail, badPassword, expected] of [
      [{ $gt: "" }, { $gt: "" }, 400],
      [[email], ["x"], 400],
      [true, true, 400],
      [null, null, 400],
      ["' or 1=1 --", "' or 1=1 --", 401],
      [`${email}\u0000`, "x", 400],
      ["\ud800@example.test", "x", 400],
      [email, "\u0000", 400],
    ]) {
      const { status } = await signIn(badEmail, badPassword);
      expect(status, JSON.stringify([badEmail, badPassword])).toBe(expected);
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
