import { expect, test } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

interface Question {
  number: number;
  options: { id: string }[];
  correct: string;
}

onBothDatabases("texts to read", (api) => {
  const detail = async (id = 1) => (await api().call("GET", `/reading-materials/${id}/`)).body;
  const answer = ({ access }: Learner, body: unknown, id: number | string = 1) =>
    api().call("POST", `/reading-materials/${id}/answers/`, body, { token: access });
  const rightAnswers = ({ questions }: { questions: Question[] }) =>
    questions.map(({ number, correct }) => ({ number, given: correct }));

  async function pointsOf(learner: Learner): Promise<number> {
    const { body } = await api().call("GET", "/profile/stats/", undefined, {
      token: learner.access,
    });
    return body.totalPoints;
  }

  test("the list is bare, with the specified fields, and is not sent twice to who has it", async () => {
    const { body, headers } = await api().call("GET", "/reading-materials");
    expect(body).toHaveLength(60);
    expect(body[0]).toMatchObject({
      id: 1,
      title_en: "A Letter to a New Friend",
      title_ru: "Письмо новому другу",
      title_kz: "Жаңа досқа хат",
      author_en: "Tilashar team",
      image_path: expect.stringMatching(/^\/assets\//),
      kazakh_text: expect.stringContaining("Менің атым Айгүл."),
      english_text: expect.stringContaining("My name is Aigul."),
      russian_text: expect.stringContaining("Меня зовут Айгуль."),
      lang_level: "beginner",
    });
    const again = await api().call("GET", "/reading-materials/", undefined, {
      headers: { "if-none-match": String(headers.etag) },
    });
    expect([again.status, again.text]).toEqual([304, ""]);
  });

  test("a text comes aligned sentence by sentence, and its pieces are the whole", async () => {
    const reading = await detail();
    const sentences = reading.paragraphs.flatMap(
      (paragraph: { sentences: { kz: string }[] }) => paragraph.sentences,
    );
    expect(sentences[0]).toEqual({ kz: "Сәлем, Том!", en: "Hi, Tom!", ru: "Привет, Том!" });
    for (const { kz } of sentences) expect(reading.kazakh_text).toContain(kz);
    expect(reading.questions.length).toBeGreaterThanOrEqual(3);
  });

  test("what is no text is a 404, whatever was asked for", async () => {
    for (const id of ["0", "01", "-1", "1.5", "9999", "abc", "1e3", "99999999999", "%D2%9B"]) {
      const { status, body } = await api().call("GET", `/reading-materials/${id}/`);
      expect([status, body.code], id).toEqual([404, "not_found"]);
    }
  });

  test("right answers pay once: a better second try on the same day half of the rest, a third nothing", async () => {
    const learner = await api().learner();
    const reading = await detail();
    const all = rightAnswers(reading);
    const total = all.length;
    const first = await answer(learner, { answers: all.slice(0, 1), attempt: "attempt-one" });
    expect(first.body).toEqual({ correct: 1, total, awarded: 1 });
    const again = await answer(learner, { answers: all, attempt: "attempt-one" });
    expect(again.body).toEqual(first.body);
    const second = await answer(learner, { answers: all, attempt: "attempt-two" });
    expect(second.body.correct).toBe(total);
    const half = Math.floor((total - 1) / 2);
    expect(half).toBeGreaterThan(0);
    expect(second.body.awarded).toBe(half);
    await answer(learner, { answers: all });
    await answer(learner, { answers: all });
    expect(await pointsOf(learner)).toBe(1 + half);
    const other = await detail(2);
    expect((await answer(learner, { answers: rightAnswers(other) }, 2)).body.awarded).toBe(
      other.questions.length,
    );
  });

  test("the same answers sent at once are paid once", async () => {
    const learner = await api().learner();
    const answers = rightAnswers(await detail(3));
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        answer(learner, { answers, attempt: `attempt-${index % 2}-x` }, 3),
      ),
    );
    for (const { status } of sent) expect(status).toBe(200);
    expect(await pointsOf(learner)).toBe(answers.length);
  });

  test("wrong, doubled and unknown answers earn nothing, and odd ones are refused", async () => {
    const learner = await api().learner();
    const wrong = rightAnswers(await detail()).map(({ number, given }) => ({
      number,
      given: given === "a" ? "b" : "a",
    }));
    expect((await answer(learner, { answers: wrong })).body).toMatchObject({
      correct: 0,
      awarded: 0,
    });
    expect((await answer(learner, { answers: [] })).body.correct).toBe(0);
    for (const body of [
      {},
      { answers: "a" },
      { answers: [{ number: 1, given: "e" }] },
      { answers: [], attempt: "short" },
      { answers: [], finished_at: "yesterday" },
      { answers: [], seconds: -1 },
    ]) {
      const { status, body: said } = await answer(learner, body);
      expect([status, said.code], JSON.stringify(body)).toEqual([400, "validation"]);
    }
    expect((await answer(learner, { answers: [] }, 9999)).status).toBe(404);
    expect(
      (await api().call("POST", "/reading-materials/1/answers/", { answers: [] })).status,
    ).toBe(401);
  });

  test("the share of known words grows with the lessons that were finished", async () => {
    const learner = await api().learner();
    const known = async () => {
      const { status, body } = await api().call("GET", "/reading-materials/known/", undefined, {
        token: learner.access,
      });
      expect(status).toBe(200);
      return body as { id: number; known: number }[];
    };
    const before = await known();
    expect(before).toHaveLength(60);
    for (const lesson_id of [1, 2, 3])
      await api().call("POST", "/profile/saved-lessons/", { lesson_id }, { token: learner.access });
    const after = await known();
    for (const [index, { id, known: share }] of after.entries()) {
      expect(share, `reading ${id}`).toBeGreaterThanOrEqual(before[index]?.known ?? 1);
      expect(share).toBeLessThanOrEqual(1);
    }
    expect(after[0]?.known).toBeGreaterThan(before[0]?.known ?? 1);
    expect((await api().call("GET", "/reading-materials/known/")).status).toBe(401);
  });

  test("the glossary holds the expressions that the dictionary of the engine lacks", async () => {
    const { body } = await api().call("GET", "/glossary");
    const love = body.find(({ kz }: { kz: string }) => kz === "жақсы көру");
    expect(love).toMatchObject({
      en: expect.stringMatching(/love|like/),
      ru: expect.stringMatching(/люби|нрави/),
    });
  });
});
