import { ACHIEVEMENTS } from "@tilashar/learning";
import { afterEach, expect, test, vi } from "vitest";
import { rightAnswers } from "#api/testing/sample-catalogue.ts";
import { type Learner, onBothDatabases } from "#api/testing/test-api.ts";

afterEach(() => void vi.useRealTimers());

onBothDatabases("achievements", (api) => {
  const get = async ({ access }: Learner, path: string, language = "en") =>
    api().call("GET", path, undefined, {
      token: access,
      headers: { "accept-language": language },
    });
  const list = async (learner: Learner, language?: string) =>
    (await get(learner, "/profile/achievements/", language)).body;
  const save = async ({ access }: Learner, body: unknown, language = "en") =>
    (
      await api().call("POST", "/profile/saved-lessons/", body, {
        token: access,
        headers: { "accept-language": language },
      })
    ).body;

  test("a newcomer sees all of them, none earned", async () => {
    const learner = await api().learner();
    const all = await list(learner);
    expect(all.length).toBe(ACHIEVEMENTS.length);
    expect(all[0]).toEqual({
      id: "first-lesson",
      title: "First step",
      description: "Finish your first quiz.",
      badge_icon: expect.stringMatching(/^\/assets\/badge-step-1\.[0-9a-f]{10}\.svg$/),
      date_earned: null,
      progress: { have: 0, need: 1 },
    });
    expect((await get(learner, "/profile/achievements/stats/")).body).toEqual({
      total: 0,
      available: ACHIEVEMENTS.length,
      completionRate: 0,
    });
  });

  test("a quiz without a fault earns two, with their date, in the language asked for", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-11-20T10:00:00Z") });
    const learner = await api().learner();
    const saved = await save(learner, { lesson_id: 2, answers: rightAnswers(2) }, "kk");
    expect(saved.achievements.map(({ title }: { title: string }) => title)).toEqual([
      "Алғашқы қадам",
      "Мүлтіксіз",
    ]);
    const earned = (await list(learner, "ru")).filter(
      ({ date_earned }: { date_earned: string | null }) => date_earned !== null,
    );
    expect(earned).toMatchObject([
      { id: "first-lesson", title: "Первый шаг", date_earned: "2026-11-20T10:00:00.000Z" },
      { id: "full-score-1", progress: { have: 1, need: 1 } },
    ]);
    expect((await get(learner, "/profile/achievements/stats/")).body).toEqual({
      total: 2,
      available: ACHIEVEMENTS.length,
      completionRate: Math.round(200 / ACHIEVEMENTS.length),
    });
  });

  test("an attempt sent again is answered with the same achievements, another with none", async () => {
    const learner = await api().learner();
    const body = { lesson_id: 1, attempt: "attempt-0001" };
    const first = await save(learner, body);
    expect(first.achievements.map(({ id }: { id: string }) => id)).toEqual(["first-lesson"]);
    expect((await save(learner, body)).achievements).toEqual(first.achievements);
    expect((await save(learner, { lesson_id: 1 })).achievements).toEqual([]);
  });

  test("progress counts different lessons only", async () => {
    const learner = await api().learner();
    for (const lesson_id of [1, 2, 1, 1]) await save(learner, { lesson_id });
    const tens = (await list(learner)).find(({ id }: { id: string }) => id === "lessons-10");
    expect(tens.progress).toEqual({ have: 2, need: 10 });
  });

  test("only the learner's own, and nothing without a session", async () => {
    const learner = await api().learner();
    const other = await api().learner();
    await save(learner, { lesson_id: 1 });
    expect((await get(other, "/profile/achievements/stats/")).body.total).toBe(0);
    for (const path of ["/profile/achievements/", "/profile/achievements/stats/"]) {
      expect((await api().call("GET", path)).status, path).toBe(401);
    }
  });

  test("every badge is a picture that was built", async () => {
    const learner = await api().learner();
    const { badges } = JSON.parse(
      (await import("node:fs")).readFileSync(
        new URL("../../../../../build/assets/pictures.json", import.meta.url),
        "utf8",
      ),
    );
    const built = new Set(Object.values(badges));
    for (const { badge_icon } of await list(learner)) expect(built.has(badge_icon)).toBe(true);
  });
});
