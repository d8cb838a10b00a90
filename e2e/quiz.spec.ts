import type { Page } from "@playwright/test";
import { answer, answersOf, openQuiz, panel } from "./site/quiz.ts";
import { expect, test } from "./site/site.ts";

/** A key of a Kazakh layout, which Playwright's own keyboard does not know. */
async function typeLetter(page: Page, letter: string) {
  await page.evaluate((key) => {
    const target = document.activeElement ?? document.body;
    target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  }, letter);
}

/** Writes down where the focus is in the moment that brings the score, before it is painted. */
async function noteFocusAtScore(page: Page) {
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      if (!/out of/.test(document.querySelector("dialog[open] h3")?.textContent ?? "")) return;
      observer.disconnect();
      document.body.dataset.focusAtScore = document.activeElement?.textContent?.slice(0, 20);
    }).observe(document.body, { subtree: true, childList: true });
  });
}

test.use({ contextOptions: { reducedMotion: "no-preference" } });

test.beforeEach(async ({ page }) => {
  await page.goto("/lessons/1");
});

test("Check waits for an answer, a wrong one offers Repeat and Skip, a right one Next", async ({
  page,
}) => {
  const answers = await answersOf(page, 1);
  const quiz = await openQuiz(page, "5");
  const check = quiz.getByRole("button", { name: "Check" });
  await expect(check).toBeDisabled();

  await answer(quiz, answers, false);
  await check.click();
  await expect(quiz.getByText("Not quite.")).toBeVisible();
  await expect(quiz.getByRole("button", { name: "Next" })).toBeHidden();
  await quiz.getByRole("button", { name: "Repeat" }).click();
  await expect(quiz.getByText("1 / 5")).toBeVisible();
  await expect(check).toBeDisabled();

  await answer(quiz, answers, true);
  await check.click();
  await expect(quiz.getByText("That is right.")).toBeVisible();
  await expect(quiz.getByRole("button", { name: "Skip" })).toBeHidden();
  await quiz.getByRole("button", { name: "Next" }).click();

  await answer(quiz, answers, false);
  await check.click();
  await quiz.getByRole("button", { name: "Skip" }).click();
  for (let question = 2; question < 5; question++) {
    await answer(quiz, answers, true);
    await check.click();
    await quiz.getByRole("button", { name: "Next" }).click();
  }
  await expect(quiz.getByText("4 out of 5")).toBeVisible();
  await expect(quiz.getByText(/Жарайсың!/)).toBeVisible();
  const again = quiz.getByRole("region", { name: "Look at these once more" });
  await expect(again.getByRole("listitem")).toHaveCount(1);
});

test("on a phone the result begins with the score, and its button is in sight", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const answers = await answersOf(page, 1);
  const quiz = await openQuiz(page, "5");
  for (let question = 0; question < 5; question++) {
    await answer(quiz, answers, question > 0);
    await quiz.getByRole("button", { name: "Check" }).click();
    await quiz.getByRole("button", { name: /^(Next|Skip)$/ }).click();
  }
  await expect(quiz.getByText("4 out of 5")).toBeInViewport({ ratio: 1 });
  await expect(quiz.getByRole("button", { name: "Finish" })).toBeInViewport({ ratio: 1 });
});

