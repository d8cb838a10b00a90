import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

/** One of the small lessons that the tests have. */
const LESSON = 1;

onBothDatabases("today's step", (api) => {
  const call = (learner: Learner, method: "GET" | "POST", path: string, body?: unknown) =>
    api().call(method, path, body, { token: learner.access });
  const steps = async (learner: Learner) => {
    const { body } = await call(learner, "GET", "/profile/today/");
    return body.map(({ step }: { step: unknown }) => step);
  };

  test("a new learner is led to the first lesson, and within what time there is", async () => {
    const learner = await api().learner();
    const { status, body } = await call(learner, "GET", "/profile/today/");
    expect(status).toBe(200);
    expect(body.map(({ minutes }: { minutes: number }) => minutes)).toEqual([3, 5, 10]);
    for (const { minutes, step, steps: parts, seconds } of body) {
      expect(parts[0]).toEqual(step);
      expect(step).toMatchObject({
        kind: "path",
        next: { what: "step", unit: "a-01-first-sounds", lesson: 61, step: "meet-1" },
        title: { en: expect.any(String) },
        cover: expect.stringContaining("/assets/"),
        unit: { number: 1 },
      });
      // A session takes between three and five minutes, whatever time there is
      expect(step.seconds).toBeGreaterThan(150);
      expect(step.seconds).toBeLessThan(330);
      expect(Math.round(seconds / 60)).toBeLessThanOrEqual(Math.max(4, minutes));
    }
    const path = (await call(learner, "GET", "/path")).body;
    expect(body[0].step.next).toEqual(path.next);
    expect(body[2].steps.length).toBeGreaterThan(1);
    expect(new Set(body[2].steps.map((part: unknown) => JSON.stringify(part))).size).toBe(
      body[2].steps.length,
    );
  });

  const finish = async (learner: Learner, right: number, of: number) => {
    const { body: lesson } = await call(learner, "GET", `/lessons-materials/${LESSON}/`);
    const answers = lesson.words
      .slice(0, of)
      .map(({ id, word_kz }: { id: number; word_kz: string }, place: number) => ({
        question: `${id}:foreign_to_kz`,
        given: place < right ? word_kz : "?",
      }));
    return call(learner, "POST", "/profile/saved-lessons/", { lesson_id: LESSON, answers });
  };
  /** What every place says of the lesson. */
  const told = async (learner: Learner) => {
    const { body: stats } = await call(learner, "GET", "/profile/stats/");
    const { body: courses } = await call(learner, "GET", "/profile/courses/");
    const { body: lesson } = await call(learner, "GET", `/lessons-materials/${LESSON}/`);
    return {
      counted: stats.lessonsCompleted === 1,
      course: courses[0].completed && courses[0].progress === 1,
      lesson: lesson.user.completed,
    };
  };
  const everywhere = (complete: boolean) => ({
    counted: complete,
    course: complete,
    lesson: complete,
  });

  test("a short quiz passed completes its lesson everywhere", async () => {
    const learner = await api().learner();
    await finish(learner, 5, 5);
    expect(await told(learner)).toEqual(everywhere(true));
  });

  test("a quiz that was not passed completes nothing, and one that was not passed later takes nothing back", async () => {
    const learner = await api().learner();
    await finish(learner, 2, 5);
    expect(await told(learner)).toEqual(everywhere(false));
    await finish(learner, 5, 5);
    await finish(learner, 1, 5);
    expect(await told(learner)).toEqual(everywhere(true));
  });

  test("as soon as anything is due, reviewing comes first", async () => {
    const learner = await api().learner();
    const words = ["қала", "теңіз"];
    await call(learner, "POST", "/review/cards", {
      cards: words.map((kz) => ({ kz, source: "reading" })),
    });
    await call(learner, "POST", "/review/answers", {
      answers: words.map((kz) => ({
        attempt: randomUUID(),
        item: `word:${kz}`,
        kind: "meaning",
        rating: 1,
        at: new Date(Date.now() - 3_600_000).toISOString(),
        ms: 5000,
      })),
    });
    for (const step of await steps(learner)) {
      expect(step).toMatchObject({ kind: "review", cards: 2 });
    }
  });

  test("a guest has no such step", async () => {
    expect((await api().call("GET", "/profile/today/")).status).toBe(401);
  });
});
