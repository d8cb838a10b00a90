import type { Page } from "@playwright/test";
import { axeFindings } from "./site/axe.ts";
import { expectAllSent } from "./site/outbox.ts";
import { expect, logIn, registered, test } from "./site/site.ts";

const keys = { A: "1", B: "2", C: "3", D: "4" } as const;
type Letter = keyof typeof keys;
const wrongFor: Record<Letter, Letter> = { A: "B", B: "C", C: "D", D: "A" };

/** The right option of the question on screen, as the browser has been told it. */
function rightOption(page: Page): Promise<Letter> {
  return page.evaluate(() => {
    const { questions, place } = JSON.parse(localStorage.getItem("proficiency-test") ?? "{}");
    return questions[place].correct_option;
  });
}

const place = (page: Page, number: number) =>
  expect(page.locator("main").getByText(`${number}/25`)).toBeVisible();

/** Answers from question `from` to question `to` by keyboard and goes on after each but the 25th. */
async function answer(page: Page, from: number, to: number, isRight: (number: number) => boolean) {
  for (let number = from; number <= to; number++) {
    await place(page, number);
    const right = await rightOption(page);
    await page.keyboard.press(keys[isRight(number) ? right : wrongFor[right]]);
    if (number < 25) await page.keyboard.press("Enter");
  }
}

