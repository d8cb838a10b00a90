import { expectAllSent } from "./site/outbox.ts";
import { expect, logIn, registered, test } from "./site/site.ts";

/** The gloss's engine and a script's converter are fetched at first use; a busy machine needs its time. */
const fetched = 15_000;

test("a guest reads a text, taps a word, walks on by keyboard, and answers; the points arrive with the account", async ({
  page,
  site,
}) => {
  const answer = await page.request.get("/api/reading-materials/1/");
  const { questions } = (await answer.json()) as {
    questions: { options: { id: string }[]; correct: string }[];
  };
  await page.goto("/read?level=beginner");
  await page.getByRole("link", { name: "A Letter to a New Friend" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("A Letter to a New Friend");
  await expect(page.getByText("My name is Aigul.")).toBeVisible();

  const word = page.locator("[data-word]", { hasText: /^итіміз$/ });
  await word.click();
  const gloss = page.getByRole("dialog", { name: "Meaning of the word" });
  await expect(gloss.getByText("dog", { exact: true }).first()).toBeVisible({ timeout: fetched });
  await expect(gloss.getByRole("list", { name: "Parts of the word" })).toContainText("our");
  await gloss.getByText("All forms").click();
  await expect(gloss.getByRole("cell", { name: "иттің" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(gloss).toBeHidden();
  await expect(word).toBeFocused();

  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("[data-word]:focus")).toHaveText("біздің");
  await page.keyboard.press("Enter");
  await expect(gloss.getByRole("heading", { name: "біздің" })).toBeVisible();
  await page
    .locator("[data-word]", { hasText: /^Лашын$/ })
    .last()
    .click({ modifiers: ["Shift"] });
  await expect(gloss).toContainText("Lashyn is our dog!");
  await page.keyboard.press("Escape");

  const cards = page.locator("section[aria-labelledby=questions] fieldset");
  for (const [index, { options, correct }] of questions.entries()) {
    const place = options.findIndex(({ id }) => id === correct);
    await cards.nth(index).getByRole("radio").nth(place).check();
  }
  await page.getByRole("button", { name: "Check answers" }).click();
  await expect(page.getByText("3 out of 3")).toBeVisible();
  await expect(page.getByText("Your points wait in this browser")).toBeVisible();

  const learner = await registered(site);
  await logIn(page, learner);
  await expectAllSent(page);
  const access = await page.evaluate(() => localStorage.getItem("access"));
  const stats = await page.request.get("/api/profile/stats/", {
    headers: { authorization: `Bearer ${access}` },
  });
  expect(await stats.json()).toMatchObject({ totalPoints: 3 });

  // The list now knows how much of each text the learner can read.
  await page.goto("/read");
  await expect(page.getByText(/You know \d+%/).first()).toBeVisible();
});

test("Kazakh is shown in the chosen script on every screen and survives a reload", async ({
  page,
}) => {
  await page.goto("/reading/1");
  const first = page.locator("[data-gloss]").first();
  await expect(first).toHaveText("Сәлем, Том!");
  await page.getByRole("button", { name: "Kazakh text" }).click();
  await page.getByRole("radio", { name: /Latin/ }).check();
  await expect(first).toHaveText("Sälem, Tom!", { timeout: fetched });
  await page.keyboard.press("Escape");
  await page.locator("[data-word]").first().click();
  await expect(page.getByRole("dialog", { name: "Meaning of the word" })).toContainText("hello", {
    timeout: fetched,
  });

  await page.goto("/lessons/1");
  await expect(page.locator("[lang='kk-Latn']", { hasText: /^sälem$/ }).first()).toBeVisible({
    timeout: fetched,
  });
  await page.evaluate(() => localStorage.setItem("kazakh-script", "arabic"));
  await page.goto("/reading/1");
  await expect(page.locator("[data-gloss]").first()).toHaveText("سالەم، توم!", {
    timeout: fetched,
  });
  await expect(page.locator("[data-gloss]").first()).toHaveAttribute("dir", "rtl");
});

test("on a phone translations unfold under their sentence, and a missing text says so", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/reading/1");
  const translation = page.getByText("Hi, Tom!");
  await expect(translation).toBeHidden();
  await page.getByRole("button", { name: "Translation of the sentence" }).first().click();
  await expect(translation).toBeVisible();
  await page.getByRole("button", { name: "Show translation" }).click();
  await expect(page.getByText("Your friend Aigul.")).toBeVisible();

  const missing = await page.goto("/reading/9999");
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "Reading material not found" })).toBeVisible();
});
