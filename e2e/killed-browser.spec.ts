import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startBrowser } from "./site/killable-browser.ts";
import { sessionOf } from "./site/learner-calls.ts";
import { answer, openQuiz } from "./site/quiz.ts";
import { expect, registered, test } from "./site/site.ts";

/** How often the browser is killed: `KILLS=20` for the long run. */
const kills = Number(process.env.KILLS ?? 3);

test(`no result is lost or counted twice when the browser is killed ${kills} times`, async ({
  site,
}) => {
  test.setTimeout(60_000 + kills * 25_000);
  const learner = await registered(site);
  const profile = mkdtempSync(join(tmpdir(), "tilashar-killed-"));
  let running = await startBrowser(profile);
  try {
    const session = await sessionOf(site.url, learner);
    /** What local storage held may be lost with the browser; the session is not what is tested here. */
    const openSignedIn = async (path: string) => {
      const { context } = running;
      await context.addInitScript(
        (kept) => {
          for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
        },
        { ...session, language: "en" },
      );
      const page = await context.newPage();
      await page.goto(site.url + path);
      return page;
    };
    const lessonsToday = async () => {
      const answered = await fetch(`${site.url}/api/profile/activity/`, {
        headers: { authorization: `Bearer ${session.access}` },
      });
      const days = (await answered.json()) as { lessons: number }[];
      return days.reduce((sum, { lessons }) => sum + lessons, 0);
    };

    const told = await fetch(`${site.url}/api/lessons-materials/1/`);
    const { words } = (await told.json()) as { words: { word_kz: string; word_en: string }[] };
    const answers = { byTranslation: new Map(words.map((word) => [word.word_en, word.word_kz])) };
    for (let kill = 1; kill <= kills; kill++) {
      const page = await openSignedIn("/lessons/1");
      // What the browser before this one could not send arrives first.
      await expect.poll(lessonsToday, { timeout: 20_000 }).toBe(kill - 1);
      const quiz = await openQuiz(page, "5");
      await running.context.setOffline(true);
      for (let question = 0; question < 5; question++) {
        await answer(quiz, answers, true);
        await quiz.getByRole("button", { name: "Check" }).click();
        await quiz.getByRole("button", { name: "Next" }).click();
      }
      await expect(quiz.getByText("5 out of 5")).toBeVisible();
      await running.kill();
      expect(await lessonsToday()).toBe(kill - 1);
      running = await startBrowser(profile);
    }
    const page = await openSignedIn("/lessons");
    await expect.poll(lessonsToday, { timeout: 20_000 }).toBe(kills);
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await lessonsToday()).toBe(kills);
  } finally {
    await running.kill().catch(() => {});
    rmSync(profile, { recursive: true, force: true });
  }
});
