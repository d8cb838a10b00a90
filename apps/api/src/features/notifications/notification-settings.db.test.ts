import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";
import { asked, noticesOf, settingsPath as path } from "./testing/reminding.ts";

onBothDatabases("settings of reminders", (api) => {
  const { want, nextAt } = noticesOf(api);

  test("nothing is sent to who has not asked for it", async () => {
    const learner = await api().learner();
    const { status, body } = await api().call("GET", path, undefined, { token: learner.access });
    expect([status, body]).toEqual([
      200,
      { ...asked, daily_reminder: false, weekly_summary: false },
    ]);
    expect(await nextAt(learner)).toBeNull();
  });

  test("settings are kept, the zone with the account's, and the next instant is the learner's hour", async () => {
    const learner = await api().learner();
    const changes = { timezone: "America/New_York", reminder_hour: 7, quiet_days: [7, 6, 6] };
    const saved = await want(learner, changes);
    expect([saved.status, saved.body.message, saved.body.quiet_days]).toEqual([
      200,
      "Notification settings updated successfully",
      [6, 7],
    ]);
    const read = await api().call("GET", path, undefined, { token: learner.access });
    expect(read.body).toEqual({ ...asked, ...changes, quiet_days: [6, 7] });
    const at = (await nextAt(learner)) as number;
    expect(at).toBeGreaterThan(Date.now());
    const shown = new Intl.DateTimeFormat("en-GB", {
      timeZone: "America/New_York",
      hour: "2-digit",
      minute: "2-digit",
    }).format(at);
    expect(shown).toBe("07:00");
    await want(learner, { daily_reminder: false });
    expect(await nextAt(learner)).toBeNull();
  });

  test("odd settings are refused by field", async () => {
    const learner = await api().learner();
    for (const [changes, field] of [
      [{ daily_reminder: "yes" }, "daily_reminder"],
      [{ reminder_hour: 24 }, "reminder_hour"],
      [{ reminder_hour: 7.5 }, "reminder_hour"],
      [{ reminder_hour: "7" }, "reminder_hour"],
      [{ weekly_summary: null }, "weekly_summary"],
      [{ quiet_days: [0] }, "quiet_days"],
      [{ quiet_days: [1, 2, 3, 4, 5, 6, 7, 1] }, "quiet_days"],
      [{ timezone: "Asia/Atlantis" }, "timezone"],
      [{ timezone: "" }, "timezone"],
    ] as const) {
      const { status, body } = await want(learner, changes);
      expect(status, JSON.stringify(changes)).toBe(400);
      expect(body[field], JSON.stringify(changes)).toEqual([expect.any(String)]);
    }
    expect((await api().call("GET", path)).status).toBe(401);
    expect((await api().call("PUT", path, asked)).status).toBe(401);
  });
});
