import { courseOfRepository } from "@tilashar/course/testing";
import { itemsOfMock, type MockAnswers, markMock } from "@tilashar/learning/exams";
import { expect, test } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";
import { listAnswerCounts } from "./exam-answer-counts.repository.ts";
import { makeExamCatalogue } from "./exam-catalogue.ts";
import { examItemReport, frozenExamDifficulties, statisticsOf } from "./exam-item-report.ts";

const course = courseOfRepository();
const catalogue = makeExamCatalogue(course);
const mock = catalogue.mockOf("residence", "1");
if (mock === undefined) throw new Error("no mock");
const items = itemsOfMock(mock);

/** A day of the calendar of Greenwich: the learner's own may be one later by now. */
const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

onBothDatabases("examinations", (api) => {
  const get = async (path: string, learner?: Learner) =>
    api().call("GET", path, undefined, { ...(learner && { token: learner.access }) });
  const put = (learner: Learner, body: unknown) =>
    api().call("PUT", "/profile/exam-goal/", body, { token: learner.access });
  /** The first `right` items right, the others wrong. */
  const sheet = (right: number) =>
    items.map(({ id, correct }, place) => ({
      item: id,
      option: place < right ? correct : correct === "a" ? "b" : "a",
    }));
  const finish = (learner: Learner, body: object) =>
    api().call(
      "POST",
      "/profile/exam-results/",
      { exam: "residence", mock: "1", ...body },
      { token: learner.access },
    );

  test("every examination tells its rules with their sources, and every mock it names is whole", async () => {
    const { body: listed, headers } = await get("/exams/");
    expect(headers["cache-control"]).toContain("public");
    expect(listed.map(({ slug }: { slug: string }) => slug)).toEqual([
      "residence",
      "kaztest",
      "citizenship",
    ]);
    for (const { slug, mocks, sections } of listed) {
      const { body: exam } = await get(`/exams/${slug}/`);
      expect(exam.facts.some(({ certain }: { certain: boolean }) => !certain)).toBe(true);
      for (const { certain, sources } of exam.facts)
        if (certain) expect(sources[0].url).toMatch(/^https:/);
      for (const { mock: name, items: count } of mocks) {
        const { status, body } = await get(`/exams/${slug}/mocks/${name}/`);
        expect([status, body.mock]).toEqual([200, name]);
        const asked = body.sections.flatMap((section: { items: unknown[] }) => section.items);
        expect(asked).toHaveLength(count);
        const wanted = sections.reduce(
          (sum: number, section: { items: number }) => sum + section.items,
          0,
        );
        expect(count).toBe(wanted);
      }
    }
    for (const path of ["/exams/toefl/", "/exams/residence/mocks/9/", "/exams/X/mocks/1/"])
      expect((await get(path)).status, path).toBe(404);
  });

  test("a mock's result is marked here, kept once, and makes an active day without points", async () => {
    const learner = await api().learner();
    const answers = sheet(31);
    const mark = markMock(
      mock,
      Object.fromEntries(answers.map(({ item, option }) => [item, option])) as MockAnswers,
    );
    const sent = await Promise.all(
      Array.from({ length: 4 }, () =>
        finish(learner, { attempt: "exam-attempt-1", seconds: 2000, answers }),
      ),
    );
    for (const { status, body } of sent) {
      expect(status).toBe(200);
      expect(body.result).toMatchObject({ right: 31, of: 60, passed: mark.passed, seconds: 2000 });
    }
    const again = await finish(learner, { attempt: "exam-attempt-1", answers: sheet(0) });
    expect(again.body.result).toEqual(sent[0]?.body.result);
    await finish(learner, {
      attempt: "exam-attempt-2",
      answers: sheet(5),
      finished_at: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    });
    const { body: own } = await get("/profile/exams/", learner);
    expect(own.results.map(({ attempt }: { attempt: string }) => attempt)).toEqual([
      "exam-attempt-1",
      "exam-attempt-2",
    ]);
    expect(own.results[0].sections.map(({ id }: { id: string }) => id)).toEqual([
      "listening",
      "reading",
    ]);
    expect(own).toMatchObject({ goal: null, known: null });
    const { body: stats } = await get("/profile/stats/", learner);
    expect(stats).toMatchObject({ totalPoints: 0, streakDays: 1 });
  });

  test("answers of a first mock are counted without a name, and tell how hard items are", async () => {
    const before = await listAnswerCounts(api().database.queries);
    const learner = await api().learner();
    const sent = { attempt: "counted-attempt-1", seconds: 3000, answers: sheet(45) };
    await Promise.all([finish(learner, sent), finish(learner, sent)]);
    await finish(learner, { attempt: "counted-attempt-2", seconds: 3000, answers: sheet(2) });
    await finish(await api().learner(), {
      attempt: "clicked-through",
      seconds: 20,
      answers: sheet(1),
    });
    const after = await listAnswerCounts(api().database.queries);
    const sum = (counts: typeof after) => counts.reduce((total, { answers }) => total + answers, 0);
    expect(sum(after) - sum(before)).toBe(60);
    expect(Object.keys(after[0] ?? {}).sort()).toEqual(["answers", "bin", "item", "option"]);
    const report = examItemReport(statisticsOf([mock], after));
    expect(report).toMatch(/^60 items, 60 answered, 0 with 200 answers or more/);
    const many = after.map((count) => ({ ...count, answers: count.answers * 300 }));
    expect(frozenExamDifficulties(statisticsOf([mock], many))).toMatch(/"listening a1": -?\d/);
    expect(frozenExamDifficulties(statisticsOf([mock], after))).toContain("= {};");
  });

  test("practice is marked by what was asked, tells what was missed, and pushes no mock out", async () => {
    const learner = await api().learner();
    const { body: exam } = await get("/exams/residence/");
    expect(exam.practice.map((pool: { mock: string }) => pool.mock)).toEqual([
      "a1",
      "a1-listening",
      "a1-reading",
    ]);
    const { body: pool } = await get("/exams/practice/mocks/a1-listening/");
    expect(pool.sections.map(({ id }: { id: string }) => id)).toContain("kaztest-a1");
    const [one, two] = pool.sections[0].items;
    const wrong = two.correct === "a" ? "b" : "a";
    const practised = await finish(learner, {
      exam: "practice",
      mock: "a1-listening",
      attempt: "practice-attempt-1",
      answers: [
        { item: one.id, option: one.correct },
        { item: two.id, option: wrong },
        { item: 999_999, option: "a" },
      ],
    });
    expect(practised.body.result).toMatchObject({
      right: 1,
      of: 2,
      known: [one.id],
      missed: [two.id],
    });
    await finish(learner, { attempt: "exam-attempt-9", answers: sheet(3) });
    const { body: own } = await get("/profile/exams/", learner);
    expect(own.results.map(({ exam: of }: { exam: string }) => of)).toEqual([
      "residence",
      "practice",
    ]);
    expect(own.results[0].missed).toHaveLength(57);
    const nothing = { exam: "practice", mock: "history", attempt: "practice-attempt-2" };
    for (const answers of [[], [{ item: one.id, option: "a" }]])
      expect((await finish(learner, { ...nothing, answers })).status).toBe(400);
  });

  test("a goal is kept, changed and given up; what there is not, and days that are past, are refused", async () => {
    const learner = await api().learner();
    const goal = { exam: "kaztest", level: "b1", day: dayAhead(90) };
    expect((await put(learner, goal)).body).toEqual(goal);
    const later = { ...goal, level: "b2", day: dayAhead(1) };
    expect((await put(learner, later)).status).toBe(200);
    expect((await get("/profile/exams/", learner)).body.goal).toEqual(later);
    for (const wrong of [
      { ...goal, exam: "toefl" },
      { ...goal, exam: "practice" },
      { ...goal, exam: "residence" },
      { ...goal, day: dayAhead(-2) },
      { ...goal, day: dayAhead(2000) },
      { ...goal, day: "2027-02-31" },
      { ...goal, day: "soon" },
      { ...goal, more: 1 },
      {},
    ]) {
      expect((await put(learner, wrong)).status, JSON.stringify(wrong)).toBe(400);
    }
    const gone = await api().call("DELETE", "/profile/exam-goal/", undefined, {
      token: learner.access,
    });
    expect([gone.status, typeof gone.body.message]).toEqual([200, "string"]);
    expect((await get("/profile/exams/", learner)).body.goal).toBeNull();
  });

  test("odd sheets are refused or marked, never a failure of ours", async () => {
    const learner = await api().learner();
    for (const body of [
      {},
      { attempt: "short", answers: [] },
      { attempt: "odd-attempt-1", answers: "a" },
      { attempt: "odd-attempt-1", answers: [{ item: items[0]?.id, option: "e" }] },
      { attempt: "odd-attempt-1", answers: [], mock: "7" },
      { attempt: "odd-attempt-1", answers: [], exam: "toefl" },
    ])
      expect((await finish(learner, body)).status, JSON.stringify(body)).toBe(400);
    const unknown = await finish(learner, {
      attempt: "odd-attempt-2",
      answers: [
        { item: 999_999, option: "a" },
        { item: items[0]?.id, option: "d" },
        { item: items[0]?.id, option: items[0]?.correct },
      ],
    });
    expect(unknown.body.result).toMatchObject({ right: 1, of: 60, passed: false });
    expect((await api().call("GET", "/profile/exams/")).status).toBe(401);
  });

  test("goal and results are in the export, and go with the account", async () => {
    const learner = await api().learner();
    await put(learner, { exam: "residence", level: "a1", day: dayAhead(10) });
    await finish(learner, { attempt: "export-attempt", answers: sheet(60) });
    const { text } = await api().call("GET", "/profile/export/", undefined, {
      token: learner.access,
    });
    expect(text).toContain("export-attempt");
    const { queries } = api().database;
    await queries.deleteFrom("accounts").where("id", "=", learner.id).execute();
    for (const table of ["exam_goals", "exam_results"] as const) {
      const rows = await queries
        .selectFrom(table)
        .select("account_id")
        .where("account_id", "=", learner.id)
        .execute();
      expect(rows, table).toEqual([]);
    }
  });
});
