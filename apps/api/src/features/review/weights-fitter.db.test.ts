import { seededRandom } from "@tilashar/learning";
import { makeScheduler, type Rating, replay } from "@tilashar/learning/review";
import { expect, test } from "vitest";
import { onBothDatabases } from "#api/testing/test-api.ts";
import { insertAnswers, listHistories } from "./review-answers.repository.ts";
import { insertItems } from "./review-items.repository.ts";
import { findSettings } from "./review-settings.repository.ts";
import { pageOfItems } from "./review-words.repository.ts";
import { makeWeightsFitter } from "./weights-fitter.ts";

const day = 86_400_000;
const start = Date.parse("2026-05-01T06:00:00Z");

onBothDatabases("fitting the scheduler to a learner", (api) => {
  /** A learner who remembers for twice as long as most, and the log of their half year. */
  async function studied(words: number) {
    const { id } = await api().learner();
    const { queries } = api().database;
    const random = seededRandom(`learner of ${words}`);
    const schedule = makeScheduler(null);
    const addedAt = new Date(start).toISOString();
    const shown = { en: "", ru: "", example: null, source: "lesson", addedAt } as const;
    const own = { note: "", suspended: false, search: "", sortKey: "" };
    for (let word = 0; word < words; word++) {
      const item = `word:${word}`;
      await insertItems(queries, id, [{ ...shown, ...own, item, kz: String(word) }]);
      const answers = [];
      let at = start + Math.floor(random() * 20) * day;
      let memory: ReturnType<typeof schedule> | null = null;
      for (let answer = 0; answer < 9; answer++) {
        const rating: Rating = random() < 0.05 ? 1 : random() < 0.1 ? 2 : 3;
        memory = schedule(memory, rating, at);
        const attempt = `attempt-${word}-${answer}`;
        const told = { kind: "meaning", day: "2026-05-01", ms: 4000, error: null } as const;
        answers.push({ ...told, attempt, item, rating, at, stage: "review" as const, worth: 0 });
        at = memory.due + Math.floor(random() * 2 * day);
      }
      await insertAnswers(queries, id, answers, addedAt);
    }
    return id;
  }

  test("with a long history parameters are fitted, kept, and every memory is derived by them", async () => {
    const id = await studied(60);
    const { database } = api();
    const warnings: string[] = [];
    const fitter = makeWeightsFitter({ database, warn: (text) => warnings.push(text) });
    fitter.consider(id);
    await expect
      .poll(async () => (await findSettings(database.queries, id)).fittedAtCount, {
        timeout: 60_000,
      })
      .toBe(540);
    await fitter.finished();
    expect(warnings).toEqual([]);
    const { weights } = await findSettings(database.queries, id);
    expect(weights).toHaveLength(21);
    const schedule = makeScheduler(weights);
    expect(schedule(null, 3, start).stability).not.toBe(
      makeScheduler(null)(null, 3, start).stability,
    );
    const histories = await listHistories(database.queries, id);
    const { items } = await pageOfItems(database.queries, id, { limit: 200 }, null, start);
    for (const { item, memory } of items) {
      expect(memory).toEqual(replay(histories.get(item) ?? [], new Set(), schedule));
    }
  }, 90_000);

  test("a short history is left to the published parameters", async () => {
    const id = await studied(10);
    const { database } = api();
    const fitter = makeWeightsFitter({ database, warn: () => {} });
    fitter.consider(id);
    await fitter.finished();
    expect((await findSettings(database.queries, id)).weights).toBeNull();
  });
});
