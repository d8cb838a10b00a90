import { axeFindings } from "./site/axe.ts";
import { expect, test } from "./site/site.ts";

test("a guest names the day of the exam, and gets a share for today, links and a text that is checked", async ({
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
});
