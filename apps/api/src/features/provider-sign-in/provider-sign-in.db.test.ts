import { randomBytes } from "node:crypto";
import { afterAll, afterEach, expect, test, vi } from "vitest";
import { trusted } from "#api/testing/example-calls.ts";
import { type ProviderAnswer, startOidcProvider } from "#api/testing/oidc-provider.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const provider = await startOidcProvider("tilashar", "secret");
const other = await startOidcProvider("tilashar", "secret");
afterAll(async () => {
  await provider.stop();
  await other.stop();
});
afterEach(() => void vi.useRealTimers());

const someone = () => {
  const name = `bota-${randomBytes(4).toString("hex")}`;
  return { subject: name, name, email: `${name}@example.test` };
};

onBothDatabases(
  "signing in with a provider",
  (api) => {
    const post = (path: string, body: unknown, token?: string) =>
      api().call("POST", path, body, token === undefined ? {} : { token });
    const begin = async (id = "campus") => (await post(`/auth/providers/${id}/`, undefined)).body;
    const come = (flow: string, query: URLSearchParams) =>
      post("/auth/providers/sign-in/", { flow, answer: query.toString() });
    const userOf = async (access: string) =>
      (await api().call("GET", "/auth/session/", undefined, { token: access })).body.user;

    async function signIn(answer: ProviderAnswer) {
      const { flow, url } = await begin();
      return come(flow, provider.signIn(url, answer));
    }
    async function link(learner: Learner, answer: ProviderAnswer) {
      const begun = await post("/profile/providers/campus/", {}, learner.access);
      const query = provider.signIn(begun.body.url, answer);
      const body = { flow: begun.body.flow, answer: query.toString() };
      return post("/profile/providers/", body, learner.access);
    }

    test("a newcomer gets an account of their own name, and finds it again", async () => {
      const person = someone();
      const first = await signIn(person);
      expect(first.status).toBe(200);
      const user = await userOf(first.body.access);
      expect([user.username, user.email]).toEqual([person.name, person.email]);
      const again = await signIn({ ...person, email: "moved@example.test", name: "changed" });
      expect((await userOf(again.body.access)).id).toBe(user.id);
      const { body } = await api().call("GET", "/profile/settings/", undefined, {
        token: first.body.access,
      });
      expect(body).toMatchObject({ has_password: false });
    });

    test("a name that is taken or cannot stand is made to fit", async () => {
      const learner = await api().learner();
      for (const name of [learner.username, "x", "а лаb", undefined]) {
        const { status, body } = await signIn({ ...someone(), ...(name && { name }) });
        expect(status).toBe(200);
        const { username } = await userOf(body.access);
        expect(username).not.toBe(learner.username);
        expect(username.length).toBeGreaterThan(2);
      }
    });

    test("nobody comes into an account by its address alone", async () => {
      const learner = await api().learner();
      const { status, body } = await signIn({ ...someone(), email: learner.email.toUpperCase() });
      expect([status, body.detail]).toEqual([
        400,
        "An account with this e-mail exists already. Log in as before; in the settings you can connect it.",
      ]);
      const unproved = await signIn({ ...someone(), emailVerified: false });
      expect([unproved.status, unproved.body.access]).toEqual([400, undefined]);
    });

    test("what was not asked for by this browser, or not said by this provider, is refused alike", async () => {
      const seconds = Math.floor(Date.now() / 1000);
      const answers = [];
      for (const lie of [
        { claims: { nonce: "another" } },
        { claims: { aud: "somebody-else" } },
        { claims: { iss: other.issuer } },
        { claims: { exp: seconds - 3600, iat: seconds - 7200 } },
        { foreignKey: true },
        { unsigned: true },
      ])
        answers.push(await signIn({ ...someone(), ...lie }));
      // Another state, another issuer's answer (mix-up), no code, an error of the provider's
      for (const change of [{ state: "another" }, { iss: other.issuer }, { code: "" }]) {
        const { flow, url } = await begin();
        const query = provider.signIn(url, someone());
        for (const [name, value] of Object.entries(change)) query.set(name, value);
        answers.push(await come(flow, query));
      }
      const denied = await begin();
      const state = new URL(denied.url).searchParams.get("state") ?? "";
      const error = new URLSearchParams({ error: "access_denied", state, iss: provider.issuer });
      answers.push(await come(denied.flow, error));
      // A code of one browser's with the secret of another's, and one of the other provider's
      const [mine, theirs] = [await begin(), await begin()];
      answers.push(await come(mine.flow, provider.signIn(theirs.url, someone())));
      const elsewhere = await begin("elsewhere");
      answers.push(await come(elsewhere.flow, provider.signIn((await begin()).url, someone())));
      expect(answers.map(({ status, body }) => [status, body.code, body.detail])).toEqual(
        answers.map(() => [
          401,
          "invalid_credentials",
          "The sign-in did not succeed. Please try again.",
        ]),
      );
    });

    test("an answer counts once, and for ten minutes", async () => {
      const person = someone();
      const { flow, url } = await begin();
      const query = provider.signIn(url, person);
      const answers = await Promise.all([come(flow, query), come(flow, query), come(flow, query)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);

      const late = await begin();
      const answer = provider.signIn(late.url, person);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 11 * 60_000 });
      expect((await come(late.flow, answer)).status).toBe(401);
    });

    test("an account is linked by its owner, signs in, and is unlinked", async () => {
      const learner = await api().learner();
      const person = someone();
      const token = learner.access;
      expect((await link(learner, person)).body).toMatchObject({
        provider: "campus",
        name: person.email,
      });
      const { body } = await signIn(person);
      expect((await userOf(body.access)).id).toBe(learner.id);
      // Somebody else's account here, and another one there
      const stranger = await api().learner();
      expect((await link(stranger, person)).status).toBe(400);
      expect((await link(learner, someone())).status).toBe(400);
      const path = "/profile/providers/campus/";
      expect((await api().call("DELETE", path, {}, { token: stranger.access })).status).toBe(404);
      expect((await api().call("DELETE", path, {}, { token })).status).toBe(200);
      // Linked once more: the owner is told again
      expect((await link(learner, person)).status).toBe(201);
      const mails = await api()
        .database.queries.selectFrom("deliveries")
        .select("key")
        .where("key", "like", `%provider added ${learner.id} %`)
        .execute();
      expect(mails).toHaveLength(2);
      expect((await api().call("DELETE", path, {}, { token })).status).toBe(200);
      expect((await api().call("GET", "/profile/providers/", undefined, { token })).body).toEqual(
        [],
      );
    });

    test("what one learner began no other finishes, nor a sign-in as a link", async () => {
      const [learner, stranger] = [await api().learner(), await api().learner()];
      const begun = (await post("/profile/providers/campus/", {}, learner.access)).body;
      const body = { flow: begun.flow, answer: provider.signIn(begun.url, someone()).toString() };
      expect((await post("/profile/providers/", body, stranger.access)).status).toBe(401);
      const signing = await begin();
      const answer = provider.signIn(signing.url, someone()).toString();
      expect(
        (await post("/profile/providers/", { flow: signing.flow, answer }, learner.access)).status,
      ).toBe(401);
    });

    test("an old session shows its password before it links or unlinks", async () => {
      const learner = await api().learner();
      await link(learner, someone());
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 16 * 60_000 });
      const fresh = await post("/auth/token/refresh/", { refresh: learner.refresh });
      const token = fresh.body.access;
      const unlink = (body: unknown) =>
        api().call("DELETE", "/profile/providers/campus/", body, { token });
      expect((await post("/profile/providers/campus/", {}, token)).body).toHaveProperty("password");
      expect((await unlink({})).body).toHaveProperty("password");
      expect((await unlink({ password: "wrong" })).status).toBe(400);
      expect((await unlink({ password: learner.password })).status).toBe(200);
    });

    test("the only way into an account is not taken away", async () => {
      const { access } = (await signIn(someone())).body;
      const answer = await api().call(
        "DELETE",
        "/profile/providers/campus/",
        {},
        { token: access },
      );
      expect(answer.status).toBe(400);
      expect(answer.body.detail).toContain("only way into your account");
    });

    test("a provider that cannot be reached is said to be so, and one that is none is not found", async () => {
      expect((await post("/auth/providers/gone/", undefined)).status).toBe(503);
      expect((await post("/auth/providers/nobody/", undefined)).status).toBe(404);
      expect((await api().call("GET", "/auth/providers/")).body).toEqual(
        ["campus", "elsewhere", "gone"].map((id) => ({ id, title: id })),
      );
    });

    test("who may not join is not let in by a provider either", async () => {
      const token = (await trusted(api(), "admin")).access;
      const settings = { name: "", operator: "", imprint: "", domains: ["school.kz"] };
      const set = (sign_up: string) =>
        api().call("PUT", "/admin/settings/", { ...settings, sign_up }, { token });
      await set("domain");
      try {
        expect((await signIn(someone())).status).toBe(400);
        const pupil = { ...someone(), email: `${randomBytes(4).toString("hex")}@school.kz` };
        expect((await signIn(pupil)).status).toBe(200);
      } finally {
        await set("open");
      }
    });
  },
  {
    signInProviders: [
      provider.settings("campus"),
      other.settings("elsewhere"),
      { ...provider.settings("gone"), issuer: "http://127.0.0.1:9" },
    ],
  },
);
