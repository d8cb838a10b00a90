import { randomUUID } from "node:crypto";
import type { NewReviewCard, ReviewItem } from "@tilashar/contracts";
import { lineKey } from "@tilashar/learning/review";
import { expect, test } from "vitest";
import { rightAnswers } from "#api/testing/sample-catalogue.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const line = {
  kz: "Әже, қазан қайнап жатыр!",
  en: "Granny, the cauldron is boiling!",
  ru: "Бабушка, казан кипит!",
};

onBothDatabases("what feeds the review", (api) => {
  const call = (learner: Learner, method: "GET" | "POST", path: string, body?: unknown) =>
    api().call(method, path, body, { token: learner.access });
  const add = async (learner: Learner, ...cards: NewReviewCard[]) =>
    (await call(learner, "POST", "/review/cards", { cards })).body;
  const queued = async (learner: Learner): Promise<ReviewItem[]> =>
    (await call(learner, "GET", "/review/queue")).body.items;

  test("lessons and their mistakes, texts, films, the tutor, words of the day, sounds and the test fill one queue", async () => {
    const learner = await api().learner();
    const answers = rightAnswers(3).map((one, index) =>
      index === 0 ? { ...one, given: "су" } : one,
    );
    const save = { lesson_id: 3, answers, attempt: randomUUID() };
    expect((await call(learner, "POST", "/profile/saved-lessons/", save)).status).toBe(200);
    const counts = await add(
      learner,
      { kz: "теңіз", source: "reading" },
      { kz: "қазан", example: line, source: "film" },
      { item: lineKey(line.kz), ...line, source: "film" },
      { kz: "мектеп", source: "tutor" },
      { item: "rule:dat:T:front", source: "tutor" },
      { kz: "қонақ", source: "word-of-the-day" },
      { item: "sound:қ-к", source: "speech" },
      { kz: "кітап", source: "test" },
      { kz: "жол", en: "road", source: "import" },
    );
    expect(counts).toEqual({ added: 9, known: 0 });

    const items = await queued(learner);
    const of = (item: string) => items.find((one) => one.item === item);
    expect(Object.fromEntries(items.map(({ item, source }) => [item, source]))).toMatchObject({
      "word:нан": "lesson",
      "word:теңіз": "reading",
      "word:қазан": "film",
      [lineKey(line.kz)]: "film",
      "word:мектеп": "tutor",
      "rule:dat:T:front": "tutor",
      "word:қонақ": "word-of-the-day",
      "sound:қ-к": "speech",
      "word:кітап": "test",
      "word:жол": "import",
    });
    // The word that the quiz got wrong counts as forgotten: it comes before what is new.
    expect(of("word:нан")).toMatchObject({ memory: { reps: 1, phase: "learning" } });
    expect(of("word:қазан")).toMatchObject({ example: line, en: expect.stringMatching(/./) });
    expect(of(lineKey(line.kz))).toMatchObject({ ...line, example: null, memory: null });
    expect(of("sound:қ-к")).toMatchObject({ kz: "", memory: null });

    // All of them are answered by the same call.
    const given = items.map(({ item }) => ({
      attempt: randomUUID(),
      item,
      kind: "meaning",
      rating: 3,
      at: new Date().toISOString(),
      ms: 2000,
    }));
    const { body } = await call(learner, "POST", "/review/answers", { answers: given });
    expect(body).toMatchObject({ accepted: items.length });
    expect(body.items).toHaveLength(items.length);
  });

  test("a word that is met again takes the new sentence; a lesson leaves the chosen one alone", async () => {
    const learner = await api().learner();
    const bread = { ...line, kz: "Нан пісті." };
    await call(learner, "POST", "/profile/saved-lessons/", { lesson_id: 3 });
    expect(await add(learner, { kz: "нан", example: bread, source: "film" })).toEqual({
      added: 0,
      known: 1,
    });
    await call(learner, "POST", "/profile/saved-lessons/", { lesson_id: 3 });
    expect((await queued(learner)).find(({ kz }) => kz === "нан")).toMatchObject({
      example: bread,
      source: "lesson",
    });
  });

  test("what a guest wrote on a word comes along, and nothing of the learner's is overwritten", async () => {
    const learner = await api().learner();
    const brought = (kz: string, note: string, suspended: boolean) =>
      add(learner, { kz, source: "import", note, suspended });
    await brought("теңіз", "Каспий", true);
    await brought("қала", "", false);
    await brought("қала", "Алматы", false);
    await brought("қала", "Астана", true);
    const { body } = await call(learner, "GET", "/review/words?sort=alphabet");
    expect(body.words).toMatchObject([
      { kz: "қала", note: "Алматы", suspended: true },
      { kz: "теңіз", note: "Каспий", suspended: true },
    ]);
    const found = await call(learner, "GET", `/review/words?q=${encodeURIComponent("каспий")}`);
    expect(found.body.total).toBe(1);
  });

  test("what is no sentence, no pair of sounds and no word is passed over", async () => {
    const learner = await api().learner();
    expect(
      await add(
        learner,
        { item: "line:abc", kz: "only English", source: "film" },
        { item: "line:abc", kz: "Сәлем\u0007", source: "film" },
        { item: "line:abc", source: "film" },
        { item: "sound:а-м", source: "speech" },
        { kz: "а".repeat(61), source: "reading" },
      ),
    ).toEqual({ added: 0, known: 0 });
  });
});