test("a guest takes the test by keyboard, goes back, reloads, and the level moves to the account", async ({
  page,
  site,
}) => {
  await page.goto("/");
  await page.locator('main a[href="/proficiency-test"]').first().click();
  await expect(page.getByRole("heading", { name: "Proficiency test", level: 1 })).toBeVisible();
  await expect(page.getByText("25 questions", { exact: true })).toBeVisible();
  const fetched = page.waitForResponse(/\/api\/test\/questions/);
  await page.getByRole("button", { name: "Start the test" }).click();
  // Put together of compressed pieces, and read by the browser as one.
  const questions = await fetched;
  expect(questions.headers()["content-encoding"]).toBe("gzip");
  expect(await questions.json()).toHaveLength(25);
  // A press before the page has started goes by way of the address and takes a page load.
  await expect(page.locator("main").getByText("1/25")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await expect(page.getByRole("group", { name: /Question 1 of 25/ })).toBeVisible();
  const [spoken] = await page.locator("legend .sr-only").allTextContents();
  expect(spoken).toContain("Question 1 of 25");

  // Three wrong at first, of which one is mended later.
  await answer(page, 1, 6, (number) => number > 3);
  await page.keyboard.press("ArrowLeft");
  await place(page, 6);
  for (let back = 6; back > 3; back--) await page.getByRole("button", { name: "Previous" }).click();
  await place(page, 3);
  const right = await rightOption(page);
  await expect(page.locator("main").getByRole("radio", { checked: true })).toHaveValue(
    wrongFor[right],
  );
  await page.keyboard.press(keys[right]);
  await page.reload();
  await place(page, 3);
  await expect(page.locator("main").getByRole("radio", { checked: true })).toHaveValue(right);
  await page.getByRole("button", { name: "Pause" }).click();
  await page.getByRole("button", { name: "Continue: 3 of 25" }).click();
  for (let on = 3; on < 7; on++) await page.getByRole("button", { name: "Next" }).click();

  await answer(page, 7, 24, () => true);
  await place(page, 25);
  await expect(page.getByRole("button", { name: "Next" })).toHaveCount(0);
  await page.getByRole("button", { name: "Finish" }).click();
  const open = page.getByRole("dialog", { name: "Some questions are still open" });
  await open.getByRole("button", { name: "Answer them" }).click();
  await page.keyboard.press(keys[await rightOption(page)]);
  await page.getByRole("button", { name: "Finish" }).click();

  await expect(page.getByRole("heading", { name: "Your level: C" })).toBeVisible();
  await expect(page.getByText("23 of 25 right, 92%")).toBeVisible();
  await expect(page.getByText(/Most likely C: \d+%/)).toBeVisible();
  const missed = page.getByRole("region", { name: "What went wrong" });
  await expect(missed.getByRole("listitem")).toHaveCount(2);
  const lessons = page.getByRole("region", { name: "Do these three next" });
  await expect(lessons.getByRole("link")).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Your level: C" })).toBeVisible();

  await logIn(page, await registered(site));
  await expectAllSent(page);
  await page.goto("/profile");
  await expect(page.getByRole("link", { name: "Level C" })).toBeVisible();
});

test.describe("without a network", () => {
  test("a lost network loses no answer: the letter is told, the rest comes with the network", async ({
    page,
  }) => {
    await page.route("**/api/test/questions/**", (route) => route.abort());
    await page.goto("/proficiency-test");
    await page.getByRole("button", { name: "Start the test" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Unable to load proficiency test questions",
    );
    await page.unroute("**/api/test/questions/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await answer(page, 1, 25, (number) => number <= 12);

    await page.route("**/api/test/results/", (route) => route.abort());
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByRole("heading", { name: "Your level: B" })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("safe in this browser");
    await page.reload();
    await expect(page.getByText("12 of 25 right, 48%")).toBeVisible();
    await page.unroute("**/api/test/results/");
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("heading", { name: "How sure is that?" })).toBeVisible();
    await expect(page.getByText("12 of 25 right, 48%")).toBeVisible();

    // The next test asks none of these questions again.
    const asked = () =>
      page.evaluate(() =>
        JSON.parse(localStorage.getItem("proficiency-test") ?? "{}").questions.map(
          ({ id }: { id: number }) => id,
        ),
      );
    const before: number[] = await asked();
    await page.getByRole("button", { name: "Take the test again" }).click();
    await page.getByRole("button", { name: "Start the test" }).click();
    await place(page, 1);
    const now: number[] = await asked();
    expect(now.filter((id) => before.includes(id))).toEqual([]);
  });

  test("the precise test fetches its stages by the answers, and waits for the network with them", async ({
    page,
  }) => {
    await page.goto("/proficiency-test");
    await page.getByRole("checkbox", { name: /Precise mode/ }).check();
    await page.getByRole("button", { name: "Start the test" }).click();
    await answer(page, 1, 8, () => true);
    await page.route("**/api/test/questions/**", (route) => route.abort());
    await answer(page, 9, 9, () => true);
    await expect(page.getByRole("alert")).toContainText("Your answers so far are kept");
    await page.unroute("**/api/test/questions/**");
    await page.getByRole("button", { name: "Try again" }).click();
    await answer(page, 10, 25, () => true);
    await page.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByRole("heading", { name: "Your level: C" })).toBeVisible();
    await expect(page.getByText("Of the 25 asked, 25 were.")).toBeVisible();
    await expect(page.getByText("Nothing: every answer was right.")).toBeVisible();
  });
});

test("a listening question is heard, or read where nobody can listen", async ({ page }) => {
  await page.goto("/proficiency-test");
  await page.getByRole("button", { name: "Start the test" }).click();
  await expect(page.locator("main").getByText("1/25")).toBeVisible({ timeout: 20_000 });
  const asked = () =>
    page.evaluate(() => {
      const { questions, place } = JSON.parse(localStorage.getItem("proficiency-test") ?? "{}");
      return questions[place] as { skill: string; listening: string | null };
    });
  while ((await asked()).skill !== "listening") {
    await page.getByRole("button", { name: "Next" }).click();
  }
  const { listening } = await asked();
  const main = page.locator("main");
  await expect(main.getByText("Listen and answer.")).toBeVisible();
  await expect(main.getByText(listening ?? "", { exact: true })).toBeHidden();
  const sound = page.waitForResponse((response) => response.url().includes("/voice"));
  await main.getByRole("button", { name: "Listen", exact: true }).click();
  expect((await sound).ok()).toBe(true);
  expect(await axeFindings(page)).toEqual([]);
  await main.getByRole("button", { name: "show the text" }).click();
  await expect(main.getByText(listening ?? "", { exact: true })).toBeVisible();
});

test("axe finds nothing in questions and result, and nothing overflows a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  await page.goto("/proficiency-test");
  await page.getByRole("button", { name: "Start the test" }).click();
  const inspect = async (name: string) => {
    expect(await axeFindings(page, { within: "main" }), name).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, `${name} is no wider than the screen`).toBeLessThanOrEqual(0);
  };
  for (let number = 1; number <= 25; number++) {
    await place(page, number);
    if ([1, 7, 25].includes(number)) await inspect(`question ${number}`);
    await page.keyboard.press(keys[wrongFor[await rightOption(page)]]);
    if (number < 25) await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Your level: A" })).toBeVisible();
  await inspect("result");
});
