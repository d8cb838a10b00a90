import { expect, test } from "./site/site.ts";

// Before the application has started, and for whoever blocks scripts, the pages are already pages.
test.use({ javaScriptEnabled: false });

test("the home page is whole and leads to the first lesson", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sign up" })).toBeVisible();
  await expect(page.getByText("кітап", { exact: true }).first()).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await page.getByRole("link", { name: "Start learning" }).click();
  await expect(page).toHaveURL(/\/lessons\/61\/steps\/meet-1$/);
  await expect(page.getByRole("heading", { name: /^First sounds: .+…$/ })).toBeAttached();
  // What every session of the step begins with, and what a newcomer's review says, wait for no script.
  await expect(page.locator("[data-first-word]")).toContainText("үкі");
  await page.goto("/review");
  await expect(page.getByText(/^Words you meet in lessons come here/)).toBeVisible();
});

test("the list filters by level, because a filter is an address", async ({ page }) => {
  await page.goto("/lessons");
  const cards = page.locator("main ul a[href^='/lessons/']");
  const first = await cards.count();
  await page.getByRole("link", { name: "Show all lessons" }).click();
  // Cards are there to be counted while the rest of the page still arrives.
  await expect.poll(() => cards.count()).toBeGreaterThan(first);
  await page.waitForLoadState();
  const all = await cards.count();
  await page.getByRole("link", { name: "C Advanced" }).click();
  await expect(page).toHaveURL(/level=advanced/);
  const more = page.getByRole("link", { name: "Show all lessons" });
  if (await more.isVisible()) await more.click();
  const advanced = await cards.count();
  expect(advanced).toBeGreaterThan(0);
  expect(advanced).toBeLessThan(all);
  await expect(page.getByRole("link", { name: "C Advanced" })).toHaveAttribute(
    "aria-current",
    "page",
  );
});

test("a lesson shows its words, its points of grammar and its note", async ({ page }) => {
  await page.goto("/lessons/1");
  await expect(page.locator("section[aria-labelledby=words] li")).not.toHaveCount(0);
  await expect(page.locator("section[aria-labelledby=note]")).toBeVisible();
  await page.locator("section[aria-labelledby=lesson-grammar] a").first().click();
  await expect(page).toHaveURL(/\/grammar\/address-sen-siz$/);
});

test("the tabs of a phone lead through the site, and to what stands in the foot of a wide page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/");
  const tabs = page.getByRole("navigation", { name: "Main places" });
  await tabs.getByRole("link", { name: "Lessons" }).click();
  await expect(page).toHaveURL(/\/lessons$/);
  await expect(tabs.getByRole("link", { name: "Lessons" })).toHaveAttribute("aria-current", "page");
  await tabs.getByRole("link", { name: "Me" }).click();
  await expect(page.getByRole("link", { name: "Log in" })).toBeVisible();
  await page.getByRole("link", { name: "Privacy" }).click();
  await expect(page).toHaveURL(/\/privacy$/);
});

test("a page in Kazakh comes in the language of meanings that the browser has settled on", async ({
  page,
  context,
  site,
}) => {
  const shown = async (meanings: string) => {
    const cookies = { language: "kz", meanings };
    await context.addCookies(
      Object.entries(cookies).map(([name, value]) => ({ name, value, url: site.url })),
    );
    await page.goto("/lessons/1");
    return page.getByRole("main");
  };
  await expect(await shown("ru.ru")).toContainText("Привет, бабушка!");
  await expect(await shown("en.en")).toContainText("Hi, Grandmother!");
});

test("any other path leads home, and an unknown lesson says so", async ({ page }) => {
  await page.goto("/no/such/page");
  await expect(page).toHaveURL(/:\d+\/$/);
  const answer = await page.goto("/lessons/9999");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "There is no such lesson" })).toBeVisible();
});
