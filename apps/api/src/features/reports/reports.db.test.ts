import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { trusted } from "#api/testing/example-calls.ts";
import { onBothDatabases } from "#api/testing/test-api.ts";

const key = () => randomBytes(24).toString("base64url");
const wrong = (changes: Record<string, unknown> = {}) => ({
  attempt: randomUUID(),
  kind: "sentence",
  subject: `Мен үйдемін. ${randomUUID()}`,
  quote: "Мен үйдемін.",
  page: "/lessons/1",
  reason: "translation",
  ...changes,
});

onBothDatabases("reports", (api) => {
  const send = (body: object, token?: string) =>
    api().call("POST", "/reports/", body, token === undefined ? {} : { token });
  const mine = async (options: { token?: string; headers?: Record<string, string> }) =>
    (await api().call("GET", "/reports/mine/", undefined, options)).body.reports;

  test("a guest reports, an editor closes all of the same thing, each reporter is told", async () => {
    const guestKey = key();
    const report = wrong({ suggestion: "  <b>I am at home.</b> ", guest_key: guestKey });
    const learner = await api().learner();
    expect((await send(report)).body).toEqual({ message: expect.stringContaining("Thank you") });
    expect((await send(report)).status, "sent twice").toBe(200);
    await send(wrong({ subject: report.subject, attempt: randomUUID() }), learner.access);

    const { access } = await trusted(api(), "editor");
    const queue = await api().call("GET", "/moderation/reports/", undefined, { token: access });
    const same = queue.body.reports.filter(
      ({ subject }: { subject: string }) => subject === report.subject,
    );
    expect(same).toHaveLength(2);
    expect(same[0]).toMatchObject({ by: { id: learner.id }, alike: 2 });
    expect(same[1]).toMatchObject({
      by: null,
      suggestion: "<b>I am at home.</b>",
      quote: "Мен үйдемін.",
      outcome: null,
    });

    const close = (id: number, body: object) =>
      api().call("POST", `/moderation/reports/${id}/closing/`, body, { token: access });
    expect((await close(same[1].id, { outcome: "acted" })).status, "no outcome of a thing").toBe(
      400,
    );
    expect((await close(same[1].id, { outcome: "mended", answer: " Thanks! " })).body).toEqual({
      closed: 2,
    });
    expect((await close(same[0].id, { outcome: "mended" })).status).toBe(404);

    const told = { outcome: "mended", answer: "Thanks!", closed_at: expect.any(String) };
    expect(await mine({ headers: { "x-report-key": guestKey } })).toMatchObject([told]);
    expect(await mine({ token: learner.access })).toMatchObject([told]);
    // Whoever became a learner still sees what they sent as a guest.
    expect(
      await mine({ token: learner.access, headers: { "x-report-key": guestKey } }),
    ).toHaveLength(2);
    expect(await mine({}), "nobody in particular").toEqual([]);
    expect(await mine({ headers: { "x-report-key": key() } }), "another's key").toEqual([]);
  });

  test("an editor sees and closes no reports of people", async () => {
    const person = await api().learner();
    const report = wrong({ kind: "person", subject: String(person.id), reason: "name" });
    expect((await send(report)).status).toBe(200);
    const editor = await trusted(api(), "editor");
    const moderator = await trusted(api(), "moderator");
    const listed = async (path: string, token: string) =>
      (await api().call("GET", path, undefined, { token })).body.reports.map(
        ({ subject }: { subject: string }) => subject,
      );
    expect(await listed("/moderation/reports/", editor.access)).not.toContain(report.subject);
    expect(await listed("/moderation/people-reports/", moderator.access)).toContain(report.subject);
    const { id } = await api()
      .database.queries.selectFrom("reports")
      .select("id")
      .where("attempt", "=", report.attempt)
      .executeTakeFirstOrThrow();
    const closing = { outcome: "mended" };
    const { status } = await api().call("POST", `/moderation/reports/${id}/closing/`, closing, {
      token: editor.access,
    });
    expect(status, "by the other door").toBe(404);
  });

  test("what is no report is refused by the field", async () => {
    const cases: [Record<string, unknown>, string][] = [
      [{ kind: "weather" }, "kind"],
      [{ subject: "" }, "subject"],
      [{ subject: "x".repeat(301) }, "subject"],
      [{ kind: "person", subject: "999999999" }, "subject"],
      [{ kind: "person", subject: "1 or 1=1" }, "subject"],
      [{ quote: "x".repeat(1001) }, "quote"],
      [{ page: "https://evil.example/" }, "page"],
      [{ reason: "because" }, "reason"],
      [{ suggestion: "x".repeat(1001) }, "suggestion"],
      [{ suggestion: "a\u0000b" }, "suggestion"],
      [{ guest_key: "short" }, "guest_key"],
      [{ attempt: "'; drop table reports;--" }, "attempt"],
    ];
    for (const [changes, field] of cases) {
      const { status, body } = await send(wrong(changes));
      expect(status, JSON.stringify(changes).slice(0, 60)).toBe(400);
      expect(body[field]).toEqual([expect.any(String)]);
    }
  });

  test("the queue is walked page by page, and a report goes with its account", async () => {
    const learner = await api().learner();
    for (let count = 0; count < 31; count++) await send(wrong(), learner.access);
    const token = (await trusted(api(), "editor")).access;
    const page = async (query: string) =>
      (await api().call("GET", `/moderation/reports/?${query}`, undefined, { token })).body;
    const first = await page("");
    expect(first.reports).toHaveLength(30);
    const second = await page(`before=${first.next}`);
    expect(second.reports[0].id).toBeLessThan(first.next);

    const exported = await api().call("GET", "/profile/export/", undefined, {
      token: learner.access,
    });
    expect(exported.text).toContain("Мен үйдемін.");
    expect(exported.text).not.toContain("guest_key_hash");
    const { password, access } = learner;
    await api().call("DELETE", "/profile/", { password }, { token: access });
    expect((await page("")).reports.map(({ by }: { by: unknown }) => by)).not.toContainEqual(
      expect.objectContaining({ id: learner.id }),
    );
    const left = await api()
      .database.queries.selectFrom("reports")
      .select("id")
      .where("account_id", "=", learner.id)
      .execute();
    expect(left).toEqual([]);
  });
});

onBothDatabases(
  "a flood of reports",
  (api) => {
    test("is stopped for one address, with the time to wait, and for nobody else", async () => {
      const from = "198.51.100.7";
      let last = 200;
      for (let count = 0; count < 121; count++) {
        last = (await api().call("POST", "/reports/", wrong(), { from })).status;
      }
      expect(last).toBe(429);
      expect((await api().call("POST", "/reports/", wrong())).status).toBe(200);
    });
  },
  { rateLimits: true },
);
