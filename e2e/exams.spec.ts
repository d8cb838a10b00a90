import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import type { ExamMock, ExamResult } from "@tilashar/contracts";
import { axeFindings } from "./site/axe.ts";
import { startBrowser } from "./site/killable-browser.ts";
import { sessionOf } from "./site/learner-calls.ts";
import { expect, registered, test } from "./site/site.ts";

type Section = ExamMock["sections"][number];

/** Answers the questions of a part by keyboard, from the one on screen: right, but for each fifth. */
async function answerPart(page: Page, { items }: Section, from: number, to: number) {
  for (const [at, { correct }] of items.entries()) {
    if (at < from || at >= to) continue;
    // The number is the plainest sign that the keys mean this question: a role would be computed each time
    await page.getByText(`Question ${at + 1} of ${items.length}`, { exact: true }).waitFor();
    await page.keyboard.press(at % 5 === 4 ? (correct === "a" ? "b" : "a") : correct);
    await page.locator('input[name^="question-"]:checked').waitFor();
    await page.keyboard.press("Enter");
  }
}

const rightOf = ({ items }: Section) => items.filter((_, at) => at % 5 !== 4).length;

/** How many answers of the mock are on the disk: a read waits for the writes before it. */
const answersOnDisk = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const open = indexedDB.open("tilashar-exams");
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const all = open.result.transaction("mocks").objectStore("mocks").getAll();
          all.onsuccess = () => {
            open.result.close();
            resolve(Object.keys(JSON.parse(all.result[0].text).sitting.answers).length);
          };
        };
      }),
  );

test("a mock is taken on a phone: the network goes in its middle, the browser is killed, the account has the result", async ({
  site,
}) => {
  test.setTimeout(120_000);
  const session = await sessionOf(site.url, await registered(site));
  const mock = (await (await fetch(`${site.url}/api/exams/residence/mocks/1/`)).json()) as ExamMock;
  const [listening, reading] = mock.sections as [Section, Section];
  const profile = mkdtempSync(join(tmpdir(), "tilashar-exam-"));
  let running = await startBrowser(profile);
  const open = async () => {
    // What local storage held of the session may be lost with the browser; it is not what is tested here.
    await running.context.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
      },
      { ...session, language: "en" },
    );
    const page = await running.context.newPage();
    await page.setViewportSize({ width: 360, height: 740 });
    return page;
  };
  const results = async () => {
    const answered = await fetch(`${site.url}/api/profile/exams/`, {
      headers: { authorization: `Bearer ${session.access}` },
    });
    return ((await answered.json()) as { results: ExamResult[] }).results;
  };
  try {
    let page = await open();
    await page.goto(`${site.url}/exams/residence`);
    await page.getByRole("link", { name: /^Mock 1/ }).click();
    await page.getByRole("button", { name: "Begin", exact: true }).click();
    await expect(page.getByRole("timer")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await expect(page.getByText("Recordings play twice")).toHaveCount(0);
    await answerPart(page, listening, 0, 10);
    // Every sound, the page and its script are kept: from here on no network is needed.
    await expect(page.getByText("All of it is on this device now")).toBeVisible({
      timeout: 60_000,
    });
    await expect
      .poll(() =>
        page.evaluate(async () => {
          const kept = async (address: string) => (await caches.match(address)) !== undefined;
          return (
            (await kept("/-kept/document/en/exams/residence/1")) &&
            (await kept("/api/exams/residence/mocks/1/"))
          );
        }),
      )
      .toBe(true);

    await running.context.setOffline(true);
    await page.getByRole("button", { name: "Listen", exact: true }).click();
    await expect(page.getByText("It plays 1 more time")).toBeVisible();
    await page.keyboard.press("m");
    await answerPart(page, listening, 10, listening.items.length - 1);
    await page.keyboard.press("o");
    const overview = page.getByRole("dialog", { name: "All questions" });
    await expect(overview.getByText("Answered: 19 of 20. To come back to: 1.")).toBeVisible();
    // Colours count once the dialog has come all the way.
    await overview.evaluate((dialog) =>
      Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished)),
    );
    expect(await axeFindings(page, { within: "dialog" })).toEqual([]);
    await overview.getByRole("button", { name: "Question 20 of 20, open" }).click();
    await answerPart(page, listening, 19, 20);
    await page.getByRole("button", { name: "Close this part" }).last().click();
    await answerPart(page, reading, 0, 5);
    await expect(page.getByRole("group", { name: "Question 6 of 40" })).toBeVisible();
    await expect.poll(() => answersOnDisk(page)).toBe(25);
    await running.kill();

    running = await startBrowser(profile);
    page = await open();
    await running.context.setOffline(true);
    await page.goto(`${site.url}/exams/residence/1`);
    await page.getByRole("button", { name: /^Go on/ }).click();
    const at =
      Number(
        /Question (\d+)/.exec(
          (await page.locator("legend", { hasText: "Question" }).textContent()) ?? "",
        )?.[1],
      ) - 1;
    expect(at).toBe(5);
    await answerPart(page, reading, at, reading.items.length);
    await page.getByRole("button", { name: "Finish", exact: true }).last().click();

    const right = rightOf(listening) + rightOf(reading);
    await expect(page.getByRole("heading", { level: 1, name: "Passed" })).toBeVisible();
    await expect(page.getByText(`${right} of 60 right.`)).toBeVisible();
    await page.getByText(/^Reading \(\d+\)/).click();
    await expect(page.getByText(reading.items[4]?.explanation.en ?? "?")).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await results()).toEqual([]);

    await running.context.setOffline(false);
    await expect.poll(async () => (await results()).length, { timeout: 20_000 }).toBe(1);
    const [result] = await results();
    expect(result).toMatchObject({ exam: "residence", mock: "1", right, of: 60, passed: true });
  } finally {
    await running.kill().catch(() => {});
    rmSync(profile, { recursive: true, force: true });
  }
});

