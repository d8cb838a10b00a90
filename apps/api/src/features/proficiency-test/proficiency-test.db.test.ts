import type { TestQuestion } from "@tilashar/contracts";
import { expect, test } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

type Letter = "A" | "B" | "C" | "D";
interface Question {
  id: number;
  level: string;
  skill: string;
  passage: string | null;
  correct_option: Letter;
}
interface Answer {
  id: number;
  option: Letter | null;
}

const letters: readonly Letter[] = ["A", "B", "C", "D"];
const wrongFor = (right: Letter) => letters[(letters.indexOf(right) + 1) % 4] as Letter;

onBothDatabases("the proficiency test", (api) => {
  const ask = (query = "", learner?: Learner) =>
    api().call("GET", `/test/questions/${query}`, undefined, {
      ...(learner && { token: learner.access }),
    });
  const send = (body: unknown, learner?: Learner) =>
    api().call("POST", "/test/results/", body, { ...(learner && { token: learner.access }) });
  /** The first `right` answers are right, the others wrong. */
  const answersTo = (questions: readonly Question[], right: number): Answer[] =>
    questions.map(({ id, correct_option }, index) => ({
      id,
      option: index < right ? correct_option : wrongFor(correct_option),
    }));
  const stats = async ({ access }: Learner) =>
    (await api().call("GET", "/profile/stats/", undefined, { token: access })).body;
  const counted = () =>
    api()
      .database.queries.selectFrom("test_answer_counts")
      .select((eb) => eb.fn.sum<number>("answers").as("sum"))
      .executeTakeFirstOrThrow()
      .then(({ sum }) => Number(sum));

  test("a plain request gets 25 questions as specified, and its answers are graded as they were shown", async () => {
    const { status, body, headers } = await ask();
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body).toHaveLength(25);
    const levels = (body as Question[]).map(({ level }) => level);
    expect(levels.filter((level) => level === "beginner")).toHaveLength(8);
    expect(levels.filter((level) => level === "intermediate")).toHaveLength(9);
    expect(
      (body as Question[]).filter(({ skill }) => skill === "reading" || skill === "listening"),
    ).toHaveLength(10);
    for (const question of body) {
      expect(question).toMatchObject({
        id: expect.any(Number),
        question_text: expect.stringMatching(/./),
        option_a: expect.stringMatching(/./),
        option_b: expect.stringMatching(/./),
        option_c: expect.stringMatching(/./),
        option_d: expect.stringMatching(/./),
        correct_option: expect.stringMatching(/^[A-D]$/),
      });
    }
    for (const [right, level] of [
      [0, "A"],
      [10, "A"],
      [11, "B"],
      [18, "B"],
      [19, "C"],
      [25, "C"],
    ] as const) {
      const result = await send({ answers: answersTo(body, right) });
      expect(result.body, `${right} right`).toMatchObject({
        score: right,
        total: 25,
        percentage: Math.round((right / 25) * 100),
        level: { level },
        saved: false,
      });
      expect(result.body.wrong).toHaveLength(25 - right);
    }
  });

  test("questions and options follow from the form, texts from the language", async () => {
    const first = await ask("?form=abc-1");
    expect((await ask("?form=abc-1")).body).toEqual(first.body);
    expect((await ask("?form=abc-2")).body).not.toEqual(first.body);
    const russian = await api().call("GET", "/test/questions/?form=abc-1", undefined, {
      headers: { "accept-language": "ru" },
    });
    const reading = russian.body.filter(({ skill }: Question) => skill === "reading");
    expect(
      reading.some(({ question_text }: { question_text: string }) => /[ыэё]/.test(question_text)),
    ).toBe(true);
    expect(russian.body.map(({ id }: Question) => id)).toEqual(
      first.body.map(({ id }: Question) => id),
    );
  });

  test("a learner's level is kept, by the sitting that was finished last, and pays no points", async () => {
    const learner = await api().learner();
    expect((await stats(learner)).proficiency).toBeNull();
    const { body: questions } = await ask("?form=one-form", learner);
    const asked: TestQuestion[] = questions;
    const grammar = asked.filter(
      ({ skill }) => !["vocabulary", "reading", "listening"].includes(skill),
    );
    expect(grammar.length).toBeGreaterThan(0);
    for (const { point } of grammar) {
      expect(point).toEqual({ id: expect.stringMatching(/^[a-z-]+/), title: expect.any(Object) });
    }
    const sent = { form: "one-form", attempt: "attempt-0001", seconds: 600 };
    const result = await send({ ...sent, answers: answersTo(questions, 20) }, learner);
    expect(result.body).toMatchObject({
      score: 20,
      percentage: 80,
      level: { name: "Advanced", level: "C" },
      saved: true,
      mode: "standard",
    });
    const { A, B, C } = result.body.estimate.probabilities;
    expect(A + B + C).toBeCloseTo(1);
    expect(result.body.achievements.map(({ id }: { id: string }) => id)).toContain("first-test");
    expect(result.body.achievements.map(({ id }: { id: string }) => id)).toContain("level-c");
    expect(result.body.wrong[0]).toMatchObject({
      given: expect.stringMatching(/^[A-D]$/),
      explanation: { en: expect.any(String), ru: expect.any(String), kz: expect.any(String) },
    });
    expect(result.body.lessons).toHaveLength(3);
    expect(await stats(learner)).toMatchObject({
      totalPoints: 0,
      proficiency: { name: "Advanced", level: "C" },
    });

    // A result that waited since yesterday does not undo today's.
    const earlier = await send(
      {
        answers: answersTo((await ask("?form=two", learner)).body, 5),
        form: "two",
        attempt: "attempt-0002",
        finished_at: new Date(Date.now() - 86_400_000).toISOString(),
      },
      learner,
    );
    expect(earlier.body).toMatchObject({ level: { level: "A" }, saved: true });
    expect((await stats(learner)).proficiency).toMatchObject({ level: "C" });
  });

  test("one attempt is graded, logged and counted once, however often and with whatever it is sent", async () => {
    const learner = await api().learner();
    const { body: questions } = await ask("?form=form-x", learner);
    const sitting = { answers: answersTo(questions, 12), form: "form-x", attempt: "attempt-once" };
    const before = await counted();
    const sent = await Promise.all(Array.from({ length: 6 }, () => send(sitting, learner)));
    for (const { status, body } of sent) expect([status, body.score]).toEqual([200, 12]);
    const again = await send({ ...sitting, answers: answersTo(questions, 25) }, learner);
    expect(again.body).toEqual(sent[0]?.body);
    const { queries } = api().database;
    const sittings = await queries
      .selectFrom("test_sittings")
      .selectAll()
      .where("account_id", "=", learner.id)
      .execute();
    expect(sittings).toHaveLength(1);
    expect((await counted()) - before).toBe(25);
  });

  test("a guest's result is counted once and moves to the account", async () => {
    const { body: questions } = await ask("?form=guest-form");
    const sitting = {
      answers: answersTo(questions, 15),
      form: "guest-form",
      attempt: "guest-0001",
    };
    const before = await counted();
    const asGuest = await send(sitting);
    expect(asGuest.body).toMatchObject({ score: 15, saved: false, achievements: [] });
    await send(sitting);
    const learner = await api().learner();
    const finished_at = new Date(Date.now() - 3_600_000).toISOString();
    const asLearner = await send({ ...sitting, finished_at }, learner);
    expect(asLearner.body).toMatchObject({ score: 15, saved: true, level: { level: "B" } });
    expect((await stats(learner)).proficiency).toMatchObject({ level: "B" });
    expect((await counted()) - before).toBe(25);
  });

  test("haste and blank sheets are graded but say nothing about the questions", async () => {
    const { body: questions } = await ask("?form=hasty");
    const before = await counted();
    await send({
      answers: answersTo(questions, 20),
      form: "hasty",
      attempt: "hasty-001",
      seconds: 20,
    });
    const blank = await send({
      answers: (questions as Question[]).map(({ id }) => ({ id, option: null })),
      form: "hasty",
      attempt: "blank-001",
    });
    expect(blank.body).toMatchObject({ score: 0, level: { level: "A" } });
    expect(await counted()).toBe(before);
  });

  test("no question of the last two sittings comes again, kept or told", async () => {
    const learner = await api().learner();
    const asked: number[][] = [];
    for (const form of ["s-1", "s-2", "s-3"]) {
      const { body } = await ask(`?form=${form}`, learner);
      const ids = (body as Question[]).map(({ id }) => id);
      expect(ids.filter((id) => asked.flat().includes(id))).toEqual([]);
      asked.push(ids);
      await send({ answers: answersTo(body, 13), form, attempt: `attempt-${form}` }, learner);
    }
    const told = asked.slice(0, 2).flat();
    const guest = await ask(`?form=s-1&avoid=${told.join(",")}`);
    expect((guest.body as Question[]).filter(({ id }) => told.includes(id))).toEqual([]);
  });

  test("the precise test asks 9, 8 and 8 by the answers so far, and its letter is the domain score's", async () => {
    const take = async (form: string, isRight: (question: Question) => boolean) => {
      const asked: Question[] = [];
      const answers: Answer[] = [];
      for (const length of [9, 8, 8]) {
        const soFar = answers.map(({ id, option }) => `${id}${option ?? ""}`).join(",");
        const { body } = await ask(`?mode=precise&form=${form}&so_far=${soFar}`);
        expect(body).toHaveLength(length);
        for (const question of body as Question[]) {
          asked.push(question);
          const { id, correct_option } = question;
          answers.push({
            id,
            option: isRight(question) ? correct_option : wrongFor(correct_option),
          });
        }
      }
      expect(new Set(asked.map(({ id }) => id)).size).toBe(25);
      const { body } = await send({ answers, form, mode: "precise" });
      return { asked, result: body };
    };
    const strong = await take("p-strong", () => true);
    const weak = await take("p-weak", () => false);
    expect(strong.result).toMatchObject({ mode: "precise", score: 25, level: { level: "C" } });
    expect(weak.result).toMatchObject({ score: 0, level: { level: "A" } });
    expect(strong.result.percentage).toBe(strong.result.estimate.domain);
    const ofLevel = (asked: Question[], level: string) =>
      asked.filter((question) => question.level === level).length;
    expect(ofLevel(strong.asked, "advanced")).toBeGreaterThan(ofLevel(weak.asked, "advanced"));
    expect(ofLevel(weak.asked, "beginner")).toBeGreaterThan(ofLevel(strong.asked, "beginner"));
  });

  test("odd requests are refused with a reason, never with a failure of ours", async () => {
    const { body: questions } = await ask("?form=odd");
    const answers = answersTo(questions, 3);
    const [first] = answers;
    for (const body of [
      {},
      { answers: "A" },
      { answers: [] },
      { answers: answers.slice(1) },
      { answers: [...answers, first] },
      { answers: [first, ...answers.slice(0, 24)] },
      { answers: [{ id: 999_999, option: "A" }, ...answers.slice(1)] },
      { answers: [{ id: -1, option: "A" }, ...answers.slice(1)] },
      { answers: [{ ...first, option: "E" }, ...answers.slice(1)] },
      { answers: [{ ...first, option: 1 }, ...answers.slice(1)] },
      { answers: [{ ...first, more: 1 }, ...answers.slice(1)] },
      { answers, attempt: "short" },
      { answers, form: "ә" },
      { answers, form: "" },
      { answers, mode: "adaptive" },
      { answers, seconds: -1 },
      { answers, finished_at: "yesterday" },
    ]) {
      const { status, body: said } = await send(body);
      expect([status, said.code], JSON.stringify(body).slice(0, 80)).toEqual([400, "validation"]);
      expect(said.detail).toMatch(/./);
    }
    const id = questions[0].id;
    for (const query of [
      "?form=%00",
      "?form=",
      "?mode=easy",
      "?avoid=a",
      "?mode=precise&so_far=1A",
      `?mode=precise&so_far=${id}A`,
      `?mode=precise&so_far=${Array(9).fill(`${id}A`).join(",")}`,
    ]) {
      expect((await ask(query)).status, query).toBe(400);
    }
    expect((await api().call("POST", "/test/results/", { answers }, { token: "x" })).status).toBe(
      401,
    );
  });

  test("a sitting leaves with its account, and is in the export", async () => {
    const learner = await api().learner();
    const { body: questions } = await ask("?form=exported", learner);
    await send({ answers: answersTo(questions, 9), form: "exported" }, learner);
    const { body } = await api().call("GET", "/profile/export/", undefined, {
      token: learner.access,
    });
    expect(JSON.stringify(body)).toContain('"percentage":36');
    await api().database.queries.deleteFrom("accounts").where("id", "=", learner.id).execute();
    const left = await api()
      .database.queries.selectFrom("test_sittings")
      .select("id")
      .where("account_id", "=", learner.id)
      .execute();
    expect(left).toEqual([]);
  });
});
