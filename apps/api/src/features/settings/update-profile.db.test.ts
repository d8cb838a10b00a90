import { expect, test } from "vitest";
import { type Learner, onBothDatabases, type TestApi } from "#api/testing/test-api.ts";

type Part = [name: string, value: string] | [name: string, file: Blob, fileName: string];

/** Sends a form as a browser does. */
async function put(api: TestApi, { access }: Learner, parts: readonly Part[]) {
  const form = new FormData();
  for (const [name, value, fileName] of parts) {
    if (typeof value === "string") form.append(name, value);
    else form.append(name, value, fileName);
  }
  const request = new Request("http://localhost/", { method: "PUT", body: form });
  return api.call("PUT", "/profile/update-profile/", Buffer.from(await request.arrayBuffer()), {
    token: access,
    headers: { "content-type": request.headers.get("content-type") as string },
  });
}

const own = ({ username, email }: Learner): Part[] => [
  ["username", username],
  ["email", email],
];

onBothDatabases("changing the account", (api) => {
  const settingsOf = async ({ access }: Learner) =>
    (await api().call("GET", "/profile/settings/", undefined, { token: access })).body;

  test("name, language, zone and place on the board change, and the token says so at once", async () => {
    const learner = await api().learner();
    const { status, body } = await put(api(), learner, [
      ["username", "Айгүл-апай"],
      ["email", learner.email],
      ["language_preference", "kz"],
      ["time_zone", "Pacific/Honolulu"],
      ["on_leaderboard", "false"],
    ]);
    expect(status).toBe(200);
    const { access, ...settings } = body;
    expect(settings).toEqual({
      id: learner.id,
      username: "Айгүл-апай",
      email: learner.email,
      email_confirmed: true,
      email_refused: false,
      has_password: true,
      language_preference: "kz",
      time_zone: "Pacific/Honolulu",
      on_leaderboard: false,
      avatar: null,
    });
    expect(await settingsOf({ ...learner, access })).toEqual(settings);
    const claims = JSON.parse(Buffer.from(access.split(".")[1], "base64url").toString());
    expect(claims).toMatchObject({ username: "Айгүл-апай", language_preference: "kz" });
    const session = await api().call("GET", "/auth/session/", undefined, { token: access });
    expect(session.body.user.username).toBe("Айгүл-апай");
  });

  test("what is not sent stays, and parts of other names change nothing", async () => {
    const learner = await api().learner({ language_preference: "ru" });
    const before = await api()
      .database.queries.selectFrom("accounts")
      .selectAll()
      .where("id", "=", learner.id)
      .executeTakeFirstOrThrow();
    const { status } = await put(api(), learner, [
      ...own(learner),
      ["id", "1"],
      ["user_id", "1"],
      ["points", "100000"],
      ["is_admin", "true"],
      ["password", "stolen-2026"],
      ["password_hash", "x"],
      ["proficiency_level", "C"],
      ["somefile", new Blob(["<svg/>"]), "x.svg"],
    ]);
    expect(status).toBe(200);
    const after = await api()
      .database.queries.selectFrom("accounts")
      .selectAll()
      .where("id", "=", learner.id)
      .executeTakeFirstOrThrow();
    expect({ ...after, revision: 0 }).toEqual({ ...before, revision: 0 });
  });

  test("wrong fields are named, each in the asker's language", async () => {
    const learner = await api().learner();
    const cases: [Part[], string][] = [
      [
        [
          ["username", "  "],
          ["email", learner.email],
        ],
        "username",
      ],
      [[["email", learner.email]], "username"],
      [[["username", learner.username]], "email"],
      [
        [
          ["username", learner.username],
          ["email", "not an address"],
        ],
        "email",
      ],
      [
        [
          ["username", "a\0bc"],
          ["email", learner.email],
        ],
        "username",
      ],
      [
        [
          ["username", "Kазақ"],
          ["email", learner.email],
        ],
        "username",
      ],
      [[...own(learner), ["language_preference", "de"]], "language_preference"],
      [[...own(learner), ["time_zone", "Asia/Atlantis"]], "time_zone"],
      [[...own(learner), ["on_leaderboard", "maybe"]], "on_leaderboard"],
      [
        [
          ["username", "x".repeat(20_000)],
          ["email", learner.email],
        ],
        "username",
      ],
    ];
    for (const [parts, field] of cases) {
      const { status, body } = await put(api(), learner, parts);
      expect([status, body.code], JSON.stringify(parts).slice(0, 80)).toEqual([400, "validation"]);
      expect(body[field], field).toHaveLength(1);
    }
  });

  test("someone else's name or address is refused, in any case, and of two at once one wins", async () => {
    const [taken, first, second] = await Promise.all([1, 2, 3].map(() => api().learner()));
    for (const parts of [
      [
        ["username", taken?.username.toUpperCase()],
        ["email", first?.email],
      ],
      [
        ["username", first?.username],
        ["email", taken?.email.toUpperCase()],
      ],
    ] as Part[][]) {
      expect((await put(api(), first as Learner, parts)).status).toBe(400);
    }
    const wanted = `wanted-${Date.now()}@example.test`;
    const both = await Promise.all(
      [first, second].map((learner) =>
        put(api(), learner as Learner, [
          ["username", learner?.username ?? ""],
          ["email", wanted],
        ]),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  test("a guest changes nothing, and neither does a session that has ended", async () => {
    const learner = await api().learner();
    expect((await put(api(), { ...learner, access: "x" }, own(learner))).status).toBe(401);
    await api().call("POST", "/auth/logout/", { refresh: learner.refresh });
    expect((await put(api(), learner, own(learner))).status).toBe(401);
  });
});

onBothDatabases("broken and hostile forms", (api) => {
  const raw = async (learner: Learner, contentType: string, body: string | Buffer) =>
    api().call("PUT", "/profile/update-profile/", body, {
      token: learner.access,
      headers: { "content-type": contentType },
    });

  test("a form that is none is refused with a sentence, and the server goes on", async () => {
    const learner = await api().learner();
    const part = (name: string, value: string) =>
      `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const many = `${Array.from({ length: 5000 }, (_, index) => part(`p${index}`, "x")).join("")}--b--\r\n`;
    const cases: [string, string, number][] = [
      ["multipart/form-data", part("username", "x"), 400],
      ["multipart/form-data; boundary=other", `${part("username", "x")}--b--\r\n`, 400],
      ["multipart/form-data; boundary=b", part("username", "x").slice(0, 30), 400],
      ["multipart/form-data; boundary=b", "", 400],
      ["multipart/form-data; boundary=b", many, 413],
      ["multipart/form-data; boundary=b", `${part("n".repeat(200_000), "x")}--b--\r\n`, 400],
      [
        "multipart/form-data; boundary=b",
        `${part("username", "u".repeat(12_000_000))}--b--\r\n`,
        413,
      ],
      ["multipart/form-data; boundary=b", `${part("username", "u".repeat(200_000))}--b--\r\n`, 400],
      ["multipart/form-data; boundary=b", `${part("__proto__", "x")}--b--\r\n`, 400],
      ["multipart/form-data; boundary=b", `${part("constructor", "x")}--b--\r\n`, 400],
      ["application/json", JSON.stringify({ username: "x" }), 415],
      ["application/x-www-form-urlencoded", "username=x", 415],
    ];
    for (const [type, body, expected] of cases) {
      const answer = await raw(learner, type, body);
      expect(answer.status, `${type} ${body.slice(0, 60)}`).toBe(expected);
      expect(answer.body.detail.length).toBeGreaterThan(5);
    }
    const { body } = await api().call("GET", "/profile/settings/", undefined, {
      token: learner.access,
    });
    expect(body.username).toBe(learner.username);
  });
});
