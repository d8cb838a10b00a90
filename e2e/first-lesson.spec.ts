import { signIn } from "./site/learner-calls.ts";
import { expectAllSent } from "./site/outbox.ts";
import { answer, answersOf, openQuiz } from "./site/quiz.ts";
import { expect, registered, test } from "./site/site.ts";

test("a guest takes a quiz, signs up, and finds the result on the dashboard", async ({ page }) => {
  await page.goto("/lessons");
  await page.getByRole("link", { name: "Greetings" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Greetings" })).toBeVisible();

  const answers = await answersOf(page, 1);
  const quiz = await openQuiz(page, "5");
  for (let question = 0; question < 5; question++) {
    await answer(quiz, answers, true);
    await quiz.getByRole("button", { name: "Check" }).click();
    await quiz.getByRole("button", { name: "Next" }).click();
  }
  await expect(quiz.getByText("5 out of 5")).toBeVisible();
  await expect(quiz.getByText("+5 today")).toBeVisible();
  const offer = quiz.getByRole("region", { name: "Keep what you have just learned" });
  await expect(offer.getByRole("link", { name: "Create a free account" })).toBeVisible();
  await quiz.getByRole("button", { name: "Finish" }).click();
  await expect(quiz).toBeHidden();

  await page.goto("/register");
  const name = `guest${Date.now()}`;
  await page.getByLabel("Username").fill(name);
  await page.getByRole("textbox", { name: "Email" }).fill(`${name}@example.test`);
  await page.getByLabel("Password", { exact: true }).fill("жеті рет өлшеп");
  await page.getByLabel("Password again").fill("жеті рет өлшеп");
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect(page.getByText("Registration successful!")).toBeVisible();

  // The address of the new account need not be typed again.
  await expect(page.getByRole("textbox", { name: "Email" })).toHaveValue(`${name}@example.test`);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await page.getByLabel("Password", { exact: true }).fill("жеті рет өлшеп");
  await page.getByRole("button", { name: "Log in" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(`Сәлем, ${name}!`)).toBeVisible();

  await expectAllSent(page);
  await page.reload();
  const points = page.locator("dl > div", { hasText: "Total points" });
  await expect(points).toContainText("5");
  await expect(page.locator("dl > div", { hasText: "Lessons completed" })).toContainText("1");
  await expect(page.getByRole("heading", { name: "Ongoing courses" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Completed lessons" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Restart: Greetings" })).toHaveAttribute(
    "href",
    "/lessons/1",
  );
});

test("a learner's finished quiz counts at once, and half of it the second time that day", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  await page.goto("/lessons/1");
  const answers = await answersOf(page, 1);
  for (const [round, credited] of [
    [1, "+10 points"],
    [2, "+5 points"],
  ] as const) {
    const quiz = await openQuiz(page, "10");
    for (let question = 0; question < 10; question++) {
      await answer(quiz, answers, true);
      await quiz.getByRole("button", { name: "Check" }).click();
      await quiz.getByRole("button", { name: "Next" }).click();
    }
    await quiz.getByRole("button", { name: "Finish" }).click();
    await expect(page.getByText(credited), `round ${round}`).toBeVisible();
  }
  await page.goto("/profile");
  await expect(page.locator("dl > div", { hasText: "Total points" })).toContainText("15");
  // Others of this site may be ahead of the three that the profile shows.
  await page.getByRole("link", { name: "View all" }).click();
  await expect(page.getByRole("region", { name: "Your position" })).toContainText("15 points");
});
