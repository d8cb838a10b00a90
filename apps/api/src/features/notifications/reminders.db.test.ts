import { expect, test } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";
import { hour, noticesOf, publicUrl, reminding, tokens } from "./testing/reminding.ts";

onBothDatabases("reminders and summaries", (api) => {
  const { want, nextAt, setNext, mailsTo } = noticesOf(api);
  const studied = (learner: Learner, day: string, points = 10) =>
    api()
      .database.queries.insertInto("activity_days")
      .values({
        account_id: learner.id,
        day,
        points,
        lessons: 1,
        first_at: `${day}T05:00:00.000Z`,
        first_zone: "Asia/Almaty",
        last_at: `${day}T05:00:00.000Z`,
        last_zone: "Asia/Almaty",
      })
      .execute();

  test("a reminder comes once on a day without study, from however many planners, in the learner's language", async () => {
    const learner = await api().learner({ language_preference: "ru" });
    await want(learner);
    const clock = { now: ((await nextAt(learner)) as number) + 1000 };
    const [one, other] = [reminding(api(), clock), reminding(api(), clock)];
    await Promise.all([one.planner.plan(), other.planner.plan(), one.planner.plan()]);
    await one.outbox.drain();
    const mails = await mailsTo(learner);
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail?.subject).toBe("Пять минут казахского?");
    expect(mail?.text).toContain("Слово дня — нан: хлеб.");
    expect(mail?.text).toContain(`${publicUrl}/lessons`);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    const token = tokens.issue(learner.id);
    expect(headers.get("list-unsubscribe")).toBe(
      `<${publicUrl}/api/notifications/unsubscribe/${token}/>`,
    );
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(mail?.text).toContain(`${publicUrl}/unsubscribe/${token}`);
    expect(await nextAt(learner)).toBe(clock.now - 1000 + 24 * hour);

    // The same day once more, as after a crash or with a clock set back: the day's key is used up.
    await setNext(learner, clock.now - 1000);
    await one.planner.plan();
    await one.outbox.drain();
    expect(await mailsTo(learner)).toHaveLength(1);
  });

  test("who prepares for an examination is told how many days are left, until its day", async () => {
    const learner = await api().learner({ language_preference: "en" });
    await want(learner);
    const dueAt = (await nextAt(learner)) as number;
    const day = (days: number) => new Date(dueAt + days * 24 * hour).toISOString().slice(0, 10);
    const choose = (days: number) =>
      api().call(
        "PUT",
        "/profile/exam-goal/",
        { exam: "residence", level: "a1", day: day(days) },
        { token: learner.access },
      );
    expect((await choose(12)).status).toBe(200);
    const clock = { now: dueAt + 1000 };
    const { planner, outbox } = reminding(api(), clock);
    await planner.plan();
    await outbox.drain();
    clock.now += 12 * 24 * hour;
    await setNext(learner, clock.now - 1000);
    await planner.plan();
    await outbox.drain();
    const texts = (await mailsTo(learner)).map(({ text }) => text ?? "");
    expect(texts).toHaveLength(2);
    const [told] = texts.filter((text) => text.includes("Days until your examination: 12."));
    expect(told).toContain(`${publicUrl}/exams`);
    expect(texts.filter((text) => text.includes(`${publicUrl}/lessons`))).toHaveLength(1);
  });

  test("no mail goes to an address that waits to be confirmed, or that refuses mail", async () => {
    const learner = await api().learner();
    await want(learner);
    const { queries } = api().database;
    const standing = (email_standing: string, email_refused_at: string | null = null) =>
      queries
        .updateTable("accounts")
        .set({ email_standing, email_refused_at })
        .where("id", "=", learner.id)
        .execute();
    await standing("unconfirmed");
    const clock = { now: ((await nextAt(learner)) as number) + 1000 };
    const { planner, outbox } = reminding(api(), clock);
    await planner.plan();
    await outbox.drain();
    expect(await mailsTo(learner)).toEqual([]);
    expect(await nextAt(learner), "tomorrow is asked again").toBeGreaterThan(clock.now);
    await standing("confirmed", "2040-01-01T00:00:00.000Z");
    clock.now = ((await nextAt(learner)) as number) + 1000;
    await planner.plan();
    await outbox.drain();
    expect(await mailsTo(learner)).toEqual([]);
    await standing("confirmed");
    clock.now = ((await nextAt(learner)) as number) + 1000;
    await planner.plan();
    await outbox.drain();
    expect(await mailsTo(learner)).toHaveLength(1);
  });

  test("no reminder on a day with study, on a quiet day, hours late, or for an hour left behind", async () => {
    const clock = { now: 0 };
    const { planner, outbox } = reminding(api(), clock);
    const due = Date.parse("2040-11-17T14:00:00Z");
    const busy = await api().learner();
    const quiet = await api().learner();
    const late = await api().learner();
    const moved = await api().learner();
    for (const learner of [busy, late, moved]) await want(learner);
    await want(quiet, { quiet_days: [6] });
    await studied(busy, "2040-11-17");
    await want(moved, { timezone: "Europe/Berlin" });
    for (const learner of [busy, quiet, moved]) await setNext(learner, due);
    await setNext(late, due - 4 * hour);
    clock.now = due;
    await planner.plan();
    await outbox.drain();
    for (const learner of [busy, quiet, late, moved]) {
      expect(await mailsTo(learner)).toEqual([]);
      expect(await nextAt(learner)).toBeGreaterThan(due);
    }
  });

  test("on Monday last week is summed up, once, when there was something", async () => {
    const clock = { now: Date.parse("2040-11-19T14:00:00Z") };
    const { planner, outbox } = reminding(api(), clock);
    const learner = await api().learner();
    const idle = await api().learner();
    for (const one of [learner, idle]) {
      await want(one, { daily_reminder: false, weekly_summary: true });
      await setNext(one, clock.now);
    }
    await studied(learner, "2040-11-11", 500);
    await studied(learner, "2040-11-12", 12);
    await studied(learner, "2040-11-18", 8);
    await studied(learner, "2040-11-19", 500);
    await api()
      .database.queries.insertInto("saved_lessons")
      .values({
        account_id: learner.id,
        lesson_id: 1,
        attempt: "a",
        score: 1,
        questions: 2,
        value: 2,
        studied_day: "2040-11-12",
        paid_day: "2040-11-12",
        saved_at: "2040-11-12T05:00:00.000Z",
      })
      .execute();
    await Promise.all([planner.plan(), planner.plan()]);
    await outbox.drain();
    const mails = await mailsTo(learner);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe("Your week in Kazakh");
    expect(mails[0]?.text).toContain("Days you studied: 2\n");
    expect(mails[0]?.text).toContain("Points you earned: 20\n");
    expect(mails[0]?.text).toContain("Words you practised: 10\n");
    expect(await mailsTo(idle)).toEqual([]);
  });

  test("the planner walks an index and looks at nobody who is not due", async () => {
    const { queries, dialect } = api().database;
    if (dialect !== "sqlite") return;
    const { executeQuery } = queries;
    const plan = await executeQuery.call(queries, {
      sql: "explain query plan select account_id from notification_settings where next_at <= 5 order by next_at limit 20",
      parameters: [],
      query: { kind: "RawNode" } as never,
      queryId: { queryId: "x" },
    });
    expect(JSON.stringify(plan.rows)).toContain("notification_settings_by_due");
  });
});
