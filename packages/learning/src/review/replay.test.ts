import fc from "fast-check";
import { expect, test } from "vitest";
import { makeScheduler, type Rating } from "./memory.ts";
import { type LoggedAnswer, replay } from "./replay.ts";
import { answered, currentItem, startSession, takenBack } from "./session.ts";
import { strengthOf } from "./strength.ts";
import { trainingSet } from "./training-set.ts";

const now = Date.parse("2026-11-20T10:00:00Z");
const day = 86_400_000;
const schedule = makeScheduler(null);

const answers = fc.array(
  fc.record({
    attempt: fc.uuid(),
    rating: fc.constantFrom<Rating>(1, 2, 3, 4),
    at: fc.integer({ min: now, max: now + 30 * day }),
  }),
  { maxLength: 12 },
);

test("two devices whose answers and undos arrive in any order, some twice, end in the same state", () => {
  fc.assert(
    fc.property(
      answers.chain((log) =>
        fc.record({
          log: fc.constant(log),
          one: fc.shuffledSubarray(log, { minLength: log.length }),
          twice: fc.shuffledSubarray(log),
          undone: fc.shuffledSubarray(log.map(({ attempt }) => attempt)),
        }),
      ),
      ({ log, one, twice, undone }) => {
        const taken = new Set(undone);
        const expected = replay(log, taken, schedule);
        expect(replay([...one, ...twice], taken, schedule)).toEqual(expected);
        expect(replay([...twice, ...one], new Set(undone.reverse()), schedule)).toEqual(expected);
        expect(JSON.parse(JSON.stringify(expected))).toEqual(expected);
      },
    ),
  );
});

test("answering one by one on a device gives what the server derives from the log", () => {
  fc.assert(
    fc.property(answers, (log) => {
      const ordered = [...log].sort((one, other) => one.at - other.at);
      fc.pre(new Set(ordered.map(({ at }) => at)).size === ordered.length);
      const step = ordered.reduce(
        (memory: ReturnType<typeof replay>, { rating, at }) => schedule(memory, rating, at),
        null,
      );
      expect(step).toEqual(replay(log, new Set(), schedule));
    }),
  );
});

test("what is known returns later each time, what is forgotten returns within minutes", () => {
  const good = (at: number): LoggedAnswer => ({ attempt: String(at), rating: 3, at });
  const known = replay([good(now), good(now + 600_000), good(now + 4 * day)], new Set(), schedule);
  expect(known?.phase).toBe("review");
  expect(known?.interval).toBeGreaterThan(5);
  expect(strengthOf(known)).toBeGreaterThanOrEqual(2);
  const forgotten = schedule(known, 1, now + 20 * day);
  expect(forgotten.phase).toBe("relearning");
  expect(forgotten.due - forgotten.last).toBeLessThanOrEqual(600_000);
  expect(forgotten.lapses).toBe(1);
});

test("a clock that was set back does not make time run backwards", () => {
  const first = schedule(null, 3, now);
  expect(schedule(first, 3, now - day).last).toBe(now);
});

const item = (name: string, memory: ReturnType<typeof replay> = null) => ({
  item: name,
  memory,
  suspended: false,
  addedAt: now,
});

test("practice leaves every memory exactly as it was, and asks again only what was wrong", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom<Rating>(1, 2, 3, 4), { minLength: 1, maxLength: 20 }),
      (ratings) => {
        const queue = [
          item("word:бір", schedule(null, 3, now - 9 * day)),
          item("word:екі", schedule(schedule(null, 4, now - 9 * day), 3, now - day)),
          item("word:үш"),
        ];
        const before = JSON.stringify(queue);
        let session = startSession(queue);
        for (const [index, rating] of ratings.entries()) {
          session = answered(session, { rating, at: now + index * 5000 }, null);
        }
        expect(JSON.stringify([...session.items.values()])).toBe(before);
      },
    ),
  );
});

test("an answer can be taken back, memory, place and count", () => {
  const start = startSession([item("word:бір"), item("word:екі")]);
  const after = answered(start, { rating: 1, at: now }, schedule);
  expect(currentItem(after)?.item).toBe("word:екі");
  expect(after.waiting).toEqual(["word:екі", "word:бір"]);
  expect(takenBack(after)).toBe(start);
  expect(takenBack(start)).toBe(start);
});

test("the session ends when nothing comes back within minutes", () => {
  let session = startSession([item("word:бір")]);
  session = answered(session, { rating: 3, at: now }, schedule);
  expect(currentItem(session)?.item).toBe("word:бір");
  session = answered(session, { rating: 3, at: now + 60_000 }, schedule);
  expect([currentItem(session), session.answered]).toEqual([null, 2]);
});

test("parameters are fitted to whole days between answers, the first answer of a day being the test", () => {
  const at = (rating: Rating, days: number): LoggedAnswer => ({
    attempt: `${days}`,
    rating,
    at: now + days * day,
  });
  expect(trainingSet([[at(1, 3.2), at(3, 0), at(3, 0.01)]])).toEqual([
    [
      { rating: 3, deltaT: 0 },
      { rating: 3, deltaT: 0 },
      { rating: 1, deltaT: 3 },
    ],
  ]);
});
