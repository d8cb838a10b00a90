import { afterAll, expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";
import { reminderMessage } from "./push-message.ts";
import { browserKeys, listening, pushService } from "./testing/push-service.ts";
import { hour, noticesOf, reminding } from "./testing/reminding.ts";

const pushes = await pushService();
afterAll(() => void pushes.stop());

onBothDatabases("reminders by push", (api) => {
  const { want, nextAt, mailsTo } = noticesOf(api);

  test("a browser that listens gets the reminder in the mail's place, encrypted, once", async () => {
    const learner = await api().learner();
    await want(learner);
    await listening(api(), learner, `http://push.example:${pushes.port}/one-${learner.username}`);
    const day = new Date(((await nextAt(learner)) as number) + 9 * 24 * hour);
    await api().call(
      "PUT",
      "/profile/exam-goal/",
      { exam: "residence", level: "a1", day: day.toISOString().slice(0, 10) },
      { token: learner.access },
    );
    const clock = { now: ((await nextAt(learner)) as number) + 1000 };
    const { planner, outbox } = reminding(api(), clock);
    await planner.plan();
    await outbox.drain();
    await outbox.drain();
    const got = pushes.got.filter(({ path }) => path === `/one-${learner.username}`);
    expect(got).toHaveLength(1);
    expect(got[0]?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      urgency: "low",
      authorization: expect.stringMatching(/^vapid t=.+, k=.+/),
    });
    // Encryption adds its heading, a mark of the end and a tag to what is said
    const said = Buffer.byteLength(JSON.stringify(reminderMessage("en", 9)));
    expect(got[0]?.size).toBe(said + 86 + 1 + 16);
    expect(await mailsTo(learner)).toEqual([]);
  });

  test.each([404, 410])("a subscription that is gone (%i) is forgotten", async (status) => {
    const learner = await api().learner();
    await want(learner);
    await listening(api(), learner, `http://push.example:${pushes.port}/gone-${learner.username}`);
    pushes.answers.push(status);
    const clock = { now: ((await nextAt(learner)) as number) + 1000 };
    const { planner, outbox } = reminding(api(), clock);
    await planner.plan();
    await outbox.drain();
    const left = await api()
      .database.queries.selectFrom("push_subscriptions")
      .select("id")
      .where("account_id", "=", learner.id)
      .execute();
    expect(left).toEqual([]);
  });

  test("a push service in trouble is asked again", async () => {
    const learner = await api().learner();
    await want(learner);
    await listening(api(), learner, `http://push.example:${pushes.port}/again-${learner.username}`);
    pushes.answers.push(503, 429);
    const clock = { now: ((await nextAt(learner)) as number) + 1000 };
    const { planner, outbox } = reminding(api(), clock);
    await planner.plan();
    for (let round = 0; round < 4; round++) {
      await outbox.drain();
      clock.now += 60_000;
    }
    const got = pushes.got.filter(({ path }) => path === `/again-${learner.username}`);
    expect(got).toHaveLength(3);
  });

  test("only endpoints of the public internet are taken, and a device can be taken back", async () => {
    const learner = await api().learner();
    const keys = browserKeys();
    const send = (method: "POST" | "DELETE", body: unknown) =>
      api().call(method, "/profile/push-subscriptions/", body, { token: learner.access });
    const count = async () =>
      (
        await api()
          .database.queries.selectFrom("push_subscriptions")
          .select("id")
          .where("account_id", "=", learner.id)
          .execute()
      ).length;
    for (const endpoint of [
      "http://fcm.googleapis.com/x",
      "https://127.0.0.1/x",
      "https://localhost/x",
      "https://[::1]/x",
      "gopher://x.example/",
    ]) {
      const { status, body } = await send("POST", { endpoint, keys });
      expect([status, body.endpoint], endpoint).toEqual([400, [expect.any(String)]]);
    }
    expect(
      (await send("POST", { endpoint: "https://fcm.googleapis.com/x", keys: {} })).status,
    ).toBe(400);
    const endpoint = `https://fcm.googleapis.com/fcm/send/${learner.id}`;
    expect((await send("POST", { endpoint, keys })).status).toBe(200);
    expect((await send("POST", { endpoint, keys })).status).toBe(200);
    expect(await count()).toBe(1);
    expect((await send("DELETE", { endpoint })).status).toBe(200);
    expect(await count()).toBe(0);
    const { body } = await api().call("GET", "/notifications/push-key/");
    expect(Buffer.from(body.key, "base64url")).toHaveLength(65);
  });
});
