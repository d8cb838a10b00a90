import { axeFindings } from "./site/axe.ts";
import { expect, test } from "./site/site.ts";

test("the list filters by level and keeps the choice in the address", async ({ page, site }) => {
  const ofLevel = async (level: string): Promise<string[]> => {
    const answer = await page.request.get(`${site.url}/api/lessons-materials`);
    const lessons: { id: number; lang_level: string }[] = await answer.json();
    return lessons
      .filter(({ lang_level }) => level === "" || lang_level === level)
      .map(({ id }) => `/lessons/${id}`)
      .sort();
  };
  // At one instant: cards that leave while they are read one by one would be waited for.
  const shown = async () => {
    const cards = page.locator("main ul a[href^='/lessons/']");
    return (await cards.evaluateAll((all) => all.map((one) => one.getAttribute("href")))).sort();
  };
  const all = await ofLevel("");
  const beginner = await ofLevel("beginner");
  expect(beginner.length).toBeGreaterThan(0);
  expect(beginner.length).toBeLessThan(all.length);

  await page.goto("/lessons");
  await expect.poll(shown).toEqual(all);
  await page.getByRole("link", { name: "A Beginner" }).click();
  await expect(page).toHaveURL(/level=beginner/);
  await expect.poll(shown).toEqual(beginner);
  await page.reload();
  await expect.poll(shown).toEqual(beginner);
  await page.getByRole("link", { name: "All levels" }).click();
  await expect.poll(shown).toEqual(all);
});

test("a lesson's author is named in the reader's language, and English in a Kazakh page is marked", async ({
  page,
}) => {
  for (const [address, author] of [
    ["/lessons/1?lang=ru", "Автор урока: команда Tilashar"],
    ["/lessons/1?lang=en", "Lesson by the Tilashar team"],
    // Who comes from a page in English keeps English beside the words.
    ["/lessons/1?lang=kk", "Сабақ авторы: Tilashar ұжымы"],
  ] as const) {
    await page.goto(address);
    await expect(page.getByText(author, { exact: true })).toBeVisible();
  }
  await expect(page.locator("html")).toHaveAttribute("lang", "kk");
  const meaning = page.getByText(/thank you/).first();
  expect(await meaning.evaluate((element) => element.closest("[lang]")?.getAttribute("lang"))).toBe(
    "en",
  );
});

test("a lesson shows its words in the language of the page, English where that is Kazakh", async ({
  page,
  context,
  site,
}) => {
  for (const [language, meaning] of [
    ["en", "thank you"],
    ["ru", "спасибо"],
    ["kz", "thank you"],
  ] as const) {
    await context.addCookies([{ name: "language", value: language, url: site.url }]);
    await page.goto("/lessons");
    await page.evaluate((value) => localStorage.setItem("language", value), language);
    await page.goto("/lessons/1");
    await expect(page.getByText("рақмет", { exact: true }).first()).toBeVisible();
    await expect(page.getByText(new RegExp(meaning)).first()).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language === "kz" ? "kk" : language);
  }
});

test("a lesson's points of grammar lead to their pages, and nothing of it overflows a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/lessons/52");
  const points = page.locator("section[aria-labelledby=lesson-grammar]");
  const first = points.getByRole("link").first();
  await expect(page.locator("section[aria-labelledby=note]")).toBeVisible();
  const isWide = () =>
    page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
  expect(await isWide()).toBe(false);
  expect(await axeFindings(page, { within: "main" })).toEqual([]);
  const title = await first.textContent();
  const address = await first.getAttribute("href");
  expect(address).toMatch(/^\/grammar\//);
  await first.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title ?? "");
  await expect(page.locator("main a[href='/lessons/52']").first()).toBeAttached();
});

test("the chosen language is kept in the browser and shown from the server on", async ({
  page,
}) => {
  await page.goto("/lessons");
  await page.getByRole("button", { name: "Language" }).click();
  await page.getByRole("button", { name: "Қазақша" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Сабақтар" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("language"))).toBe("kz");
  const html = await (
    await page.request.get("/lessons", { headers: { cookie: "language=kz" } })
  ).text();
  expect(html).toContain('lang="kk"');
  expect(html).toContain("Сабақтар");
});

test("a lesson that does not exist says so, with a way on", async ({ page }) => {
  const response = await page.goto("/lessons/9999");
  expect(response?.status()).toBe(404);
  await expect(page.getByText("There is no such lesson")).toBeVisible();
  await expect(page.getByRole("link", { name: "Show all lessons" })).toBeVisible();
});

test("pages read well without any script", async ({ browser, site }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${site.url}/lessons/1`);
  await expect(page.getByRole("heading", { level: 1, name: "Greetings" })).toBeVisible();
  await expect(page.getByText("сәлем", { exact: true }).first()).toBeVisible();
  await context.close();
});

test("the choices of Kazakh text are inside a phone's screen, wherever their button stands", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/lessons/1");
  await page.getByRole("button", { name: "Kazakh text" }).click();
  const box = await page.getByRole("dialog", { name: "Kazakh text" }).boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(780);
});

for (const address of ["/lessons", "/read"]) {
  test(`the covers of ${address} are whole on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(address);
    const cover = page.locator("main li img").first();
    await expect(cover).toBeVisible();
    const { width = 0, height = 1 } = (await cover.boundingBox()) ?? {};
    const drawn = await cover.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.naturalWidth / image.naturalHeight;
    });
    expect(width / height).toBeCloseTo(drawn, 1);
  });
}
