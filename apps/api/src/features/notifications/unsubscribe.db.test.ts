import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { type Learner, onBothDatabases, type TestApi } from "#api/testing/test-api.ts";
import { hour, noticesOf, settingsPath, tokens } from "./testing/reminding.ts";

onBothDatabases("the end of reminders by a link", (api) => {
  const { want, nextAt } = noticesOf(api);

  test("one click ends the mails without signing in; a forged or broken link ends nothing", async () => {
    const learner = await api().learner();
    await want(learner, { weekly_summary: true });
    const path = (token: string) => `/notifications/unsubscribe/${token}/`;
    const real = await realToken(api(), learner);
    const form = { "content-type": "application/x-www-form-urlencoded" };

    for (const token of [`${learner.id}.${"A".repeat(43)}`, "x", tokens.issue(learner.id)]) {
      const refused = await api().call("POST", path(token), "List-Unsubscribe=One-Click", {
        headers: form,
      });
      expect([refused.status, refused.body.code]).toEqual([400, "validation"]);
    }
    // Programs that look at links must not end anything by it.
    const looked = await api().call("GET", path(real));
    expect([looked.status, looked.headers.location]).toEqual([303, `/unsubscribe/${real}`]);
    expect(await nextAt(learner)).not.toBeNull();

    const ended = await api().call("POST", path(real), "List-Unsubscribe=One-Click", {
      headers: { ...form, "accept-language": "kk" },
    });
    expect([ended.status, ended.body.message]).toEqual([
      200,
      "Дайын: енді еске салу хаты да, апта қорытындысы да келмейді.",
    ]);
    expect(await nextAt(learner)).toBeNull();
    const { body } = await api().call("GET", settingsPath, undefined, {
      token: learner.access,
    });
    expect([body.daily_reminder, body.weekly_summary]).toEqual([false, false]);

    const multipart = await api().call(
      "POST",
      path(real),
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
      { headers: { "content-type": "multipart/form-data; boundary=b" } },
    );
    expect(multipart.status).toBe(200);
    const page = await api().call("POST", path(real), "", {
      headers: { ...form, accept: "text/html,*/*" },
    });
    expect([page.status, page.headers.location]).toEqual([303, `/unsubscribe/${real}?done`]);
  });
});

/** The product's own token for a learner, out of the mail it wrote. */
async function realToken(api: TestApi, learner: Learner): Promise<string> {
  await api.database.queries
    .updateTable("notification_settings")
    .set({ next_at: Date.now() - (Date.now() % hour) })
    .where("account_id", "=", learner.id)
    .execute();
  const now = new Date();
  const local = Number(
    new Intl.DateTimeFormat("en-GB", { timeZone: "Asia/Almaty", hour: "2-digit" }).format(now),
  );
  await api.call(
    "PUT",
    settingsPath,
    {
      daily_reminder: true,
      reminder_hour: local,
      weekly_summary: true,
      quiet_days: [],
      timezone: "Asia/Almaty",
    },
    { token: learner.access },
  );
  await api.database.queries
    .updateTable("notification_settings")
    .set({ next_at: Date.now() - (Date.now() % hour) })
    .where("account_id", "=", learner.id)
    .execute();
  // What is due is looked for at the start, and from then on three times a minute.
  await api.restart();
  const folder = join(api.place.dataDir, "outbox");
  const find = async () => {
    for (const name of readdirSync(folder)) {
      if (name.startsWith(".")) continue;
      const mail = await PostalMime.parse(readFileSync(join(folder, name)));
      if (!mail.to?.some((one) => one.address === learner.email)) continue;
      const token = /\/unsubscribe\/(\d+\.[\w-]{43})/.exec(mail.text ?? "")?.[1];
      if (token !== undefined) return token;
    }
    return null;
  };
  await expect
    .poll(() => find().catch(() => null), { timeout: 15_000, interval: 100 })
    .not.toBeNull();
  return (await find()) as string;
}
