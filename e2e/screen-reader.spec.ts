import type { Locator, Page } from "@playwright/test";
import { signIn } from "./site/learner-calls.ts";
import { answer, answersOf, openQuiz } from "./site/quiz.ts";
import { settled } from "./site/settled.ts";
import { expect, registered, test } from "./site/site.ts";

/**
 * What a screen reader is told, in the words of the accessibility tree: where one is, what can be done, and what has just
 * happened. A live region must be in the tree before it speaks.
 */

/** The engines of reviews and of the tutor are fetched at first use; a busy machine needs its time. */
const slow = expect.configure({ timeout: 25_000 });

/** Regions that tell what happens, as far as they are in the tree. */
const told = (part: Page | Locator) => part.getByRole("status");

test("a quiz tells which question it is, the verdict and the score", async ({ page }) => {
  await page.goto("/lessons/1");
  const answers = await answersOf(page, 1);
  const quiz = await openQuiz(page, "5");
  for (let place = 1; place <= 5; place++) {
    const question = `Question ${place} of 5`;
    await expect(quiz.getByRole("region", { name: question })).toBeVisible();
    await expect(quiz.getByRole("progressbar", { name: "Progress of the quiz" })).toHaveAttribute(
      "aria-valuetext",
      question,
    );
    // Two speak: how many in a row, and the verdict that is still to come.
    await expect(told(quiz)).toHaveCount(2);
    await answer(quiz, answers, place !== 2);
    await quiz.getByRole("button", { name: "Check" }).click();
    await expect(told(quiz).last()).toContainText(place === 2 ? "Not quite." : "That is right.");
    const goOn = quiz.getByRole("button", { name: place === 2 ? "Skip" : "Next" });
    if (place !== 2) await expect(goOn).toBeFocused();
    await goOn.click();
  }
  // The last question still leaves while the result comes.
  await expect(told(quiz)).toHaveCount(1);
  await expect(told(quiz)).toContainText("4 out of 5");
  await expect(quiz.getByRole("button", { name: "Finish" })).toBeFocused();
  // The cub says nothing that the words do not.
  expect(await quiz.ariaSnapshot()).not.toMatch(/- img/);
});

test("a session of the path tells its task, how far it is, and each verdict", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("voice", JSON.stringify({ quiet: true }));
  });
  await page.goto("/lessons/63/steps/use");
  const main = page.getByRole("main");
  const item = main.getByRole("region", { name: /^Exercise 1 of \d+$/ });
  await expect(item).toBeVisible();
  await expect(main.getByRole("progressbar", { name: "Progress of the step" })).toHaveAttribute(
    "aria-valuetext",
    /^0 of \d+ done$/,
  );
  await expect(main.getByRole("button", { name: "Leave the step" })).toBeVisible();
  await expect(told(main).last()).toBeEmpty();
  await main.getByRole("button", { name: "I don’t know" }).click();
  await expect(told(main).last()).toContainText("It comes once more");
  await expect(main.getByRole("button", { name: "Next" })).toBeFocused();
  expect(await told(main).last().ariaSnapshot()).not.toMatch(/- img/);
});

test("a review tells what is asked, what was hidden, and what each grade means", async ({
  page,
  site,
}) => {
  await signIn(page, site.url, await registered(site));
  const access = await page.evaluate(() => localStorage.getItem("access"));
  const saved = await page.request.post("/api/profile/saved-lessons/", {
    data: { lesson_id: 1 },
    headers: { authorization: `Bearer ${access}` },
  });
  expect(saved.ok()).toBe(true);
  await page.goto("/review");
  const main = page.getByRole("main");
  const show = main.getByRole("button", { name: "Show the answer" });
  await slow(show).toBeFocused();
  await expect(told(main).last()).toBeEmpty();
  await page.keyboard.press("Space");
  await expect(told(main).last()).not.toBeEmpty();
  for (const grade of ["Again", "Hard", "Good", "Easy"])
    await expect(main.getByRole("button", { name: new RegExp(`^${grade}`) })).toBeVisible();
  await expect(main.getByRole("button", { name: /^Good/ })).toBeFocused();
});

test("the tutor's conversation is a list, and each reply is told", async ({ page }) => {
  await page.goto("/learn/chatbot");
  await settled(page);
  const field = page.getByRole("textbox", { name: "Your message" });
  await expect(told(page.getByRole("main")).first()).toBeEmpty();
  await field.fill("How do I say thank you?");
  await field.press("Enter");
  const conversation = page.getByRole("list", { name: "Conversation" });
  await slow(conversation.getByRole("listitem")).toHaveCount(2);
  const reply = told(page.getByRole("main")).filter({ hasText: "рақмет" }).first();
  await expect(reply).toBeVisible({ timeout: 60_000 });
  await expect(field).toBeFocused();
});
