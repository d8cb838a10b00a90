import { afterAll, beforeAll, expect, test } from "vitest";
import { trusted } from "#api/testing/example-calls.ts";
import { startMailServer } from "#api/testing/mail-server.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const mails = await startMailServer();
afterAll(() => mails.stop());

onBothDatabases(
  "measures about people",
  (api) => {
    let moderator: Learner;
    beforeAll(async () => {
      moderator = await trusted(api(), "moderator");
    });
    const act = (path: string, body: object, by: Learner = moderator) =>
      api().call("POST", `/moderation/${path}/`, body, { token: by.access });
    const asked = (path: string, by: Learner) =>
      api().call("GET", path, undefined, { token: by.access });
    const onBoard = async (id: number) =>
      (await asked("/profile/leaderboard/?filter=all&limit=100", moderator)).body.some(
        (row: { id: number }) => row.id === id,
      );
    async function mailTo(email: string): Promise<string> {
      for (let count = 1; ; count += 1) {
        for (const mail of await mails.arrived(count)) {
          if (mail.to?.some((one) => one.address === email)) return mail.text ?? "";
        }
      }
    }

    test("a name is taken away: the board, the mail and the next visit say so, in the person's language", async () => {
      const person = await api().learner({ username: "rude-word", language_preference: "ru" });
      const { status, body } = await act(`people/${person.id}/renaming`, {
        reason: "name",
        note: "<i>Не надо</i>",
      });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        username: `oqushy-${person.id}`,
        measures: [{ kind: "renamed", old_name: "rude-word", reason: "name" }],
      });
      const mail = await mailTo(person.email);
      expect(mail).toContain("Модератор убрал имя «rude-word»");
      expect(mail).toContain("<i>Не надо</i>");

      expect((await asked("/auth/session/", person)).body).toMatchObject({
        user: { username: `oqushy-${person.id}` },
        notices: 1,
      });
      const { notices } = (await asked("/profile/notices/", person)).body;
      expect(notices).toEqual([
        expect.objectContaining({ text: expect.stringContaining("rude-word") }),
      ]);
      await api().call("POST", "/profile/notices/seen/", undefined, { token: person.access });
      expect((await asked("/auth/session/", person)).body.notices).toBe(0);
      expect((await asked("/profile/notices/", person)).body.notices).toEqual([]);
    });

    test("a name that is given must be one, and nobody else's", async () => {
      const [person, other] = [await api().learner(), await api().learner()];
      for (const username of ["a", "two words", "аdmin", other.username]) {
        const { status, body } = await act(`people/${person.id}/renaming`, {
          reason: "name",
          username,
        });
        expect(status, username).toBe(400);
        expect(body.username).toEqual([expect.any(String)]);
      }
      expect((await asked("/auth/session/", person)).body.user.username).toBe(person.username);
    });

    test("who is kept off the boards stays off, whatever they set, until it is ended", async () => {
      const person = await api().learner();
      expect(await onBoard(person.id)).toBe(true);
      const { body } = await act(`people/${person.id}/hiding`, { reason: "cheating" });
      expect(await onBoard(person.id)).toBe(false);
      expect((await act(`people/${person.id}/hiding`, { reason: "cheating" })).status).toBe(409);

      for (const wish of ["false", "true"]) {
        const form = new FormData();
        form.append("username", person.username);
        form.append("email", person.email);
        form.append("on_leaderboard", wish);
        const sent = new Request("http://localhost/", { method: "POST", body: form });
        const answer = await api().call(
          "PUT",
          "/profile/update-profile/",
          Buffer.from(await sent.arrayBuffer()),
          {
            token: person.access,
            headers: { "content-type": sent.headers.get("content-type") ?? "" },
          },
        );
        expect(answer.status).toBe(200);
        expect(await onBoard(person.id)).toBe(false);
      }
      const [measure] = body.measures;
      expect((await act(`measures/${measure.id}/ending`, { reason: "mended" })).status).toBe(200);
      expect(await onBoard(person.id)).toBe(true);
      expect((await act(`measures/${measure.id}/ending`, { reason: "again" })).status).toBe(404);
    });

    test("a suspended person is out of every session and is told why at sign-in, until it is ended", async () => {
      const person = await api().learner();
      const { body } = await act(`people/${person.id}/suspension`, {
        reason: "advertising",
        note: "Three warnings.",
      });
      // This process knows at once, another one within a second.
      expect((await asked("/profile/settings/", person)).status).toBe(401);
      expect(await onBoard(person.id)).toBe(false);
      const signIn = () =>
        api().call(
          "POST",
          "/auth/token/",
          { email: person.email, password: person.password },
          { headers: { "accept-language": "ru" } },
        );
      const refused = await signIn();
      expect([refused.status, refused.body.code]).toEqual([403, "account_suspended"]);
      expect(refused.body.detail).toBe(
        "Этот аккаунт приостановлен. Причина: реклама. Three warnings.",
      );
      await act(`measures/${body.measures[0].id}/ending`, { reason: "apologised" });
      expect((await signIn()).status).toBe(200);
      expect(await onBoard(person.id)).toBe(true);
    });

    test("nobody acts upon themselves, nor a moderator upon who holds a role; an admin may", async () => {
      const editor = await trusted(api(), "editor");
      const admin = await trusted(api(), "admin");
      const why = { reason: "other" };
      for (const id of [moderator.id, editor.id, admin.id]) {
        expect((await act(`people/${id}/suspension`, why)).status).toBe(403);
      }
      expect((await act(`people/${admin.id}/suspension`, why, admin)).status).toBe(403);
      expect((await act(`people/${editor.id}/suspension`, why, admin)).status).toBe(200);
      expect((await act("people/999999999/suspension", why)).status).toBe(404);
    });

    test("a person is found by name however it is spelled; no address is told", async () => {
      const person = await api().learner({ username: "Айгерім-2" });
      const found = await asked(
        `/moderation/people/?name=${encodeURIComponent("айгерім-2")}`,
        moderator,
      );
      expect(found.body).toMatchObject({ id: person.id, username: "Айгерім-2" });
      expect(found.text).not.toContain("@");
      expect((await asked("/moderation/people/?name=nobody-there", moderator)).status).toBe(404);
    });
  },
  { outside: { mail: { smtpUrl: mails.url, from: "Tilashar <no-reply@tilashar.example>" } } },
);
