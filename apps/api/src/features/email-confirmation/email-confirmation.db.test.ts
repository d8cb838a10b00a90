import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { asSent } from "#api/testing/example-calls.ts";
import { startMailServer } from "#api/testing/mail-server.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const publicUrl = "https://tilashar.example";
const smtp = await startMailServer();
afterAll(() => smtp.stop());
afterEach(() => void vi.useRealTimers());

const outside = { mail: { smtpUrl: smtp.url, from: "Tilashar <no-reply@tilashar.example>" } };
const day = 24 * 3_600_000;

onBothDatabases(
  "confirming an e-mail",
  (api) => {
    let onlooker: Learner;
    beforeAll(async () => {
      onlooker = await api().learner();
    });

    const links = (email: string) =>
      smtp.mails
        .filter((mail) => mail.to?.some((one) => one.address === email))
        .flatMap((mail) => /https:\/\/([^/]+)\/confirm-email#([\w-]{40,})\n/.exec(mail.text ?? ""))
        .filter((part, index): part is string => index % 3 === 2 && part !== null);
    async function linkTo(email: string, count = 1): Promise<string> {
      await expect.poll(() => links(email).length, { timeout: 10_000 }).toBe(count);
      return links(email)[count - 1] as string;
    }
    const confirm = (token: unknown, headers: Record<string, string> = {}) =>
      api().call("POST", "/auth/email-confirmation/confirm/", { token }, { headers });
    const again = ({ access: token }: Learner) =>
      api().call("POST", "/auth/email-confirmation/", undefined, { token });
    const settings = async ({ access: token }: Learner) =>
      (await api().call("GET", "/profile/settings/", undefined, { token })).body;
    async function save(learner: Learner, fields: Record<string, string>) {
      const form = new FormData();
      const { username, email } = learner;
      for (const [name, value] of Object.entries({ username, email, ...fields })) {
        form.append(name, value);
      }
      const { payload, type } = await asSent(form);
      return api().call("PUT", "/profile/update-profile/", payload, {
        token: learner.access,
        headers: { "content-type": type },
      });
    }
    const isOnBoard = async ({ username }: Learner) => {
      const { access: token } = onlooker;
      const board = "/profile/leaderboard/?limit=100";
      const { body } = await api().call("GET", board, undefined, { token });
      return body.some((row: { username: string }) => row.username === username);
    };
    const rowOf = ({ id }: Learner) =>
      api()
        .database.queries.selectFrom("email_confirmations")
        .selectAll()
        .where("account_id", "=", id)
        .executeTakeFirst();

    test("who signs up learns at once, gets a mail, and stands on the board once its link is opened", async () => {
      const learner = await api().learner({ language_preference: "ru" });
      expect(await settings(learner)).toMatchObject({ email_confirmed: false });
      expect(await isOnBoard(learner)).toBe(false);
      const stats = await api().call("GET", "/profile/stats/", undefined, {
        token: learner.access,
      });
      expect(stats.status).toBe(200);

      const token = await linkTo(learner.email);
      const mail = smtp.mails.find(({ to }) => to?.[0]?.address === learner.email);
      expect(mail?.subject).toBe("Это ваш адрес?");
      expect(`${mail?.text}`).toContain(publicUrl);
      const row = await rowOf(learner);
      expect(JSON.stringify(row)).not.toContain(token);
      expect(Date.parse(row?.expires_at ?? "") - Date.now()).toBeGreaterThan(2.9 * day);

      // On another device: nobody is signed in there.
      const done = await confirm(token, { "accept-language": "kk" });
      expect([done.status, done.body.message]).toEqual([200, "Рақмет! Поштаңыз расталды."]);
      expect(await settings(learner)).toMatchObject({ email_confirmed: true });
      expect(await isOnBoard(learner)).toBe(true);
      expect(api().log()).not.toContain(token);
    });

    test("a link counts once, also when it is opened five times at once", async () => {
      const learner = await api().learner();
      const token = await linkTo(learner.email);
      const answers = await Promise.all([1, 2, 3, 4, 5].map(() => confirm(token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400]);
      expect((await confirm(token)).body).toMatchObject({
        code: "validation",
        detail: expect.stringContaining("not valid"),
      });
    });

    test("a tampered link, another type and oddities are refused and use nothing up", async () => {
      const learner = await api().learner();
      const token = await linkTo(learner.email);
      const flipped = (token[0] === "A" ? "B" : "A") + token.slice(1);
      const odd = [flipped, `${token}=`, token.slice(1), "", " ", [token], { token }, null, 7];
      for (const wrong of odd) {
        expect((await confirm(wrong)).status, JSON.stringify(wrong)).toBe(400);
      }
      expect((await confirm(token)).status).toBe(200);
    });

    test("a newer link takes the place of the older; five more an hour, and none when there is nothing to confirm", async () => {
      const learner = await api().learner();
      const older = await linkTo(learner.email);
      expect((await again(learner)).status).toBe(200);
      const newer = await linkTo(learner.email, 2);
      expect((await confirm(older)).status).toBe(400);
      expect((await confirm(newer)).status).toBe(200);
      expect((await again(learner)).status).toBe(200);
      expect(await rowOf(learner)).toBeUndefined();
      expect((await api().call("POST", "/auth/email-confirmation/")).status).toBe(401);
    });

    test("a link dies after three days", async () => {
      const learner = await api().learner();
      const token = await linkTo(learner.email);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3 * day });
      expect((await confirm(token)).status).toBe(400);
    });

    test("a changed e-mail is asked for anew, and the old link confirms nothing", async () => {
      const learner = await api().learner();
      const old = await linkTo(learner.email);
      const email = `new-${learner.email}`;
      expect((await save(learner, { email })).body).toMatchObject({ email_confirmed: false });
      expect((await confirm(old)).status).toBe(400);
      expect((await confirm(await linkTo(email))).status).toBe(200);
      expect(await settings(learner)).toMatchObject({ email, email_confirmed: true });

      const next = `newest-${learner.email}`;
      await save(learner, { email: next });
      expect(await isOnBoard(learner)).toBe(false);
      // Another spelling of the same address is no other address.
      await confirm(await linkTo(next));
      expect((await save(learner, { email: next.toUpperCase() })).body).toMatchObject({
        email_confirmed: true,
      });
    });

    test("the wish to be on the board is kept while the address waits, and not overruled after", async () => {
      const learner = await api().learner();
      await save(learner, { on_leaderboard: "false" });
      await confirm(await linkTo(learner.email));
      expect(await isOnBoard(learner)).toBe(false);
      await save(learner, { on_leaderboard: "true" });
      expect(await isOnBoard(learner)).toBe(true);
    });

    test("a link that sets a new password, or takes a change back, shows as much", async () => {
      const learner = await api().learner();
      await linkTo(learner.email);
      await api().call("POST", "/auth/password-reset/", { email: learner.email });
      const resetLink = () =>
        smtp.mails
          .filter(({ to }) => to?.[0]?.address === learner.email)
          .map(({ text }) => /\/reset-password\/(\d+)\/([\w-]+)\n/.exec(text ?? ""))
          .find((found) => found !== null);
      await expect.poll(resetLink, { timeout: 10_000 }).toBeTruthy();
      const [, uid, token] = resetLink() as RegExpExecArray;
      const password = "жаңа-құпия-2026";
      await api().call("POST", "/auth/password-reset/confirm/", { uid, token, password });
      const { email } = learner;
      const { access } = (await api().call("POST", "/auth/token/", { email, password })).body;
      const back = { ...learner, access };
      expect(await settings(back)).toMatchObject({ email_confirmed: true });
      expect(await isOnBoard(back)).toBe(true);
      expect(await rowOf(back)).toBeUndefined();

      await save(back, { email: `stolen-${email}` });
      const undoLink = () =>
        smtp.mails.flatMap(({ to, text }) =>
          to?.[0]?.address === email ? (/\/email-undo#([\w-]+)/.exec(text ?? "") ?? []) : [],
        )[1];
      await expect.poll(undoLink, { timeout: 10_000 }).toBeTruthy();
      await api().call("POST", "/auth/email-undo/", { token: undoLink() });
      const again = (await api().call("POST", "/auth/token/", { email, password })).body;
      expect(await settings({ ...back, access: again.access })).toMatchObject({
        email,
        email_confirmed: true,
      });
    });

    test("an address that refuses mail is told to its owner, and is good again once a link is opened or another is given", async () => {
      const learner = await api().learner();
      await confirm(await linkTo(learner.email));
      expect(await settings(learner)).toMatchObject({ email_refused: false });
      await again(learner);
      smtp.behave("refuse");
      await api().call("POST", "/auth/password-reset/", { email: learner.email });
      const refused = async () => (await settings(learner)).email_refused;
      await expect.poll(refused, { timeout: 10_000 }).toBe(true);
      // Nobody loses what they have: the name stays on the board, and the address is confirmed as it was.
      expect(await settings(learner)).toMatchObject({ email_confirmed: true });
      expect(await isOnBoard(learner)).toBe(true);

      expect((await again(learner)).status).toBe(200);
      await confirm(await linkTo(learner.email, 2));
      expect(await settings(learner)).toMatchObject({ email_refused: false });

      smtp.behave("refuse");
      await api().call("POST", "/auth/password-reset/", { email: learner.email });
      await expect.poll(refused, { timeout: 10_000 }).toBe(true);
      const email = `right-${learner.email}`;
      expect((await save(learner, { email })).body).toMatchObject({ email_refused: false });
      await linkTo(email);
    });

    test("accounts older than the question are trusted: on the board, and asked for nothing", async () => {
      const learner = await api().learner();
      await linkTo(learner.email);
      // As the migration leaves an account that was there before it.
      await api()
        .database.queries.updateTable("accounts")
        .set({ email_standing: "trusted" })
        .where("id", "=", learner.id)
        .execute();
      expect(await settings(learner)).toMatchObject({ email_confirmed: true });
      await again(learner);
      await new Promise((resolve) => setImmediate(resolve));
      expect(links(learner.email)).toHaveLength(1);
    });
  },
  { publicUrl, outside, confirmEmails: true },
);

onBothDatabases(
  "limits of confirming an e-mail",
  (api) => {
    test("links are sent five times an hour, guesses are limited, right links are not", async () => {
      const { access: token } = await api().learner();
      const asked = [];
      for (let round = 0; round < 6; round++) {
        asked.push(await api().call("POST", "/auth/email-confirmation/", undefined, { token }));
      }
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
      const guesses = [];
      for (let guess = 0; guess < 31; guess++) {
        const body = { token: `guess-${guess}` };
        guesses.push(await api().call("POST", "/auth/email-confirmation/confirm/", body));
      }
      expect(guesses[0]?.status).toBe(400);
      expect(guesses.at(-1)?.status).toBe(429);
      expect(Number(guesses.at(-1)?.headers["retry-after"])).toBeGreaterThan(0);
    });
  },
  { publicUrl, outside, confirmEmails: true, rateLimits: true },
);

onBothDatabases("a server that does not ask for e-mails", (api) => {
  test("takes addresses on trust and sends nothing", async () => {
    const { access: token, id } = await api().learner();
    const { body } = await api().call("GET", "/profile/settings/", undefined, { token });
    expect(body).toMatchObject({ email_confirmed: true });
    const waiting = await api()
      .database.queries.selectFrom("email_confirmations")
      .select("account_id")
      .where("account_id", "=", id)
      .execute();
    expect(waiting).toEqual([]);
  });
});
