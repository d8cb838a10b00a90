import type { Page } from "@playwright/test";
import { languages } from "./site/screens.ts";
import { settled } from "./site/settled.ts";
import { expect, logIn, registered, test } from "./site/site.ts";

async function inLanguage(page: Page, url: string, language: string): Promise<void> {
  await page.context().addCookies([{ name: "language", value: language, url }]);
  await page.addInitScript((value) => localStorage.setItem("language", value), language);
}

test("a press is answered by a line and by words while the next page is fetched", async ({
  page,
}) => {
  await page.goto("/privacy");
  await settled(page);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\.data(?:\?|$)/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole("banner").getByRole("link", { name: "Lessons" }).click();
  const words = page.getByRole("status").filter({ hasText: "The page is loading" });
  await expect(words).toBeVisible();
  await expect(page.locator("[data-page-skeleton=path]")).toBeVisible();
  arrive();
  await expect(page.getByRole("heading", { level: 1, name: "Lessons" })).toBeVisible();
  await expect(words).toHaveCount(0);
});

test("a page that is late is seen in its shape, from its top, and comes without a jump", async ({
  page,
}) => {
  await page.goto("/read");
  await settled(page);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(/\.data(?:\?|$)/, async (route) => {
    await arrived;
    await route.continue();
  });
  const card = page.getByRole("main").getByRole("listitem").getByRole("link").last();
  await card.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
  await card.click();
  const shape = page.locator("[data-page-skeleton=resource]");
  await expect(shape).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const title = await shape.locator('[class~="w-2/3"]').boundingBox();
  arrive();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  await expect(shape).toHaveCount(0);
  const box = await heading.boundingBox();
  expect(Math.abs((box?.y ?? -99) - (title?.y ?? 0))).toBeLessThan(8);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const wordErrors = {
  en: "Error loading word of the day. Please try again later.",
  ru: "Не удалось загрузить слово дня. Попробуйте позже.",
  kz: "Күн сөзін жүктеу мүмкін болмады. Кейінірек қайталап көріңіз.",
};
const sessionErrors = {
  en: "Session expired. Please login again.",
  ru: "Сеанс истёк. Войдите снова.",
  kz: "Сеанс уақыты бітті. Қайта кіріңіз.",
};

for (const language of languages) {
  test(`a word of the day that cannot be fetched is told in ${language}`, async ({
    page,
    site,
  }) => {
    await inLanguage(page, site.url, language);
    await page.goto("/privacy");
    await settled(page);
    await page.route(/\.data(?:\?|$)/, (route) => route.fulfill({ status: 500, body: "" }));
    await page.getByRole("banner").locator('a[href="/word-of-the-day"]:visible').click();
    await expect(page.getByRole("alert")).toContainText(wordErrors[language]);
  });

  test(`a session that ran out is told on the login page in ${language}`, async ({
    page,
    site,
  }) => {
    await inLanguage(page, site.url, language);
    await page.goto("/privacy");
    const user = { id: 1, username: "x", email: "x@example.test", languagePreference: language };
    await page.evaluate(
      (user) =>
        Object.assign(localStorage, {
          access: "old",
          refresh: "refused",
          user: JSON.stringify(user),
        }),
      user,
    );
    await page.goto("/profile");
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(sessionErrors[language])).toBeVisible();
  });
}

test("the logo leads a learner to the profile, in one step of the history", async ({
  page,
  site,
}) => {
  await logIn(page, await registered(site));
  await page.goto("/lessons");
  await settled(page);
  const steps = await page.evaluate(() => history.length);
  await page.getByRole("banner").getByRole("link", { name: "Tilashar" }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await settled(page);
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);
});

test("the language of the account is used at sign-in where none was chosen, and a chosen one stays", async ({
  page,
  site,
}) => {
  const learner = await registered(site, undefined, "kz");
  await logIn(page, learner);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "kk");
  await expect(page.getByRole("heading", { name: "Үздік оқушылар" })).toBeVisible();

  await page.evaluate(() => {
    localStorage.clear();
    localStorage.setItem("language", "en");
  });
  await logIn(page, learner);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("a guest gets to the reviews from the page of ways to learn", async ({ page }) => {
  await page.goto("/learn");
  await page.getByRole("main").getByRole("link", { name: "Review", exact: true }).click();
  await expect(page).toHaveURL(/\/review$/);
});
