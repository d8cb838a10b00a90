import { randomUUID } from "node:crypto";
import type { ReviewAnswer } from "@tilashar/contracts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { rightAnswers } from "#api/testing/sample-catalogue.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

const minute = 60_000;

onBothDatabases("reviews", (api) => {
  const call = (
    learner: Learner,
    method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE",
    path: string,
    body?: unknown,
  ) => api().call(method, path, body, { token: learner.access });

  const answer = (item: string, rating: 1 | 2 | 3 | 4, ago = 0): ReviewAnswer => ({
    attempt: randomUUID(),
    item,
    kind: "meaning",
    rating,
    at: new Date(Date.now() - ago).toISOString(),
    ms: 4000,
  });
  const send = (learner: Learner, ...answers: ReviewAnswer[]) =>
    call(learner, "POST", "/review/answers", { answers });
  const add = (learner: Learner, ...words: string[]) =>
    call(learner, "POST", "/review/cards", {
      cards: words.map((kz) => ({ kz, source: "reading" })),
    });
  const memories = async (learner: Learner) => {
    const { body } = await call(learner, "GET", "/review/words?limit=200");
    return Object.fromEntries(
      body.words.map(({ item, memory }: { item: string; memory: unknown }) => [item, memory]),
    );
  };

  test("the words of a saved lesson become cards, what was wrong is due again, and the same save adds nothing", async () => {
    const learner = await api().learner();
    const answers = rightAnswers(3).map((one, index) =>
      index === 0 ? { ...one, given: "су" } : one,
    );
    const save = { lesson_id: 3, answers, attempt: randomUUID() };
    for (let time = 0; time < 2; time++) {
      expect((await call(learner, "POST", "/profile/saved-lessons/", save)).status).toBe(200);
    }
    const { body } = await call(learner, "GET", "/review/queue");
    const words = body.items.filter(({ item }: { item: string }) => item.startsWith("word:"));
    expect(words.map(({ kz }: { kz: string }) => kz).sort()).toEqual(["нан", "су", "шай"]);
    const wrong = words.find(({ kz }: { kz: string }) => kz === "нан");
    expect(wrong).toMatchObject({
      source: "lesson",
      example: { kz: "Бұл — нан." },
      memory: { reps: 1, phase: "learning" },
    });
    expect(body).toMatchObject({ fresh: 2, total: words.length });
  });

  test("the profile counts a learner's words by how well they are known, and nothing but words", async () => {
    const learner = await api().learner();
    const strengths = async () => (await call(learner, "GET", "/profile/stats/")).body.words;
    expect(await strengths()).toEqual({ fresh: 0, weak: 0, fair: 0, strong: 0 });
    await add(learner, "қала", "нан", "шай");
    await call(learner, "POST", "/review/cards", {
      cards: [{ item: "rule:plural", source: "reading" }],
    });
    await send(learner, answer("word:нан", 3, 60 * minute));
    expect(await strengths()).toEqual({ fresh: 2, weak: 1, fair: 0, strong: 0 });
    const { queries } = api().database;
    const day = 24 * 60;
    for (const [item, stability] of [
      ["word:шай", 45 * day],
      ["word:қала", 10 * day],
    ] as const) {
      await send(learner, answer(item, 3, 60 * minute));
      const row = { stability };
      await queries.updateTable("review_items").set(row).where("item", "=", item).execute();
    }
    expect(await strengths()).toEqual({ fresh: 0, weak: 1, fair: 1, strong: 1 });
  });

  test("a word is there once, from wherever it comes, with what the course knows of it", async () => {
    const learner = await api().learner();
    expect((await add(learner, "Қала", "қала ", "теңіз", "hello", "  ")).body).toEqual({
      added: 2,
      known: 0,
    });
    expect((await add(learner, "қaлa")).body).toEqual({ added: 0, known: 1 });
    const { body } = await call(learner, "GET", "/review/words?sort=alphabet");
    expect(body.words.map(({ kz, en }: { kz: string; en: string }) => [kz, en])).toEqual([
      ["Қала", expect.stringContaining("city")],
      ["теңіз", expect.stringContaining("sea")],
    ]);
  });

  test("two devices, any order, anything sent twice: the same end, and points no more than once", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            item: fc.constantFrom("word:қала", "word:теңіз"),
            rating: fc.constantFrom<1 | 3 | 4>(1, 3, 4),
            ago: fc.integer({ min: 0, max: 60 * 60 }),
          }),
          { minLength: 2, maxLength: 8 },
        ),
        fc.infiniteStream(fc.boolean()),
        async (drawn, coin) => {
          const answers = drawn.map(({ item, rating, ago }) => answer(item, rating, ago * minute));
          const taken = answers[0]?.attempt ?? "";
          const toss = () => coin.next().value === true;
          const [calm, wild] = [await api().learner(), await api().learner()];
          await add(calm, "қала", "теңіз");
          await send(calm, ...answers);
          await call(calm, "POST", "/review/undo", { attempts: [taken] });

          if (toss()) await add(wild, "қала", "теңіз");
          if (toss()) await call(wild, "POST", "/review/undo", { attempts: [taken] });
          const shuffled = answers.toSorted(() => (toss() ? 1 : -1));
          for (const one of shuffled) await send(wild, one, ...(toss() ? [one] : []));
          if (toss()) await send(wild, ...answers);
          await add(wild, "теңіз", "қала");
          await call(wild, "POST", "/review/undo", { attempts: [taken] });
          expect(await memories(wild)).toEqual(await memories(calm));
          for (const { id } of [calm, wild]) {
            const { rows } = await api()
              .database.queries.selectFrom("review_answers")
              .select(["attempt", "item", "day", "worth"])
              .where("account_id", "=", id)
              .execute()
              .then((found) => ({ rows: found }));
            expect(rows).toHaveLength(answers.length);
            const paid = rows.filter(({ worth }) => worth > 0).map(({ item, day }) => item + day);
            expect(new Set(paid).size).toBe(paid.length);
          }
        },
      ),
      { numRuns: 8 },
    );
  });

  test("an answer counts for its day and pays when the card was due, once", async () => {
    const learner = await api().learner();
    await add(learner, "қала");
    const first = answer("word:қала", 3, 60 * minute);
    const due = answer("word:қала", 3, 30 * minute);
    expect((await send(learner, first)).body).toMatchObject({ accepted: 1, awarded: 0 });
    expect((await send(learner, due)).body).toMatchObject({ accepted: 1, awarded: 2 });
    expect((await send(learner, first, due)).body).toMatchObject({ accepted: 0, awarded: 0 });
    const soon = await send(learner, answer("word:қала", 3));
    expect(soon.body).toMatchObject({ accepted: 1, awarded: 0 });
    const { body } = await call(learner, "GET", "/profile/stats/");
    expect(body).toMatchObject({ totalPoints: 2, dueReviews: 0 });
    const future = { ...answer("word:қала", 3), at: "2999-01-01T00:00:00Z" };
    await send(learner, future);
    expect((await memories(learner))["word:қала"].last).toBeLessThanOrEqual(Date.now());
  });

  test("a wrong form feeds the rule, which is a card of its own from then on", async () => {
    const learner = await api().learner();
    await add(learner, "қала");
    await send(learner, answer("word:қала", 3), {
      ...answer("rule:plural:V:back", 1),
      kind: "cloze",
      error: "harmony",
    });
    const { body } = await call(learner, "GET", "/review/words?show=rules");
    expect(body.words).toMatchObject([{ item: "rule:plural:V:back", memory: { reps: 1 } }]);
    await send(learner, { ...answer("rule:nonsense:V:back", 1) });
    expect((await call(learner, "GET", "/review/words?show=rules")).body.total).toBe(1);
  });

  test("an undo gives back the memory of before, also when the answer comes after it", async () => {
    const learner = await api().learner();
    await add(learner, "қала");
    await send(learner, answer("word:қала", 3, 60 * minute));
    const before = await memories(learner);
    const slip = answer("word:қала", 1);
    await call(learner, "POST", "/review/undo", { attempts: [slip.attempt] });
    await send(learner, slip);
    expect(await memories(learner)).toEqual(before);
    const other = answer("word:қала", 1);
    await send(learner, other);
    expect(await memories(learner)).not.toEqual(before);
    await call(learner, "POST", "/review/undo", { attempts: [other.attempt] });
    expect(await memories(learner)).toEqual(before);
  });

  test("my words: searched, filtered, suspended, noted, removed and brought back as they were", async () => {
    const learner = await api().learner();
    await add(learner, "қала", "теңіз", "алма");
    await send(learner, answer("word:алма", 4));
    const list = async (query: string) => {
      const { body } = await call(learner, "GET", `/review/words?${query}`);
      return body.words.map(({ kz }: { kz: string }) => kz);
    };
    expect(await list("sort=alphabet")).toEqual(["алма", "қала", "теңіз"]);
    expect(await list("q=city")).toEqual(["қала"]);
    // Any form, any script, a slip.
    for (const q of ["қаламызға", "qala", "кала"]) expect(await list(`q=${q}`)).toEqual(["қала"]);
    expect(await list("q=100%25")).toEqual([]);
    expect(await list("show=new&sort=alphabet")).toEqual(["қала", "теңіз"]);
    const { body } = await call(learner, "GET", "/review/words?q=теңіз");
    const [{ id }] = body.words;
    const path = `/review/cards/${id}/`;
    const changed = await call(learner, "PATCH", path, { suspended: true, note: " Каспий " });
    expect(changed.body).toMatchObject({ suspended: true, note: "Каспий" });
    expect(await list("q=каспий")).toEqual(["теңіз"]);
    expect(await list("show=suspended")).toEqual(["теңіз"]);
    const queue = await call(learner, "GET", "/review/queue");
    expect(queue.body.items.map(({ kz }: { kz: string }) => kz)).not.toContain("теңіз");

    const apple = (await call(learner, "GET", "/review/words?q=алма")).body.words[0];
    expect((await call(learner, "DELETE", `/review/cards/${apple.id}/`)).status).toBe(200);
    expect((await call(learner, "DELETE", `/review/cards/${apple.id}/`)).status).toBe(404);
    await add(learner, "алма");
    expect((await memories(learner))["word:алма"]).toEqual(apple.memory);
    const stranger = await api().learner();
    expect((await call(stranger, "PATCH", path, { note: "mine" })).status).toBe(404);
  });

  test("a list is imported, and lines that are none are told", async () => {
    const learner = await api().learner();
    const text = "қала\tгород\nhello\tworld\nкөлік — транспорт";
    const { body } = await call(learner, "POST", "/review/import", { text, meanings: "ru" });
    expect(body).toEqual({
      added: 2,
      known: 0,
      refused: [{ line: 2, text: "hello\tworld" }],
    });
    const csv = await call(learner, "GET", "/profile/export/words.csv");
    expect(csv.text).toContain('"көлік","[kɵˈlɪk]"');
    expect(csv.text).toContain("tilashar::import");
  });

  test("limits, vacation and forecast go by the learner's settings", async () => {
    const learner = await api().learner();
    await add(learner, "қала", "теңіз", "алма");
    await send(learner, answer("word:қала", 1, 60 * minute), answer("word:теңіз", 1, 60 * minute));
    const settings = (await call(learner, "GET", "/review/settings")).body;
    const put = (change: object) =>
      call(learner, "PUT", "/review/settings", { ...settings, ...change });
    const due = async () => (await call(learner, "GET", "/profile/stats/")).body.dueReviews;
    expect(await due()).toBe(2);
    const forecast = (await call(learner, "GET", "/review/forecast")).body;
    expect(forecast).toMatchObject({ waiting: 1, days: { length: 14 } });
    expect(forecast.days[0].reviews).toBe(2);
    const today = forecast.days[0].date;
    expect((await put({ vacation: { from: today, until: today } })).status).toBe(200);
    expect(await due()).toBe(0);
    const [from, until] = [forecast.days[1].date, forecast.days[3].date];
    expect((await put({ vacation: { from, until } })).status).toBe(200);
    // It has not begun: what is due is due.
    expect(await due()).toBe(2);
    expect((await call(learner, "GET", "/review/queue")).body).toMatchObject({ due: 2 });
    expect((await put({ vacation: null, newPerDay: 0 })).status).toBe(200);
    expect(await due()).toBe(2);
    expect((await call(learner, "GET", "/review/queue")).body.fresh).toBe(0);
    for (const vacation of [
      { from: "2026-02-30", until: "2026-03-01" },
      { from: today, until: "2020-01-01" },
    ]) {
      expect((await put({ vacation })).status).toBe(400);
    }
    expect((await put({ kinds: [] })).status).toBe(400);
  });

  test("a guest gets none of it", async () => {
    for (const path of ["queue", "words", "forecast", "settings"]) {
      expect((await api().call("GET", `/review/${path}`)).status).toBe(401);
    }
  });
});
