import { test } from "vitest";
import { freshPlace } from "#api/testing/fresh-database.ts";
import { freePort, startMailServer } from "#api/testing/mail-server.ts";
import { startServer } from "#api/testing/started-server.ts";

const headers = { "content-type": "application/json" };
const post = (url: string, path: string, body: unknown) =>
  fetch(`${url}/api${path}`, { method: "POST", headers, body: JSON.stringify(body) });

// Side by side: each waits for its own servers and mails.
test.concurrent.for(["sqlite", "postgres"] as const)(
  "a reset asked for while mail is down survives kill -9: one mail comes, and its link works (%s)",
  { timeout: 120_000 },
  async (dialect, { expect }) => {
    const place = await freshPlace(dialect);
    const port = await freePort();
    const environment = {
      ...place.environment,
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      CONFIRM_EMAILS: "off",
    };
    const email = "aigul@example.test";

    const first = await startServer(environment);
    const registered = await post(first.url, "/auth/register/", {
      username: "aigul",
      email,
      password: "bota-qozy-2026",
      password2: "bota-qozy-2026",
    });
    expect(registered.status).toBe(201);
    const asked = await post(first.url, "/auth/password-reset/", { email });
    expect(asked.status).toBe(200);
    // Killed at once: perhaps before the link is even made, perhaps in the middle of an attempt.
    await first.stop("SIGKILL");

    const second = await startServer(environment);
    await expect.poll(second.output, { timeout: 40_000 }).toContain("not delivered yet");
    await second.stop("SIGKILL");

    const smtp = await startMailServer(port);
    const third = await startServer(environment);
    await smtp.arrived(1, 60_000);

    const link = /\/reset-password\/(\d+)\/([\w-]+)\n/.exec(smtp.mails[0]?.text ?? "");
    const password = "жаңа-құпия-2026";
    const done = await post(third.url, "/auth/password-reset/confirm/", {
      uid: link?.[1],
      token: link?.[2],
      password,
    });
    expect(done.status).toBe(200);
    expect((await post(third.url, "/auth/token/", { email, password })).status).toBe(200);

    // The mail that tells of the new password is the last: nothing waits any more that could come twice.
    await smtp.arrived(2, 60_000);
    await third.stop("SIGTERM");
    await smtp.stop();
    expect(smtp.mails.map(({ text }) => /\/reset-password\//.test(text ?? ""))).toEqual([
      true,
      false,
    ]);
    const database = await place.open();
    const waiting = await database.queries
      .selectFrom("deliveries")
      .select("id")
      .where("finished_at", "is", null)
      .execute();
    await database.close();
    expect(waiting).toEqual([]);
    await place.remove();
  },
);