test("closing by the button, the overlay or Escape asks first once a round is under way, and then resets it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1200, height: 800 });
  const answers = await answersOf(page, 1);
  const ways = [
    () => panel(page).getByRole("button", { name: "Close" }).click(),
    () => page.mouse.click(100, 400),
    () => page.keyboard.press("Escape"),
  ];
  for (const close of ways) {
    const quiz = await openQuiz(page, "5");
    await answer(quiz, answers, false);
    await quiz.getByRole("button", { name: "Check" }).click();
    await quiz.getByRole("button", { name: "Skip" }).click();
    await expect(quiz.getByText("2 / 5")).toBeVisible();
    const question = page.getByRole("dialog", { name: "Leave this round?" });
    await close();
    await expect(question.getByRole("button", { name: "Go on" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden();
    await expect(quiz.getByText("2 / 5")).toBeVisible();
    // Keys alone open and leave the question as often as somebody likes.
    for (let press = 0; press < 4; press++) {
      await page.keyboard.press("Escape");
      if (press % 2 === 0) await expect(question).toBeVisible();
      else await expect(question).toBeHidden();
    }
    await expect(quiz.getByText("2 / 5")).toBeVisible();
    // The element that had the focus may be gone with its question.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await close();
    await question.getByRole("button", { name: "Leave" }).click();
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Practice quiz" }).first().click();
    await expect(panel(page).getByText("1 / 5")).toBeVisible();
    await panel(page).getByRole("button", { name: "Close" }).click();
  }
});

test("the steps after a verdict fill the panel, side by side", async ({ page }) => {
  const answers = await answersOf(page, 1);
  const quiz = await openQuiz(page, "5");
  await page.keyboard.press("Enter");
  await expect(quiz.getByRole("radio", { name: "5", exact: true })).toBeVisible();
  await answer(quiz, answers, false);
  const check = quiz.getByRole("button", { name: "Check" });
  const whole = (await check.boundingBox())?.width as number;
  await check.click();
  const repeat = await quiz.getByRole("button", { name: "Repeat" }).boundingBox();
  const skip = await quiz.getByRole("button", { name: "Skip" }).boundingBox();
  expect(repeat?.y).toBe(skip?.y);
  expect((repeat?.width ?? 0) + (skip?.width ?? 0)).toBeGreaterThan(whole * 0.9);
});

test("a quiz can be taken with the keyboard alone", async ({ page }) => {
  const answers = await answersOf(page, 1);
  await page.evaluate(() => localStorage.setItem("quiz-length", "5"));
  await page.getByRole("button", { name: "Practice quiz" }).first().focus();
  await page.keyboard.press("Enter");
  const quiz = panel(page);
  await expect(quiz.getByText("1 / 5")).toBeVisible();
  // Nothing is answered yet, and nothing else is pressed by it.
  await page.keyboard.press("Enter");
  await expect(quiz.getByRole("button", { name: "Check" })).toBeDisabled();
  for (let question = 0; question < 5; question++) {
    await expect(quiz.getByText(`${question + 1} / 5`)).toBeVisible();
    const asked = ((await quiz.locator("section p").first().textContent()) ?? "").trim();
    const word = (answers.byTranslation.get(asked) as string).toLocaleLowerCase("kk");
    // Wherever the focus was left, the answer is what Enter means.
    if (question === 2) await quiz.getByRole("button", { name: "Close" }).focus();
    if (await quiz.getByText("Choose the Kazakh word").isVisible()) {
      const texts = await quiz.locator("section ul [lang=kk]").allTextContents();
      await page.keyboard.press(
        String(texts.findIndex((text) => text.toLocaleLowerCase("kk") === word) + 1),
      );
    } else {
      for (const letter of word) if (/\p{L}/u.test(letter)) await typeLetter(page, letter);
    }
    await page.keyboard.press("Enter");
    await expect(quiz.getByText("That is right.")).toBeVisible();
    if (question === 4) await noteFocusAtScore(page);
    await page.keyboard.press("Enter");
  }
  await expect(quiz.getByText("5 out of 5")).toBeVisible();
  // Whoever presses Enter as the score appears means Finish.
  expect(await page.evaluate(() => document.body.dataset.focusAtScore)).toBe("Finish");
  await page.keyboard.press("Enter");
  await expect(quiz).toBeHidden();
});

test("tapping letter tiles opens no keyboard: nothing in the panel takes text", async ({
  page,
}) => {
  const quiz = await openQuiz(page, "all");
  await expect(quiz.locator("input:not([type=radio]), textarea, [contenteditable]")).toHaveCount(0);
});
