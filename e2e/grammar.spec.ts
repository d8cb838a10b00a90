import { axeFindings } from "./site/axe.ts";
import { settled } from "./site/settled.ts";
import { expect, test } from "./site/site.ts";

test("a suffix as typed finds its page, whose drill is done by keyboard and tells why", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/grammar");
  await settled(page);
  // A term that no title has is found as well, in another language than the page's
  await page.getByRole("searchbox").fill("винительный падеж");
  await expect(
    page.getByRole("main").getByRole("listitem").first().getByRole("link"),
  ).toHaveAttribute("href", "/grammar/accusative");
  await page.getByRole("searchbox").fill("-лер");
  await expect(page.getByRole("main").getByRole("status")).toContainText("found");
  const first = page.getByRole("main").getByRole("listitem").first().getByRole("link");
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/grammar\/plural$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  const drill = page.getByRole("region", { name: "Try it: two minutes" });
  await drill.getByRole("button", { name: "Begin" }).focus();
  await page.keyboard.press("Enter");
  const next = drill.getByRole("button", { name: "Next" });
  const done = drill.getByRole("button", { name: "Once more" });
  await expect(drill.getByRole("progressbar")).toBeVisible();
  let told = false;
  for (let task = 0; task < 40; task++) {
    const field = drill.getByRole("textbox");
    await expect(field.or(drill.locator("form li button").first()).or(done)).toBeVisible();
    if (await done.isVisible()) break;
    if (await field.isVisible()) {
      await expect(field).toBeFocused();
      await page.keyboard.type("қате");
    }
    // On a choice the first one has the focus
    await page.keyboard.press("Enter");
    await expect(next).toBeFocused();
    if (!told) {
      expect(await axeFindings(page, { within: "main" })).toEqual([]);
      told = true;
    }
    await page.keyboard.press("Enter");
  }
  await expect(done).toBeFocused();
  await expect(drill.getByRole("status")).toContainText(/of 8|All right/);
});

test("sentences of a point lead to where they stand", async ({ page }) => {
  await page.goto("/grammar/plural");
  const sentences = page.getByRole("region", { name: "In real sentences" });
  expect(await sentences.getByRole("listitem").count()).toBeGreaterThanOrEqual(5);
  const link = sentences.getByRole("link").first();
  const address = await link.getAttribute("href");
  expect(address).toMatch(/^\/(?:lessons|reading|watching)\/\d+$/);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test("any form in any script after /word/ lands on its headword, with forms and reasons", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const typed of ["үйлерімізде", "üi", "Үйге"]) {
    await page.goto(`/word/${encodeURIComponent(typed)}`);
    await expect(page).toHaveURL(`/word/${encodeURIComponent("үй")}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("үй");
  }
  await expect(page.getByRole("cell", { name: "үйлерден" })).toBeVisible();
  const owned = page.getByText("With an owner");
  await owned.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("cell", { name: "үйімізге" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Why the suffixes look so" })).toBeVisible();
});

test("an unknown word is a 404 that offers the nearest", async ({ page }) => {
  const answer = await page.goto(`/word/${encodeURIComponent("китаптар")}`);
  expect(answer?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "кітап" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("кітап");
});

test("the gloss of a word leads from a suffix to its page of grammar, and from the form to its word", async ({
  page,
}) => {
  await page.goto("/reading/1");
  await page.waitForLoadState("networkidle");
  await page.locator("[data-word]", { hasText: "біздің" }).first().click();
  const gloss = page.getByRole("dialog", { name: "Meaning of the word" });
  await expect(gloss.getByRole("heading", { level: 2 })).toBeVisible({ timeout: 60_000 });
  await gloss.getByRole("button", { name: "Close" }).click();
  await page
    .locator("[data-word]", { hasText: /^итіміз$/ })
    .first()
    .click();
  await expect(gloss.getByRole("link", { name: "ит", exact: true })).toHaveAttribute(
    "href",
    `/word/${encodeURIComponent("ит")}`,
  );
  await gloss.getByRole("list", { name: "Parts of the word" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/grammar\/possessive-his-our$/);
  await expect(gloss).toBeHidden();
});
