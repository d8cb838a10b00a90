import { randomUUID } from "node:crypto";
import { endpoints } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";

const nobody = 2_000_000_000;

onBothDatabases("what strangers learn of who is here", (api) => {
  test("a privileged call says the same of what is there and of what is not", async () => {
    const known = await api().learner();
    const stranger = await api().learner();
    const bodyOf = (path: string, email: string) =>
      path === "/admin/learners/search/" ? { email } : {};
    for (const { method, path, act } of endpoints) {
      if (act === undefined) continue;
      const asked = (token: string | undefined, id: number, email: string, name: string) =>
        api().call(
          method,
          `${path.replaceAll(/\{\w+\}/g, String(id))}?${new URLSearchParams({ name, text: name })}`,
          method === "GET" ? undefined : bodyOf(path, email),
          token === undefined ? {} : { token },
        );
      for (const token of [undefined, stranger.access]) {
        const there = await asked(token, known.id, known.email, known.username);
        const absent = await asked(token, nobody, "nobody@example.test", "nobodyatall");
        expect([there.status, there.text], `${method} ${path}`).toEqual([
          token === undefined ? 401 : 403,
          absent.text,
        ]);
        expect(absent.status).toBe(there.status);
      }
    }
  });

  test("links and keys of others are answered like those that never were", async () => {
    const known = await api().learner();
    const stranger = await api().learner();
    const secret = "A".repeat(43);
    const { body } = await api().call("GET", "/auth/sessions/", undefined, { token: known.access });
    const session: string = body[0].id;
    const as = { token: stranger.access };
    const cases: [
      string,
      unknown,
      unknown,
      (of: never) => Promise<{ status: number; text: string }>,
    ][] = [
      [
        "an end of reminders",
        known.id,
        nobody,
        (id: number) => api().call("POST", `/notifications/unsubscribe/${id}.${secret}/`, ""),
      ],
      [
        "a link for a new password",
        known.id,
        nobody,
        (id: number) =>
          api().call("POST", "/auth/password-reset/confirm/", {
            uid: String(id),
            token: secret,
            password: "жеті рет өлшеп",
          }),
      ],
      [
        "another's session",
        session,
        randomUUID(),
        (id: string) => api().call("DELETE", `/auth/sessions/${id}/`, undefined, as),
      ],
    ];
    for (const [what, there, absent, ask] of cases) {
      const [one, other] = [await ask(there as never), await ask(absent as never)];
      expect(one.status, what).toBeGreaterThanOrEqual(400);
      expect([one.status, one.text], what).toEqual([other.status, other.text]);
    }
    expect(
      (await api().call("GET", "/auth/sessions/", undefined, { token: known.access })).status,
    ).toBe(200);
  });

  test("a sign-in by passkey or provider begins without an address, and reports without a key are none", async () => {
    const known = await api().learner();
    const { access } = known;
    await api().call(
      "POST",
      "/reports/",
      {
        attempt: "attempt-of-known",
        kind: "word",
        subject: "нан",
        quote: "нан",
        page: "/word/нан",
        reason: "translation",
      },
      { token: access },
    );
    for (const key of [undefined, "a".repeat(32), String(known.id)]) {
      const mine = await api().call("GET", "/reports/mine/", undefined, {
        headers: key === undefined ? {} : { "x-report-key": key },
      });
      expect(mine.body.reports ?? [], String(key)).toEqual([]);
    }
    const begun = await api().call("POST", "/auth/passkeys/options/");
    expect(begun.status).toBe(200);
    expect(begun.body.options.allowCredentials ?? []).toEqual([]);
  });
});
