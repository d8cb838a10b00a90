import { createHmac } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const second = 1000;

/** Moves the clock of this process; timers go on. */
function wait(milliseconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + milliseconds });
}
afterEach(() => void vi.useRealTimers());

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const claimsOf = (token: string) =>
  JSON.parse(Buffer.from(token.split(".")[1] as string, "base64url").toString());

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