test("a guest names the day of the exam, and gets a share for today, links, a text that is checked, and practice whose mistake comes back", async ({
  page,
}) => {
  await page.goto("/exams");
  await page.getByRole("link", { name: /KAZTEST/ }).click();
  const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("Level").selectOption("b1");
  await page.getByLabel("Day of the exam").fill(day);
  await page.getByRole("button", { name: "Make the plan" }).click();
  await expect(page.getByRole("link", { name: "Mock B1" }).first()).toBeVisible();
  await expect(page.getByText(/\d+ days left/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "What would gain you most" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await page.reload();
  await expect(page.getByText(/\d+ days left/)).toBeVisible();

  await page.getByText(/^A1 \(\d+\)$/).click();
  await page.locator('a[href^="/exams/kaztest/tasks/"]').first().click();
  await page.getByLabel("Your text in Kazakh").fill("Мен мектепке барды. Менің атым Дина.");
  await page.getByRole("button", { name: "Check my text" }).click();
  await expect(page.getByText("Certainly wrong: 1 of 2 sentences.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Your text in Kazakh")).toHaveValue(/Дина/);
  await page.getByRole("button", { name: "Compare with models" }).click();
  await expect(page.getByRole("heading", { name: "An excellent answer" })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  await practisedByKeyboard(page);
});

/** Ten questions on a phone, none by touch: the fourth is missed, is explained, and is asked in the reviews. */
async function practisedByKeyboard(page: Page) {
  const answer = await page.request.get("/api/exams/practice/mocks/a1-grammar/");
  const items = ((await answer.json()) as ExamMock).sections.flatMap((section) => section.items);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/exams/practice/a1-grammar");
  await expect(page.getByText("Not an official test.")).toBeVisible();
  const begin = page.getByRole("button", { name: "Begin", exact: true });
  await expect(begin).toBeEnabled();
  await begin.press("Enter");
  let missed: (typeof items)[number] | undefined;
  for (let number = 1; number <= 10; number++) {
    await page.getByText(`Question ${number} of 10`, { exact: true }).waitFor();
    const name = await page.locator('input[name^="question-"]').first().getAttribute("name");
    const item = items.find(({ id }) => name === `question-${id}`);
    if (item === undefined) throw new Error(`No item of the pool is ${name}.`);
    if (number === 4) {
      missed = item;
      await page.keyboard.press(item.correct === "a" ? "b" : "a");
      await expect(page.getByText("Not quite")).toBeVisible();
      await expect(page.getByText(item.explanation.en)).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
    } else {
      await page.keyboard.press(item.correct);
      await page.getByText("Right", { exact: true }).waitFor();
    }
    await page.keyboard.press("Enter");
  }
  await expect(page.getByRole("heading", { name: "9 of 10 right." })).toBeFocused();
  await page.getByRole("button", { name: "Review what I missed (1)" }).press("Enter");
  await expect(page.getByText("1 card was added to your reviews.")).toBeVisible({
    timeout: 20_000,
  });
  await page.goto("/review");
  await expect(page.getByText("What does it mean?")).toBeVisible({ timeout: 20_000 });
  const [before = ""] = missed?.question.kz.split("___") ?? [];
  await expect(page.getByRole("main")).toContainText(before.trim());
}
