import { createHash, randomBytes } from "node:crypto";
import { afterEach, expect, test, vi } from "vitest";
import { type Lies, softwareAuthenticator } from "#api/testing/software-authenticator.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const publicUrl = "https://tilashar.example";
afterEach(() => void vi.useRealTimers());

const text = (data: Uint8Array) => Buffer.from(data).toString("base64url");
const authenticator = () => softwareAuthenticator(publicUrl);

onBothDatabases(
  "passkeys",
  (api) => {
    type Key = ReturnType<typeof authenticator>;
    const post = (path: string, body: unknown, token?: string) =>
      api().call("POST", path, body, token === undefined ? {} : { token });
    const begin = async () => (await post("/auth/passkeys/options/", undefined)).body;
    const beginNew = async ({ access }: Learner, body: unknown = {}) =>
      post("/profile/passkeys/options/", body, access);
    const list = async ({ access: token }: Learner) =>
      (await api().call("GET", "/profile/passkeys/", undefined, { token })).body;

    async function added(learner: Learner, key: Key, lies: Lies = {}, name = "Ноутбук") {
      const { flow, options } = (await beginNew(learner)).body;
      const response = key.make(options.challenge, lies);
      return post("/profile/passkeys/", { flow, response, name }, learner.access);
    }
    async function signIn(key: Key, lies: Lies = {}) {
      const { flow, options } = await begin();
      const response = key.sign(options.challenge, lies);
      return post("/auth/passkeys/sign-in/", { flow, response });
    }

    test("a passkey is made, signs in alone, is renamed and removed", async () => {
      const learner = await api().learner();
      const key = authenticator();
      const made = await added(learner, key);
      expect([made.status, made.body]).toEqual([
        201,
        expect.objectContaining({ name: "Ноутбук", used_at: null }),
      ]);
      const { status, body } = await signIn(key);
      expect(status).toBe(200);
      const session = await api().call("GET", "/auth/session/", undefined, { token: body.access });
      expect(session.body.user.id).toBe(learner.id);
      const [listed] = await list(learner);
      expect(listed.used_at).not.toBeNull();

      const path = `/profile/passkeys/${listed.id}/`;
      const token = learner.access;
      const renamed = await api().call("PATCH", path, { name: " Телефон " }, { token });
      expect(renamed.body.name).toBe("Телефон");
      for (const name of ["", "  ", "a\u202eb", "a".repeat(61)]) {
        expect((await api().call("PATCH", path, { name }, { token })).status).toBe(400);
      }
      expect((await api().call("DELETE", path, {}, { token })).status).toBe(200);
      expect((await api().call("DELETE", path, {}, { token })).status).toBe(404);
      expect((await signIn(key)).status).toBe(401);
    });

    test("what is signed for another site, another challenge, by another key, or unverified is refused alike", async () => {
      const learner = await api().learner();
      const key = authenticator();
      await added(learner, key);
      const answers = [];
      for (const lies of [
        { origin: "https://evil.example" },
        { origin: "http://tilashar.example" },
        { origin: "https://tilashar.example.evil.example" },
        { rpId: "evil.example" },
        { challenge: text(randomBytes(32)) },
        { type: "webauthn.create" },
        { verified: false },
        { signedBy: authenticator().privateKey },
      ]) {
        answers.push(await signIn(key, lies));
      }
      // One that nobody has is told apart by nothing.
      answers.push(await signIn(authenticator()));
      expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
      expect(answers[0]?.status).toBe(401);
      expect((await signIn(key)).status).toBe(200);
    });

    test("an answer counts once, also five times at once, and for its own browser's flow", async () => {
      const learner = await api().learner();
      const key = authenticator();
      await added(learner, key);
      const [mine, another] = [await begin(), await begin()];
      const response = key.sign(mine.options.challenge);
      const crossed = await post("/auth/passkeys/sign-in/", { flow: another.flow, response });
      expect(crossed.status).toBe(401);
      const answers = await Promise.all(
        [1, 2, 3, 4, 5].map(() => post("/auth/passkeys/sign-in/", { flow: mine.flow, response })),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
    });

    test("a counter that does not rise is a copy's", async () => {
      const learner = await api().learner();
      const key = authenticator();
      await added(learner, key);
      expect((await signIn(key, { counter: 7 })).status).toBe(200);
      expect((await signIn(key, { counter: 7 })).status).toBe(401);
      expect((await signIn(key, { counter: 3 })).status).toBe(401);
      expect((await signIn(key, { counter: 8 })).status).toBe(200);
    });

    test("what was begun is over after ten minutes, and a wrong guess ends it", async () => {
      const learner = await api().learner();
      const key = authenticator();
      await added(learner, key);
      const { flow, options } = await begin();
      const response = key.sign(options.challenge);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * 60_000 });
      expect((await post("/auth/passkeys/sign-in/", { flow, response })).status).toBe(401);
    });

    test("making one takes the owner: a fresh session, or the password", async () => {
      const learner = await api().learner();
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
      const refresh = { refresh: learner.refresh };
      const { access } = (await post("/auth/token/refresh/", refresh)).body;
      const later = { ...learner, access };
      const bare = await beginNew(later);
      expect([bare.status, bare.body.password]).toEqual([400, [expect.any(String)]]);
      expect((await beginNew(later, { password: "not-the-password" })).status).toBe(400);
      expect((await beginNew(later, { password: learner.password })).status).toBe(200);
    });

    test("nobody finishes what another began, adds what another has, or touches another's", async () => {
      const [one, other] = [await api().learner(), await api().learner()];
      const key = authenticator();
      const { flow, options } = (await beginNew(one)).body;
      const response = key.make(options.challenge);
      const body = { flow, response, name: "x" };
      expect((await post("/profile/passkeys/", body, other.access)).status).toBe(400);
      expect((await post("/profile/passkeys/", body, one.access)).status).toBe(201);
      expect((await post("/profile/passkeys/", body, one.access)).status, "again").toBe(400);
      expect((await added(other, key)).status, "the same credential").toBe(400);
      for (const lies of [
        { origin: "https://evil.example" },
        { rpId: "evil.example" },
        { challenge: text(randomBytes(32)) },
        { type: "webauthn.get" },
        { verified: false },
      ]) {
        expect((await added(other, authenticator(), lies)).status, JSON.stringify(lies)).toBe(400);
      }
      const [{ id }] = await list(one);
      const token = other.access;
      const path = `/profile/passkeys/${id}/`;
      expect((await api().call("DELETE", path, {}, { token })).status).toBe(404);
      expect((await api().call("PATCH", path, { name: "x" }, { token })).status).toBe(404);
      expect(await list(other)).toEqual([]);
    });

    test("odd answers are refused without an error of ours", async () => {
      const { flow, options } = await begin();
      const good = authenticator().sign(options.challenge);
      for (const response of [
        null,
        [],
        { ...good, id: "!" },
        { ...good, type: "password" },
        { ...good, response: {} },
        { ...good, response: { ...good.response, clientDataJSON: "AAAA" } },
        { ...good, response: { ...good.response, authenticatorData: "AA" } },
      ]) {
        const { status } = await post("/auth/passkeys/sign-in/", { flow, response });
        expect([400, 401]).toContain(status);
      }
    });

    test("a link that first proves the address takes away what was added before it", async () => {
      const learner = await api().learner();
      const key = authenticator();
      await added(learner, key);
      const { queries } = api().database;
      await queries
        .updateTable("accounts")
        .set({ email_standing: "unconfirmed" })
        .where("id", "=", learner.id)
        .execute();
      const token = randomBytes(32).toString("base64url");
      await queries
        .insertInto("password_resets")
        .values({
          account_id: learner.id,
          token_hash: createHash("sha256").update(token).digest("base64url"),
          credentials: await credentialsOf(learner),
          expires_at: new Date(Date.now() + 60_000).toISOString(),
        })
        .execute();
      const uid = String(learner.id);
      const body = { uid, token, password: "жаңа-құпия-2026" };
      expect((await post("/auth/password-reset/confirm/", body)).status).toBe(200);
      expect((await signIn(key)).status).toBe(401);
    });

    async function credentialsOf({ id }: Learner): Promise<string> {
      const row = await api()
        .database.queries.selectFrom("accounts")
        .select(["email_key", "password_hash"])
        .where("id", "=", id)
        .executeTakeFirstOrThrow();
      return createHash("sha256")
        .update(`${row.email_key}\n${row.password_hash}`)
        .digest("base64url");
    }
  },
  { publicUrl },
);
