import { settled } from "./site/settled.ts";
import { expect, test } from "./site/site.ts";

test("the word of the day is there with its forms, scripts and the days before", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByText("Word of the day").click();
  await expect(page).toHaveURL("/word-of-the-day");
  // The address is there before the page is
  const word = page.getByRole("heading", { level: 1 });
  await expect(word).toHaveText(/[а-яәғқңөұүһі]/i);
  await expect(page.getByRole("heading", { name: "In three scripts" })).toBeVisible();
  const past = page.locator("section[aria-labelledby=past-words] a");
  await expect(past).toHaveCount(30);
  const earlier = await past.first().textContent();
  await past.first().click();
  await expect(page).toHaveURL(/\/word-of-the-day\/\d{4}-\d\d-\d\d$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(earlier ?? "");
});

test("a day without a word says so, with the way to today's", async ({ page }) => {
  const response = await page.goto("/word-of-the-day/2019-01-01");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "No data" })).toBeVisible();
  await page.getByRole("link", { name: "Today’s word" }).click();
  await expect(page).toHaveURL("/word-of-the-day");
});

test("a shared link carries a picture and is itself in the language it names", async ({
  page,
  site,
}) => {
  for (const [tag, lang, meta] of [
    ["ru", "ru", "казахское слово дня"],
    ["kk", "kk", "күн сөзі"],
  ] as const) {
    await page.goto(`/word-of-the-day?lang=${tag}`);
    // What a page that is still being taken over keeps of its language would be the next one's.
    await settled(page);
    await expect(page.locator("html")).toHaveAttribute("lang", lang);
    expect(await page.title()).toContain(meta);
    const card = await page.locator("meta[property='og:image']").getAttribute("content");
    const picture = await page.request.get(new URL(card ?? "", site.url).pathname);
    expect(picture.headers()["content-type"]).toBe("image/png");
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(canonical).toMatch(new RegExp(`/word-of-the-day\\?lang=${tag}$`));
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  }
});
