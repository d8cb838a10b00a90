import { sql } from "kysely";
import { expect, test } from "vitest";
import { openBesideServer } from "#api/db/open-beside-server.ts";
import { StartError } from "#api/errors.ts";
import { setStanding } from "#api/features/auth/index.ts";
import { trusted } from "#api/testing/example-calls.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";
import { makeNoteAct, makeRolesService } from "./index.ts";
import { runAdmin } from "./run-admin.ts";

onBothDatabases("roles", (api) => {
  /** What `npm run admin` prints, run beside the server on its database. */
  async function admin(...commandLine: string[]): Promise<string> {
    const { place } = api();
    const database = await openBesideServer({
      dataDir: place.dataDir,
      databaseUrl: place.environment.DATABASE_URL ?? null,
    });
    try {
      const noteAct = makeNoteAct(Date.now);
      return await runAdmin(commandLine, makeRolesService({ database, noteAct }));
    } finally {
      await database.close();
    }
  }
  const asked = (path: string, { access }: Learner) =>
    api().call("GET", path, undefined, { token: access });

  test("a role is given and taken on the database of the running server, and counts at once", async () => {
    const learner = await api().learner();
    expect((await asked("/admin/roles/", learner)).status).toBe(403);

    expect(await admin("grant", learner.email.toUpperCase(), "admin", "--reason", "founder")).toBe(
      `${learner.username} (${learner.email}) is now admin. Holds: admin.`,
    );
    const { status, body } = await asked("/admin/roles/", learner);
    expect(status).toBe(200);
    expect(body.holders).toContainEqual({
      id: learner.id,
      username: learner.username,
      email: learner.email,
      roles: ["admin"],
    });
    expect((await asked("/auth/session/", learner)).body).toMatchObject({ roles: ["admin"] });
    expect(await admin("list")).toContain(`${learner.username} (${learner.email}): admin`);
    expect(await admin("grant", learner.email, "admin")).toContain("nothing changed");

    const log = await asked("/admin/acts/", learner);
    expect(log.body.acts[0]).toMatchObject({
      actor: null,
      act: "grant a role",
      subject: "account",
      subject_id: String(learner.id),
      change: "admin",
      reason: "founder",
    });

    expect(await admin("revoke", learner.email, "admin")).toContain("is no longer admin");
    expect((await asked("/admin/roles/", learner)).status).toBe(403);
    expect((await asked("/auth/session/", learner)).body).toMatchObject({ roles: [], acts: [] });
  });

  test("a wrong command says what to do, and changes nothing", async () => {
    const { email } = await api().learner();
    const wrong: [string[], RegExp][] = [
      [[], /^Usage:/],
      [["grant", email], /^Usage:/],
      [["grant", email, "king"], /no role “king”.*speaker, editor, moderator, admin/],
      [["grant", "nobody@example.test", "admin"], /No account has the e-mail nobody@example\.test/],
      [["grant", email, "admin", "editor"], /^Usage:/],
      [["grant", email, "admin", "--force"], /^Usage:/],
      [["crown", email, "admin"], /^Usage:/],
    ];
    for (const [line, says] of wrong) {
      const error = await admin(...line).catch((thrown: unknown) => thrown);
      expect(error, line.join(" ")).toBeInstanceOf(StartError);
      expect((error as Error).message).toMatch(says);
    }
    expect(await admin("list")).not.toContain(email);
  });

  test("the log of acts only grows, and outlives whoever acted", async () => {
    const somebody = await trusted(api(), "admin");
    const { queries } = api().database;
    for (const change of [
      sql`update privileged_acts set reason = 'nothing happened'`,
      sql`delete from privileged_acts`,
    ]) {
      await expect(change.execute(queries)).rejects.toThrow(/append-only/);
    }
    const pages = await asked("/admin/acts/?before=1", somebody);
    expect(pages.body).toEqual({ acts: [], next: null });
  });

  test("whoever is suspended is out at once: reads, writes, renewal and sign-in", async () => {
    const admins = await trusted(api(), "admin");
    await setStanding(api().database.queries, admins.id, { suspendedAt: new Date().toISOString() });
    const token = admins.access;
    // Before the list of the suspended is read again: a write and a privilege ask the account itself.
    const write = await api().call("POST", "/profile/saved-lessons/", { lesson_id: 1 }, { token });
    expect([write.status, write.body.code]).toEqual([401, "not_authenticated"]);
    expect((await asked("/admin/acts/", admins)).status).toBe(401);
    expect((await asked("/auth/session/", admins)).status).toBe(401);
    const { refresh, email, password } = admins;
    expect((await api().call("POST", "/auth/token/refresh/", { refresh })).status).toBe(401);
    const signIn = (given: string) =>
      api().call("POST", "/auth/token/", { email, password: given });
    expect((await signIn("not-the-password")).body.code).toBe("invalid_credentials");
    const refused = await signIn(password);
    expect([refused.status, refused.body.code]).toEqual([403, "account_suspended"]);
    // Every other call knows a second later at the latest.
    await expect
      .poll(async () => (await asked("/profile/settings/", admins)).status, { timeout: 5000 })
      .toBe(401);
  });
});
