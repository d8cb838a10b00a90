import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addDays } from "@tilashar/learning";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { trusted } from "#api/testing/example-calls.ts";
import { startMailServer } from "#api/testing/mail-server.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const mails = await startMailServer();
afterAll(() => mails.stop());

const password = "bota-qozy-2026";
let made = 0;

onBothDatabases(
  "who may join the house",
  (api) => {
    let admin: Learner;
    beforeAll(async () => {
      admin = await trusted(api(), "admin");
    });
    afterEach(async () => {
      vi.useRealTimers();
      await set({ sign_up: "open" });
    });
    const asAdmin = (method: "GET" | "POST" | "PUT" | "DELETE", path: string, body?: unknown) =>
      api().call(method, `/admin/${path}/`, body, { token: admin.access });
    const set = (changes: Record<string, unknown>) =>
      asAdmin("PUT", "settings", {
        name: "",
        operator: "",
        imprint: "",
        sign_up: "open",
        domains: [],
        ...changes,
      });
    const register = (changes: Record<string, unknown> = {}) => {
      made += 1;
      return api().call("POST", "/auth/register/", {
        username: `newcomer-${made}`,
        email: `newcomer-${made}@example.test`,
        password,
        password2: password,
        ...changes,
      });
    };
    const invite = async () => (await asAdmin("POST", "invitations", { note: "7B" })).body.code;

    test("by invitation: a code works once, however it is typed, and for two at once, too", async () => {
      await set({ sign_up: "invitation", name: "№ 5 мектеп" });
      expect((await api().call("GET", "/sign-up/")).body).toEqual({
        mode: "invitation",
        domains: [],
        name: "№ 5 мектеп",
      });
      const without = await register();
      expect([without.status, without.body.invitation]).toEqual([400, [expect.any(String)]]);
      expect((await register({ invitation: "AAAA-BBBB-CCCC-DDDD" })).status).toBe(400);

      const code = await invite();
      expect(code).toMatch(/^(?:[2-9A-HJ-NP-Z]{4}-){3}[2-9A-HJ-NP-Z]{4}$/);
      const typed = code.toLowerCase().replaceAll("-", " ");
      const both = await Promise.all([
        register({ invitation: typed }),
        register({ invitation: code }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
      expect((await register({ invitation: code })).status, "again").toBe(400);
      const { invitations } = (await asAdmin("GET", "invitations")).body;
      expect(invitations[0]).toMatchObject({
        used_by: expect.stringContaining("newcomer-"),
        used_at: expect.any(String),
      });
      expect((await asAdmin("DELETE", `invitations/${invitations[0].id}`)).status, "used").toBe(
        404,
      );
    });

    test("a withdrawn invitation and an old one do not count; who may not join learns of no account", async () => {
      await set({ sign_up: "invitation" });
      const withdrawn = await invite();
      const { invitations } = (await asAdmin("GET", "invitations")).body;
      expect((await asAdmin("DELETE", `invitations/${invitations[0].id}`)).status).toBe(200);
      expect((await register({ invitation: withdrawn })).status).toBe(400);

      const old = await invite();
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 31 * 24 * 3_600_000 });
      expect((await register({ invitation: old })).status).toBe(400);
      vi.useRealTimers();

      const known = await register({ email: admin.email });
      const unknown = await register();
      expect(known.text).toBe(unknown.text);
    });

    test("by mail domain, which must be one", async () => {
      for (const domains of [[], ["school"], ["a b.kz"], ["-x.kz"], ["x@school.kz"]]) {
        const { status, body } = await set({ sign_up: "domain", domains });
        expect([status, body.domains], String(domains)).toEqual([400, [expect.any(String)]]);
      }
      await set({ sign_up: "domain", domains: [" School.KZ ", "school.kz"] });
      expect((await api().call("GET", "/sign-up/")).body.domains).toEqual(["school.kz"]);
      for (const email of ["a@other.kz", "a@school.kz.other.kz", "a@notschool.kz"]) {
        expect((await register({ email })).body.email, email).toEqual([
          expect.stringContaining("school.kz"),
        ]);
      }
      expect((await register({ email: "Aigul@SCHOOL.kz" })).status).toBe(201);
    });

    test("a learner is found by the whole address alone, and each look is logged", async () => {
      const learner = await api().learner();
      const find = async (email: string) =>
        (await asAdmin("POST", "learners/search", { email })).body.learner;
      expect(await find(learner.email.toUpperCase())).toMatchObject({ id: learner.id, roles: [] });
      for (const part of ["%", "learner", "@example.test", "' or 1=1 --"]) {
        expect(await find(part), part).toBeNull();
      }
      await asAdmin("POST", `learners/${learner.id}/reset-mail`);
      const arrived = async () => {
        for (let count = 1; ; count += 1) {
          for (const mail of await mails.arrived(count)) {
            if (mail.to?.some(({ address }) => address === learner.email)) return mail.text ?? "";
          }
        }
      };
      expect(await arrived()).toContain("/reset-password/");
      const { acts } = (await asAdmin("GET", "acts")).body;
      expect(acts.slice(0, 2).map(({ act }: { act: string }) => act)).toEqual([
        "send a reset mail",
        "find a learner by e-mail",
      ]);
      expect(JSON.stringify(acts), "no address in the log").not.toContain("@");
    });

    test("usage is counted for everybody together, and few people are not counted", async () => {
      const today = (await asAdmin("GET", "usage")).body.days[0].from;
      const yesterday = addDays(today, -1);
      const people = await Promise.all(Array.from({ length: 6 }, () => api().learner()));
      const row = (day: string, lessons: number) => (learner: { id: number }) => ({
        account_id: learner.id,
        day,
        points: 0,
        lessons,
        study: 1,
        first_at: `${day}T07:00:00.000Z`,
        first_zone: "Asia/Almaty",
        last_at: `${day}T07:00:00.000Z`,
        last_zone: "Asia/Almaty",
      });
      await api()
        .database.queries.insertInto("activity_days")
        .values([...people.map(row(today, 2)), ...people.slice(0, 3).map(row(yesterday, 7))])
        .execute();
      const { body } = await asAdmin("GET", "usage");
      expect(body.days[0]).toMatchObject({ learners: 6, lessons: 12, sessions: 0, reviews: 0 });
      expect(body.days[1]).toMatchObject({ from: yesterday, learners: "few", lessons: "hidden" });
      expect(body.weeks[0].learners).toBe(6);
      expect(body.weeks).toHaveLength(12);
    });

    test("the state of the house names its backups and what was sent", async () => {
      const folder = join(api().place.dataDir, "backups");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "monday.sqlite"), "x".repeat(10));
      writeFileSync(join(folder, "monday.sqlite.session-secret"), "secret");
      const { body } = await asAdmin("GET", "status");
      expect(body.version).toMatch(/^\d+\.\d+\.\d+/);
      expect(body).toMatchObject({ database: api().place.dialect, mail: "smtp" });
      expect(body.content.lessons).toBeGreaterThan(0);
      expect(body.backups).toEqual(
        api().place.dialect === "postgres"
          ? null
          : [{ file: "monday.sqlite", bytes: 10, made_at: expect.any(String) }],
      );
    });
  },
  { outside: { mail: { smtpUrl: mails.url, from: "Tilashar <no-reply@tilashar.example>" } } },
);
