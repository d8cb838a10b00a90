import { afterAll, afterEach, expect, test, vi } from "vitest";
import { startMailServer } from "#api/testing/mail-server.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const smtp = await startMailServer();
afterAll(() => smtp.stop());
afterEach(() => void vi.useRealTimers());

const outside = { mail: { smtpUrl: smtp.url, from: "Tilashar <no-reply@tilashar.example>" } };
const publicUrl = "https://tilashar.example";

onBothDatabases(
  "a changed address",
  (api) => {
    const change = ({ access, username }: Learner, email: string) =>
      api().call(
        "PUT",
        "/profile/update-profile/",
        ["username", "email"]
          .map((name) => {
            const value = name === "email" ? email : username;
            return `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
          })
          .concat("--b--\r\n")
          .join(""),
        { token: access, headers: { "content-type": "multipart/form-data; boundary=b" } },
      );
    const undo = (token: string) => api().call("POST", "/auth/email-undo/", { token });
    const signIn = (email: string, { password }: Learner) =>
      api().call("POST", "/auth/token/", { email, password });
    const emailOf = async ({ id }: Learner) =>
      (
        await api()
          .database.queries.selectFrom("accounts")
          .select("email")
          .where("id", "=", id)
          .executeTakeFirstOrThrow()
      ).email;
    /** The secret in the newest mail to an address. */
    async function secretSentTo(email: string): Promise<string> {
      const sent = () =>
        smtp.mails.filter((mail) => mail.to?.some((one) => one.address === email)).at(-1);
      await expect.poll(sent, { timeout: 10_000 }).toBeDefined();
      const link = /https:\/\/tilashar\.example\/email-undo#([\w-]{43})/.exec(sent()?.text ?? "");
      return link?.[1] as string;
    }
    const fresh = (name: string) => `${name}-${api().database.dialect}-${Date.now()}@example.test`;

    test("it holds at once, and the old address is told and can take it back once", async () => {
      const learner = await api().learner();
      const email = fresh("new");
      expect((await change(learner, email)).body.email).toBe(email);
      expect((await signIn(email, learner)).status).toBe(200);
      expect((await signIn(learner.email, learner)).status).toBe(401);

      const secret = await secretSentTo(learner.email);
      const stored = JSON.stringify(
        await api().database.queries.selectFrom("email_changes").selectAll().execute(),
      );
      expect(stored).not.toContain(secret);

      const all = await Promise.all([1, 2, 3].map(() => undo(secret)));
      expect(all.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      expect(all.find(({ status }) => status === 200)?.body.email).toBe(learner.email);
      expect((await signIn(learner.email, learner)).status).toBe(200);
      expect((await undo(secret)).body.code).toBe("validation");
    });

    test("taking it back ends every session, the thief's included", async () => {
      const learner = await api().learner();
      const thief = await api().call("POST", "/auth/token/", {
        email: learner.email,
        password: learner.password,
      });
      await change({ ...learner, access: thief.body.access }, fresh("thief"));
      await undo(await secretSentTo(learner.email));
      for (const refresh of [learner.refresh, thief.body.refresh]) {
        expect((await api().call("POST", "/auth/token/refresh/", { refresh })).status).toBe(401);
      }
      expect((await change({ ...learner, access: thief.body.access }, fresh("again"))).status).toBe(
        401,
      );
    });

    test("the first address wins over later changes, whose own links then do nothing", async () => {
      const learner = await api().learner();
      const [second, third] = [fresh("second"), fresh("third")];
      await change(learner, second);
      const toFirst = await secretSentTo(learner.email);
      await change(learner, third);
      const toSecond = await secretSentTo(second);
      expect((await undo(toFirst)).status).toBe(200);
      expect((await undo(toSecond)).status).toBe(400);
      expect(await emailOf(learner)).toBe(learner.email);
    });

    test("nobody else can take the old address while the change can be taken back", async () => {
      const learner = await api().learner();
      const other = await api().learner();
      await change(learner, fresh("moved"));
      expect((await change(other, learner.email.toUpperCase())).status).toBe(400);
      const registration = {
        username: `squatter-${Date.now()}`,
        email: learner.email,
        password: learner.password,
        password2: learner.password,
      };
      const squatted = await api().call("POST", "/auth/register/", registration);
      expect([squatted.status, squatted.body.email]).toEqual([400, [expect.any(String)]]);
      expect((await change(learner, learner.email)).status).toBe(200);
    });

    test("a link is good for seven days and not a second longer", async () => {
      const start = Date.now();
      const learner = await api().learner();
      await change(learner, fresh("late"));
      const secret = await secretSentTo(learner.email);
      vi.useFakeTimers({ toFake: ["Date"], now: start + 7 * 24 * 3_600_000 + 60_000 });
      expect((await undo(secret)).status).toBe(400);
      vi.useFakeTimers({ toFake: ["Date"], now: start + 7 * 24 * 3_600_000 - 60_000 });
      expect((await undo(secret)).status).toBe(200);
    });

    test("a reset link asked for before the change is dead after it", async () => {
      const learner = await api().learner();
      await api().call("POST", "/auth/password-reset/", { email: learner.email });
      const sent = () =>
        smtp.mails.find(
          (mail) =>
            mail.to?.some((one) => one.address === learner.email) &&
            mail.text?.includes("/reset-password/"),
        );
      await expect.poll(sent, { timeout: 10_000 }).toBeDefined();
      const link = /\/reset-password\/(\d+)\/([\w-]+)/.exec(sent()?.text ?? "");
      await change(learner, fresh("elsewhere"));
      const { status } = await api().call("POST", "/auth/password-reset/confirm/", {
        uid: link?.[1],
        token: link?.[2],
        password: "жаңа-құпия-2026",
      });
      expect(status).toBe(400);
    });

    test("guessed and odd secrets are refused", async () => {
      for (const token of ["x", "A".repeat(43), "' or 1=1 --", "\u202e", "__proto__"]) {
        expect((await undo(token)).status, token).toBe(400);
      }
      for (const body of [{}, { token: null }, { token: ["x"] }, { token: "" }]) {
        expect((await api().call("POST", "/auth/email-undo/", body)).status).toBe(400);
      }
    });

    test("another spelling of the same address is no change of hands", async () => {
      const learner = await api().learner();
      // Mails to others may still be on their way.
      const own = () =>
        smtp.mails.filter(({ to }) =>
          to?.some(({ address }) => address?.toLowerCase() === learner.email),
        );
      const before = own().length;
      expect((await change(learner, learner.email.toUpperCase())).status).toBe(200);
      const rows = await api()
        .database.queries.selectFrom("email_changes")
        .select("id")
        .where("account_id", "=", learner.id)
        .execute();
      expect([rows, own().length]).toEqual([[], before]);
    });
  },
  { outside, publicUrl },
);
