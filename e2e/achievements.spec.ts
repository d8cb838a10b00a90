import { signIn } from "./site/learner-calls.ts";
import { answer, answersOf, openQuiz } from "./site/quiz.ts";
import { expect, registered, test } from "./site/site.ts";

test("a finished quiz is celebrated where the learner is, and its badge stands among the achievements", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  await page.goto("/profile/achievements");
  await expect(page.getByRole("heading", { name: "Your first badge is close" })).toBeVisible();
  await expect(page.locator("dl")).toContainText("0%");

  await page.goto("/lessons/1");
  const quiz = await openQuiz(page, "5");
  const answers = await answersOf(page, 1);
  for (let question = 0; question < 5; question++) {
    await answer(quiz, answers, true);
    await quiz.getByRole("button", { name: "Check" }).click();
    await quiz.getByRole("button", { name: "Next" }).click();
  }
  await quiz.getByRole("button", { name: "Finish" }).click();

  const celebration = page.getByRole("region", { name: "New achievement!" });
  await expect(celebration).toContainText("First step");
  const points = page.getByText(/^\+\d+ points?/);
  await expect(points).toBeVisible();
  const [above, below] = await Promise.all([points.boundingBox(), celebration.boundingBox()]);
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  const badge = celebration.getByRole("listitem").locator("img");
  await expect
    .poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await celebration.getByRole("link", { name: "All achievements" }).click();
  await expect(celebration).toBeHidden();

  await expect(page).toHaveURL(/\/profile\/achievements$/);
  const card = page.getByRole("listitem").filter({ hasText: "First step" });
  await expect(card).toContainText("Earned");
  await expect(page.locator("dl")).toContainText("1");
  await expect(
    page.getByRole("progressbar", { name: "Three in a row: 1 of 3", exact: true }),
  ).toBeVisible();
});

test("a celebration stops nothing: it takes no focus, and goes by its button", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  // A result that waited in the browser is sent when the application starts.
  await page.evaluate(() =>
    localStorage.setItem(
      "pending-results",
      JSON.stringify([
        {
          attempt: "waiting-0001",
          owner: null,
          lessonId: 1,
          answers: [],
          score: 0,
          finishedAt: new Date().toISOString(),
        },
      ]),
    ),
  );
  await page.goto("/lessons");
  const celebration = page.getByRole("region", { name: "New achievement!" });
  await expect(celebration).toBeVisible();
  expect(await celebration.evaluate((region) => region.contains(document.activeElement))).toBe(
    false,
  );
  await celebration.getByRole("button", { name: "Close" }).click();
  await expect(celebration).toBeHidden();
});

test("achievements that cannot be fetched say so and can be tried again", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  await page.route("**/api/profile/achievements/", (route) => route.abort());
  await page.goto("/profile/achievements");
  const retry = page.getByRole("button", { name: "Try again" });
  await expect(retry).toBeVisible();
  await page.unroute("**/api/profile/achievements/");
  await retry.click();
  await expect(page.getByRole("heading", { name: "Still ahead" })).toBeVisible();
});
