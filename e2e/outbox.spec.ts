import type { Page } from "@playwright/test";
import { axeFindings } from "./site/axe.ts";
import { sessionOf, signIn } from "./site/learner-calls.ts";
import { expectAllSent } from "./site/outbox.ts";
import { answerFive, openQuiz } from "./site/quiz.ts";
import { expect, registered, test } from "./site/site.ts";

async function read<T>(page: Page, path: string): Promise<T> {
  const access = await page.evaluate(() => localStorage.getItem("access"));
  const headers = { authorization: `Bearer ${access}` };
  return (await page.request.get(`/api${path}`, { headers })).json();
}

test("a quiz's minutes stand in the calendar, and its script earns what it promises", async ({
  page,
  site,
}) => {
  await page.clock.install();
  await signIn(page, site.url, await registered(site));
  for (const [script, lesson] of [
    ["latin", 1],
    ["arabic", 2],
  ] as const) {
    await page.evaluate((chosen) => localStorage.setItem("kazakh-script", chosen), script);
    await page.goto(`/lessons/${lesson}`);
    const quiz = await openQuiz(page, "5");
    await expect(quiz.getByRole("button", { name: "Check" })).toBeVisible();
    await page.clock.fastForward("04:00");
    await answerFive(quiz);
    await quiz.getByRole("button", { name: "Finish" }).click();
    await expect(quiz).toBeHidden();
    await expectAllSent(page);
  }
  const days = await read<{ minutes: number; lessons: number }[]>(page, "/profile/activity/");
  const studied = days.filter(({ lessons }) => lessons > 0);
  expect(studied.map(({ lessons }) => lessons)).toEqual([2]);
  // Four minutes on the clock for each quiz, and the moments that the test itself took.
  expect(studied[0]?.minutes).toBeGreaterThanOrEqual(8);
  expect(studied[0]?.minutes).toBeLessThan(12);

  await page.goto("/profile");
  await expect(
    page
      .getByRole("list", { name: "This week" })
      .getByRole("listitem")
      .filter({ hasText: `${studied[0]?.minutes} min` }),
  ).toHaveCount(1);
  await page.goto("/profile/achievements");
  for (const title of ["New alphabet", "Töte jazu"]) {
    await expect(page.getByRole("listitem").filter({ hasText: title })).toContainText("Earned");
  }
});

test("the panel closes when the server has the save and the claim", async ({ page, site }) => {
  await signIn(page, site.url, await registered(site));
  await page.goto("/lessons/1");
  const quiz = await openQuiz(page, "5");
  await answerFive(quiz);
  const posts: string[] = [];
  page.on("response", (response) => {
    if (response.request().method() !== "POST") return;
    posts.push(new URL(response.url()).pathname);
  });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/profile/leaderboard/add_points/", async (route) => {
    await held;
    await route.continue();
  });
  await quiz.getByRole("button", { name: "Finish" }).click();
  await expect(quiz.getByRole("button", { name: "Finish" })).toHaveAttribute("aria-busy", "true");
  release();
  await expect(quiz).toBeHidden();
  expect(posts).toEqual(["/api/profile/saved-lessons/", "/api/profile/leaderboard/add_points/"]);
});

const finishedAt = new Date(Date.now() - 5 * 60_000).toISOString();
const own = { owner: null, score: 1, finishedAt };

/** What versions before the outbox left in a guest's browser. */
const oldStores = {
  local: [
    { ...own, attempt: "old-quiz-01", lessonId: 1, answers: [], score: 0, seconds: 300 },
    { ...own, attempt: "old-film-01", kind: "film", filmId: 1, seconds: 70 },
    {
      ...own,
      attempt: "old-read-01",
      kind: "reading",
      readingId: 1,
      answers: [{ number: 1, given: "a" }],
      seconds: 60,
    },
    {
      ...own,
      attempt: "old-harmony-01",
      kind: "harmony",
      answers: [{ stem: "қала", suffix: "plural", given: "қалалар" }],
      seconds: 60,
    },
  ],
  // A killed browser had no time to write this one to local storage; the first was written twice.
  durable: [
    { ...own, attempt: "old-quiz-01", lessonId: 1, answers: [], score: 0, seconds: 300 },
    { ...own, attempt: "old-quiz-02", lessonId: 2, answers: [], score: 0, seconds: 120 },
  ],
  unsent: [
    {
      owner: 0,
      kind: "card",
      card: {
        item: "word:қала",
        kz: "қала",
        en: "city",
        ru: "город",
        example: null,
        source: "reading",
        note: "by the river",
        added: finishedAt,
      },
    },
    {
      owner: 0,
      kind: "answer",
      answer: {
        attempt: "old-review-answer",
        item: "word:қала",
        kind: "meaning",
        rating: 3,
        at: finishedAt,
        ms: 900,
      },
    },
  ],
};

