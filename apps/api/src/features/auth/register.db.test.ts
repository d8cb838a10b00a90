import { expect, test } from "vitest";
import { goodPassword, onBothDatabases } from "#api/testing/test-api.ts";

const registration = (changes: Record<string, unknown> = {}) => ({
  username: "Айгүл",
  email: "aigul@example.test",
  password: goodPassword,
  password2: goodPassword,
  language_preference: "kz",
  ...changes,
});

onBothDatabases("opening an account", (api) => {
  const register = (changes: Record<string, unknown> = {}, language = "en") =>
    api().call("POST", "/auth/register/", registration(changes), {
      headers: { "accept-language": language },
    });
  const countAccounts = async () => {
    const { accounts } = await api()
      .database.queries.selectFrom("accounts")
      .select((eb) => eb.fn.countAll<number>().as("accounts"))
      .executeTakeFirstOrThrow();
    return accounts;
  };

  test("an account is opened with exactly the specified fields", async () => {
    const { status, body } = await register();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(Number),
      username: "Айгүл",
      email: "aigul@example.test",
      language_preference: "kz",
    });
  });

  test("each wrong field is named with its reason in the language asked for", async () => {
    const before = await countAccounts();
    const wrong = { username: "", email: "nobody", password: "short", password2: "other" };
    const english = await register(wrong);
    expect(english.status).toBe(400);
    expect(english.body).toMatchObject({
      code: "validation",
      username: ["Please enter a username."],
      email: ["This is not an email address."],
      password: ["A password has at least 8 characters."],
      password2: ["The passwords do not match."],
    });
    const russian = await register(wrong, "ru-RU,ru;q=0.9");
    expect(russian.body.email).toEqual(["Это не адрес электронной почты."]);
    const kazakh = await register(wrong, "kk");
    expect(kazakh.body.email).toEqual(["Бұл электрондық пошта мекенжайы емес."]);
    expect(await countAccounts()).toBe(before);
  });

  test("what is missing, of another type, too long or another language's is a 400 by field", async () => {
    const before = await countAccounts();
    const cases: [Record<string, unknown>, string][] = [
      [{ username: undefined }, "username"],
      [{ username: ["a", "b", "c"] }, "username"],
      [{ email: { $gt: "" } }, "email"],
      [{ password: true }, "password"],
      [{ password2: 12345678 }, "password2"],
      [{ language_preference: "de" }, "language_preference"],
      [{ username: "a".repeat(20_000) }, "username"],
      [{ email: `${"a".repeat(300)}@b.kz` }, "email"],
      [{ password: "x1".repeat(100), password2: "x1".repeat(100) }, "password"],
    ];
    for (const [changes, field] of cases) {
      const { status, body } = await register({ email: "case@example.test", ...changes });
      expect(status, field).toBe(400);
      expect(body[field], field).toEqual([expect.any(String)]);
      expect(body.detail, field).toEqual(expect.any(String));
    }
    expect(await countAccounts()).toBe(before);
  });

  test("characters that cannot be stored are refused in every field", async () => {
    for (const bad of ["a\u0000bc", "abc\ud800"]) {
      for (const field of ["username", "email", "password", "password2"]) {
        const { status, body } = await register({ [field]: bad });
        expect(status, `${field} ${JSON.stringify(bad)}`).toBe(400);
        expect(body[field]).toEqual([expect.any(String)]);
      }
    }
  });

  test("fields nobody asked for change nothing", async () => {
    const { status, body } = await register({
      username: "modest",
      email: "modest@example.test",
      id: 1,
      is_admin: true,
      role: "admin",
      points: 10_000,
      password_hash: "x",
      created_at: "2000-01-01",
      proficiency_level: "C",
    });
    expect(status).toBe(201);
    const signedIn = await api().call("POST", "/auth/token/", {
      email: "modest@example.test",
      password: goodPassword,
    });
    const stats = await api().call("GET", "/profile/stats/", undefined, {
      token: signedIn.body.access,
    });
    expect(stats.body).toMatchObject({ totalPoints: 0, proficiency: null });
    const claims = JSON.parse(
      Buffer.from(signedIn.body.access.split(".")[1], "base64url").toString(),
    );
    expect(Object.keys(claims).sort()).toEqual([
      "email",
      "exp",
      "iat",
      "jti",
      "language_preference",
      "user_id",
      "username",
    ]);
    expect(claims.user_id).toBe(body.id);
  });

  test("names of prototypes are refused and pollute nothing", async () => {
    for (const text of [
      '{"__proto__":{"isAdmin":true},"username":"p"}',
      '{"constructor":{"prototype":{"isAdmin":true}},"username":"p"}',
    ]) {
      const answer = await api().call("POST", "/auth/register/", text, {
        headers: { "content-type": "application/json" },
      });
      expect(answer.status).toBe(400);
    }
    expect(({} as Record<string, unknown>).isAdmin).toBeUndefined();
  });

  test("of ten at once with one e-mail, in any case or form, exactly one succeeds", async () => {
    const forms = [
      "twin@example.test",
      "TWIN@example.test",
      "ｔwin@example.test",
      " Twin@Example.Test ",
    ];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        register({ username: `twin-${index}`, email: forms[index % forms.length] }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter(({ status }) => status !== 201)) {
      expect(status).toBe(400);
      expect(body.email).toEqual(["An account with this email already exists."]);
    }
  });

  test("of ten at once with look-alike names exactly one succeeds", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        register({ username: index % 2 ? "сосо" : "COCO", email: `coco-${index}@example.test` }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.find(({ status }) => status !== 201)?.body.username).toEqual([
      "This username is taken.",
    ]);
  });

  test("markup in no form gets into a name; pure Kazakh does", async () => {
    expect((await register({ username: "<b>x</b>", email: "m1@example.test" })).status).toBe(400);
    expect((await register({ username: "=1+1", email: "m2@example.test" })).status).toBe(400);
    const kazakh = await register({ username: "ӘІҢҒҮҰҚӨҺ", email: "m3@example.test" });
    expect(kazakh.body.username).toBe("ӘІҢҒҮҰҚӨҺ");
  });

  test("a common password is refused", async () => {
    const { status, body } = await register({
      username: "careless",
      email: "careless@example.test",
      password: "Password123",
      password2: "Password123",
    });
    expect(status).toBe(400);
    expect(body.password).toHaveLength(1);
  });

  test("passwords are kept as Argon2id hashes of at least 19 MiB and two passes", async () => {
    const { password_hash } = await api()
      .database.queries.selectFrom("accounts")
      .select("password_hash")
      .where("email_key", "=", "aigul@example.test")
      .executeTakeFirstOrThrow();
    expect(password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(password_hash).not.toContain(goodPassword);
  });

  test("a time zone is kept when there is such a place, else it is Almaty's", async () => {
    const zoneOf = async (email: string) => {
      const row = await api()
        .database.queries.selectFrom("accounts")
        .select("time_zone")
        .where("email_key", "=", email)
        .executeTakeFirstOrThrow();
      return row.time_zone;
    };
    await register({ username: "berliner", email: "z1@example.test", time_zone: "Europe/Berlin" });
    await register({ username: "nowhere", email: "z2@example.test", time_zone: "Mars/Olympus" });
    await register({ username: "silent", email: "z3@example.test" });
    expect(await zoneOf("z1@example.test")).toBe("Europe/Berlin");
    expect(await zoneOf("z2@example.test")).toBe("Asia/Almaty");
    expect(await zoneOf("z3@example.test")).toBe("Asia/Almaty");
  });
});

onBothDatabases(
  "mass registration",
  (api) => {
    test("the sixty-first registration of an hour from one address has to wait, others do not", async () => {
      const register = (index: number, from: string) =>
        api().call(
          "POST",
          "/auth/register/",
          registration({ username: `many-${index}`, email: `many-${index}@example.test` }),
          { from, headers: { "x-forwarded-for": `198.51.100.${index}` } },
        );
      const answers = await Promise.all(
        Array.from({ length: 64 }, (_, index) => register(index, "203.0.113.1")),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(60);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(4);
      for (const { headers, body } of refused) {
        expect(Number(headers["retry-after"])).toBeGreaterThan(0);
        expect(body.code).toBe("rate_limited");
      }
      expect((await register(100, "203.0.113.2")).status).toBe(201);
    });
  },
  { rateLimits: true },
);
