import { axeFindings } from "./site/axe.ts";
import { expect, test } from "./site/site.ts";

test("the phrase book leads from the page of ways to learn to a topic's phrases on a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/learn");
  await page.getByRole("link", { name: "The phrase book" }).click();
  await expect(page).toHaveURL(/\/phrases$/);
  await page
    .getByRole("navigation", { name: "Parts of the book" })
    .getByRole("link", { name: "Family and people" })
    .click();
  const part = page.getByRole("region", { name: /Family and people/ });
  await expect(part.getByRole("heading", { level: 2 })).toBeInViewport();
  expect(await axeFindings(page, { within: "main" })).toEqual([]);
  await part.getByRole("link", { name: "My family and what each does" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My family and what each does");
  const phrase = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ hasText: "How many brothers and sisters do you have?" });
  await expect(phrase).toContainText("Сенің неше бауырың бар?");
  await expect(phrase).toContainText("to a friend");
  await expect(phrase.getByRole("button").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await axeFindings(page, { within: "main" })).toEqual([]);
});

test("a topic that is not there says so and leads back to all of them", async ({ page }) => {
  const response = await page.goto("/phrases/none");
  expect(response?.status()).toBe(404);
  await page.getByRole("main").getByRole("link", { name: "All topics" }).click();
  await expect(page).toHaveURL(/\/phrases$/);
});

test("the search finds a topic by its title and leads to its phrases", async ({ page }) => {
  await page.goto("/lessons");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("combobox").fill("new acquaintances");
  const found = page.getByRole("option", { name: "Talking with new acquaintances" });
  await expect(found).toContainText("phrases");
  await found.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Talking with new acquaintances",
  );
  await expect(page.getByRole("main")).toContainText("Сіз қай салада жұмыс істейсіз?");
});