async function fillOldStores(page: Page) {
  await page.evaluate(async ({ local, durable, unsent }) => {
    localStorage.setItem("pending-results", JSON.stringify(local));
    const open = (name: string, upgrade: (database: IDBDatabase) => void) =>
      new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name, 1);
        request.onupgradeneeded = () => upgrade(request.result);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const fill = async (database: IDBDatabase, store: string, values: readonly unknown[]) => {
      const work = database.transaction(store, "readwrite");
      for (const value of values) work.objectStore(store).add(value);
      await new Promise((resolve) => {
        work.oncomplete = resolve;
      });
      database.close();
    };
    const results = await open("tilashar-results", (database) =>
      database.createObjectStore("pending", { keyPath: "attempt" }),
    );
    await fill(results, "pending", durable);
    const review = await open("tilashar-review", (database) => {
      database.createObjectStore("items", { keyPath: ["owner", "item"] });
      database.createObjectStore("unsent", { autoIncrement: true });
      database.createObjectStore("plans");
    });
    await fill(review, "unsent", unsent);
  }, oldStores);
}

test("what waited in the stores of older versions is on the server once, all of it", async ({
  page,
  site,
}) => {
  const learner = await registered(site);
  const empty = `${site.url}/empty`;
  await page.route(empty, (route) => route.fulfill({ contentType: "text/html", body: "" }));
  await page.goto(empty);
  await fillOldStores(page);

  // A guest opens the new version; then the account comes, and takes everything along.
  await page.goto("/lessons");
  await expect.poll(() => page.evaluate(() => localStorage.getItem("pending-results"))).toBeNull();
  await page.evaluate(
    (session) => Object.assign(localStorage, session),
    await sessionOf(site.url, learner),
  );
  await page.goto("/lessons");
  await expectAllSent(page);
  const arrived = async () => {
    const days = await read<{ lessons: number; minutes: number }[]>(page, "/profile/activity/");
    const { data } = await read<{ data: { learning_events: { kind: string }[] } }>(
      page,
      "/profile/export/",
    );
    const { words } = await read<{
      words: { kz: string; note: string; memory: { reps: number } | null }[];
    }>(page, "/review/words?q=%D2%9B%D0%B0%D0%BB%D0%B0");
    return {
      lessons: days.reduce((sum, { lessons }) => sum + lessons, 0),
      // 300 + 70 + 60 + 60 + 120 seconds, and the answer's.
      minutes: days.reduce((sum, { minutes }) => sum + minutes, 0),
      kinds: data.learning_events.map(({ kind }) => kind).sort(),
      words: words
        .filter(({ kz }) => kz === "қала")
        .map(({ kz, note, memory }) => [kz, note, memory?.reps]),
    };
  };
  const once = await arrived();
  expect(once).toMatchObject({
    lessons: 2,
    minutes: 10,
    kinds: ["film", "harmony", "lesson", "lesson", "reading", "review"],
    words: [["қала", "by the river", 1]],
  });
  await page.reload();
  await page.waitForLoadState("networkidle");
  expect(await arrived()).toEqual(once);
});

test("what the server refuses is told, stops nothing, and can be downloaded or deleted", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  await page.evaluate(
    (results) => localStorage.setItem("pending-results", JSON.stringify(results)),
    [
      { ...own, attempt: "bad-lesson-1", lessonId: 9999, answers: [] },
      { ...own, attempt: "good-lesson-1", lessonId: 1, answers: [], score: 0 },
    ],
  );
  await page.goto("/lessons");
  await expect(page.getByText("Something could not be saved to your account")).toBeVisible();
  const days = await read<{ lessons: number }[]>(page, "/profile/activity/");
  expect(days.reduce((sum, { lessons }) => sum + lessons, 0)).toBe(1);

  await page.goto("/offline");
  const panel = page.getByRole("region", { name: "Not saved to your account" });
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  await expect(panel).toContainText("Practice of lesson 9999");
  expect(await axeFindings(page, { within: "#content" })).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await axeFindings(page, { within: "#content", about: "colours" })).toEqual([]);
  for (const width of [320, 768]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("button", { name: "Download" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("tilashar-bad-lesson-1.json");
  // Sent and refused once more: until then it is not in the panel.
  const refused = page.waitForResponse("**/api/profile/saved-lessons/");
  await panel.getByRole("button", { name: "Try again" }).click();
  expect((await refused).status()).toBe(400);
  await expect(panel.getByRole("listitem")).toHaveCount(1);
  // By keyboard, as everything: Escape keeps it, and the focus comes back to where it was.
  const remove = panel.getByRole("button", { name: "Delete" });
  const question = page.getByRole("dialog", { name: "Delete it from this browser?" });
  await remove.focus();
  await page.keyboard.press("Enter");
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(remove).toBeFocused();
  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Delete" }).click();
  await expect(panel).toBeHidden();
  await expectAllSent(page);
});
