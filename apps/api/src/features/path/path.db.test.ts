import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { loadUnits, parseUnit } from "@tilashar/learning/load-units";
import {
  type Item,
  planSession,
  rightAnswer,
  type SessionSubject,
  type UnitMaterial,
} from "@tilashar/learning/session";
import { expect, test } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const built = loadUnits(join(import.meta.dirname, "../../../../../build"));
const [firstUnit, secondUnit] = built.list.map(({ id }) => parseUnit(built.read(id)));
if (firstUnit === undefined || secondUnit === undefined) throw new Error("no units");
const firstLesson = firstUnit.lessons[0]?.id ?? 0;
const meet = { what: "step", lesson: firstLesson, step: "meet-1" } as const;

onBothDatabases("the path", (api) => {
  const call = ({ access }: Learner, method: "GET" | "POST", path: string, body?: unknown) =>
    api().call(method, path, body, { token: access });

  function answersTo(
    unit: UnitMaterial,
    subject: SessionSubject,
    seed: string,
    give: (item: Item, at: number) => readonly string[] | null = (item) => rightAnswer(item),
  ) {
    return planSession(unit, subject, seed).slots.map(({ item }, at) => ({
      item: item.key,
      given: give(item, at),
    }));
  }
  const send = async (
    learner: Learner,
    unit: UnitMaterial,
    subject: SessionSubject,
    changes: object = {},
  ) => {
    const body = {
      attempt: randomUUID(),
      unit: unit.id,
      subject,
      seed: "s",
      answers: answersTo(unit, subject, "s"),
      ...changes,
    };
    return (await call(learner, "POST", "/profile/sessions/", body)).body;
  };
  const pathOf = async (learner: Learner) => (await call(learner, "GET", "/path")).body;
  const points = async (learner: Learner) =>
    (await call(learner, "GET", "/profile/stats/")).body.totalPoints;
  const steps = (unit: UnitMaterial, lesson: number) => {
    const listed = built.list.find(({ id }) => id === unit.id)?.lessons;
    const words = listed?.find(({ id }) => id === lesson)?.words ?? 0;
    return { words };
  };

  test("a guest sees every unit with nothing done, and begins at the first step", async () => {
    const { status, body, headers } = await api().call("GET", "/path");
    expect(status).toBe(200);
    expect(body.units).toHaveLength(built.list.length);
    expect(body.units[0]).toMatchObject({ number: 1, id: firstUnit.id, completed: false });
    const words = firstUnit.lessons[0]?.words.slice(0, 2).map(({ kz }) => kz);
    expect(body.next).toEqual({ unit: firstUnit.id, ...meet, words });
    const again = await api().call("GET", "/path", undefined, {
      headers: { "if-none-match": String(headers.etag) },
    });
    expect(again.status).toBe(304);
  });

  test("the tutor's plan begins where the path does, and where a guest's browser says", async () => {
    const learner = await api().learner();
    const plan = async (extra: object, token?: string) => {
      const { body } = await api().call(
        "POST",
        "/chat/",
        { message: "Make me a study plan", ...extra },
        token === undefined ? {} : { token },
      );
      return /^1\. Lesson “(.+?)”/m.exec(body.response)?.[1] ?? "no plan";
    };
    const [first, second] = firstUnit.lessons;
    expect(await plan({}, learner.access)).toBe(first?.titles.en);
    const { units } = await pathOf(learner);
    for (const { id, kind } of units[0].lessons[0].steps) {
      if (kind !== "check")
        await send(
          learner,
          firstUnit,
          { what: "step", lesson: firstLesson, step: id },
          {
            answers: answersTo(firstUnit, { what: "step", lesson: firstLesson, step: id }, "s"),
          },
        );
    }
    expect(await plan({ nextLesson: first?.id }, learner.access)).toBe(second?.titles.en);
    expect(await plan({ nextLesson: second?.id })).toBe(second?.titles.en);
  });

  test("a unit's material is the built one, and no other name is one", async () => {
    const { status, body, headers } = await api().call("GET", `/path/units/${firstUnit.id}/`);
    expect([status, body]).toEqual([200, JSON.parse(built.read(firstUnit.id))]);
    expect(headers["cache-control"]).toContain("public");
    for (const id of ["list", "a-99", "..%2Flist", "%D2%9B"]) {
      expect((await api().call("GET", `/path/units/${id}/`)).status, id).toBe(404);
    }
  });

  test("a finished session pays its right first answers once, and its step is done", async () => {
    const learner = await api().learner();
    const attempt = randomUUID();
    const plan = planSession(firstUnit, meet, "s");
    const scored = plan.slots.filter(({ item }) => !["meet", "say"].includes(item.kind));
    const wrong = scored[0]?.item.key;
    const answers = answersTo(firstUnit, meet, "s", (item) =>
      item.key === wrong ? null : rightAnswer(item),
    );
    const mended = [...answers, ...answersTo(firstUnit, meet, "s")];
    const first = await send(learner, firstUnit, meet, { attempt, answers: mended });
    expect(first).toMatchObject({
      right: scored.length - 1,
      asked: scored.length,
      awarded: scored.length - 1,
      passed: null,
      completed: { step: true, lesson: false, unit: false },
      next: { what: "step", unit: firstUnit.id, lesson: firstLesson, step: "meet-2" },
    });
    expect(await send(learner, firstUnit, meet, { attempt, answers: mended })).toEqual(first);
    expect(await points(learner)).toBe(scored.length - 1);
    const { units } = await pathOf(learner);
    const [lesson] = units[0].lessons;
    expect(lesson.steps.map(({ done }: { done: boolean }) => done)).toEqual(
      lesson.steps.map(({ id }: { id: string }) => id === "meet-1"),
    );
    const { body: plans } = await call(learner, "GET", "/profile/today/");
    const today = plans[2].steps.flatMap((step: { kind: string; next: unknown }) =>
      step.kind === "path" ? [step.next] : [],
    );
    expect(today[0]).toEqual(first.next);
    expect(today[1]).not.toEqual(first.next);
  });

  test("the same session sent many times at once is one", async () => {
    const learner = await api().learner();
    const attempt = randomUUID();
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => send(learner, firstUnit, meet, { attempt })),
    );
    for (const one of sent) expect(one).toEqual(sent[0]);
    expect(await points(learner)).toBe(sent[0].awarded);
  });

  test("a session that was left in the middle pays, but does nothing for its step", async () => {
    const learner = await api().learner();
    const some = answersTo(firstUnit, meet, "s").slice(0, 4);
    const result = await send(learner, firstUnit, meet, { answers: some });
    expect(result.completed.step).toBe(false);
    expect(result.asked).toBeLessThan(5);
    // Answers of a plan from other content count for nothing, but the work was done
    const other = answersTo(firstUnit, meet, "s").map((one) => ({ ...one, item: `x${one.item}` }));
    expect(await send(learner, firstUnit, meet, { answers: other })).toMatchObject({
      right: 0,
      asked: 0,
      awarded: 0,
      completed: { step: true },
    });
  });

  test("sessions pay no more than 60 points a day", async () => {
    const learner = await api().learner();
    let awarded = 0;
    for (let at = 0; at < 9; at++) {
      const seed = `day-${at}`;
      const answers = answersTo(firstUnit, { what: "checkpoint" }, seed);
      awarded += (await send(learner, firstUnit, { what: "checkpoint" }, { seed, answers }))
        .awarded;
    }
    expect(awarded).toBe(60);
    expect(await points(learner)).toBe(60);
  });

  test("a lesson whose sessions are all done is complete everywhere, and counts once", async () => {
    const learner = await api().learner();
    const lesson = (await pathOf(learner)).units[0].lessons[0];
    const sessions = lesson.steps.filter(({ id }: { id: string }) => id !== "check");
    expect(steps(firstUnit, firstLesson).words).toBeGreaterThan(0);
    let last: { completed: object; next: object } = { completed: {}, next: {} };
    for (const { id } of sessions) {
      last = await send(learner, firstUnit, { what: "step", lesson: firstLesson, step: id });
    }
    expect(last).toMatchObject({
      completed: { step: true, lesson: true, unit: false },
      next: { what: "step", lesson: firstUnit.lessons[1]?.id, step: "meet-1" },
    });
    const { body: stats } = await call(learner, "GET", "/profile/stats/");
    expect(stats).toMatchObject({ lessonsCompleted: 1, streakDays: 1, todayDone: true });
    await send(learner, firstUnit, { what: "step", lesson: firstLesson, step: "use" });
    expect((await call(learner, "GET", "/profile/stats/")).body.lessonsCompleted).toBe(1);
  });

  test("a checkpoint passes with 80 % right, and passing it first completes its unit", async () => {
    const learner = await api().learner();
    const checkpoint = { what: "checkpoint" } as const;
    const items = planSession(firstUnit, checkpoint, "s").slots.length;
    const needed = Math.ceil(items * 0.8);
    const withRight = (right: number) => ({
      answers: answersTo(firstUnit, checkpoint, "s", (item, at) =>
        at < right ? rightAnswer(item) : null,
      ),
    });
    const failed = await send(learner, firstUnit, checkpoint, withRight(needed - 1));
    expect(failed).toMatchObject({ passed: false, completed: { unit: false } });
    expect((await pathOf(learner)).units[0].checkpoint).toMatchObject({
      passed: false,
      best: needed - 1,
    });
    const passed = await send(learner, firstUnit, checkpoint, withRight(needed));
    expect(passed).toMatchObject({
      passed: true,
      completed: { step: true, unit: true },
      next: { unit: secondUnit.id, step: "meet-1" },
    });
    const [unit] = (await pathOf(learner)).units;
    expect(unit).toMatchObject({ completed: true, checkpoint: { passed: true, best: needed } });
    // A worse try takes nothing back
    await send(learner, firstUnit, checkpoint, withRight(1));
    expect((await pathOf(learner)).units[0].checkpoint).toMatchObject({
      passed: true,
      best: needed,
    });
  });

  test("words that were met and what was missed come into the reviews", async () => {
    const learner = await api().learner();
    const plan = planSession(firstUnit, meet, "s");
    const asked = plan.slots.find(
      ({ item }) => item.kind === "choose-meaning" || item.kind === "letters",
    );
    const missedKey = asked?.item.key;
    const answers = answersTo(firstUnit, meet, "s", (item) =>
      item.key === missedKey ? null : rightAnswer(item),
    );
    await send(learner, firstUnit, meet, { answers });
    const { body } = await call(learner, "GET", "/review/queue");
    const met = plan.slots.flatMap(({ item }) =>
      item.kind === "meet" && item.shows.what === "word" ? item.shows.word.kz : [],
    );
    const queued = new Map(
      body.items.map((one: { kz: string; memory: unknown }) => [one.kz, one.memory]),
    );
    for (const kz of met) expect(queued.has(kz), kz).toBe(true);
    const missed = asked?.item.kind === "letters" ? asked.item.word.kz : undefined;
    const word = asked !== undefined && "word" in asked.item ? asked.item.word : null;
    const kz = missed ?? (word !== null && typeof word === "object" ? word.kz : "");
    expect(queued.get(kz)).toMatchObject({ reps: 1, phase: "learning" });
  });

  test("a test opens the path at the unit that its result tells", async () => {
    const learner = await api().learner();
    const { body: questions } = await api().call("GET", "/test/questions/?form=path");
    type Asked = { id: number; correct_option: string; level: string };
    const sit = async (isKnown: (question: Asked, at: number) => boolean) => {
      const answers = questions.map((question: Asked, at: number) => ({
        id: question.id,
        option: isKnown(question, at) ? question.correct_option : null,
      }));
      const body = { form: "path", answers, attempt: randomUUID() };
      const { opens } = (await call(learner, "POST", "/test/results/", body)).body;
      const { units, next } = await pathOf(learner);
      expect(next).toMatchObject({ unit: opens.unit, step: "meet-1" });
      const place = units.findIndex(({ id }: { id: string }) => id === opens.unit);
      expect(opens).toMatchObject({ number: place + 1, title: units[place].titles });
      return { opens, level: units[place].level };
    };
    expect((await sit(() => false)).opens).toMatchObject({
      unit: firstUnit.id,
      because: "beginning",
    });
    const all = await sit(() => true);
    expect(all).toMatchObject({ level: "advanced", opens: { because: "known", point: null } });
    // The last one counts; who knows level A and a third of the rest is somewhere in B
    const some = await sit(({ level }, at) => level === "beginner" || at % 3 === 0);
    expect(some.level).toBe("intermediate");
    const { body: plans } = await call(learner, "GET", "/profile/today/");
    expect(plans[1].step.next.unit).toBe(some.opens.unit);
  });

  test("what is no session is refused, and guests have none", async () => {
    const learner = await api().learner();
    const body = {
      attempt: randomUUID(),
      unit: firstUnit.id,
      subject: meet,
      seed: "s",
      answers: [],
    };
    const wrong = [
      [{ unit: "a-99-nowhere" }, 400],
      [{ subject: { ...meet, lesson: 9999 } }, 400],
      [{ subject: { ...meet, step: "check" } }, 400],
      [{ subject: { ...meet, step: "meet-6" } }, 400],
      [{ seed: "" }, 400],
      [{ attempt: "short" }, 400],
      [{ answers: [{ item: "1:x", given: "text" }] }, 400],
      [{ answers: "none" }, 400],
      [{}, 200],
    ] as const;
    for (const [changes, status] of wrong) {
      const answer = await call(learner, "POST", "/profile/sessions/", { ...body, ...changes });
      expect(answer.status, JSON.stringify(changes)).toBe(status);
    }
    expect((await api().call("POST", "/profile/sessions/", body)).status).toBe(401);
  });
});
