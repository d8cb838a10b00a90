import { epubOf, sampleParagraph, sampleSentences } from "@tilashar/own-texts/testing";
import { axeFindings } from "./site/axe.ts";
import { signIn } from "./site/learner-calls.ts";
import { bring, fetched, opened, reader } from "./site/own-texts.ts";
import { settled } from "./site/settled.ts";
import { expect, registered, test } from "./site/site.ts";

const [first, second] = sampleSentences;

test("a bookmark and another application bring a text along, and the learner keeps it", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(decodeURIComponent(request.url())));
  await opened(page, `/read/mine#bring=${encodeURIComponent(`${first}\n${second} 100%`)}`);
  await expect(page.getByLabel("Or paste a text")).toHaveValue(`${first}\n${second} 100%`);
  // Nothing is kept by an address alone, and no server is told what it brings.
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  expect(asked.filter((url) => url.includes("қалада"))).toEqual([]);
  await page.getByText("From any web page").click();
  await expect(page.getByLabel("The bookmark's address")).toHaveValue(
    new RegExp(`^javascript:void open\\("${new URL(page.url()).origin}/read/mine#bring="`),
  );
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(reader(page)).toContainText(second, { timeout: fetched });
  await opened(page, `/share?text=${encodeURIComponent(second)}`);
  await page.getByRole("link", { name: "Keep it to read" }).click();
  await expect(page.getByLabel("Or paste a text")).toHaveValue(second);
  // Above the texts that are there: nobody looks for it.
  await expect(page.getByRole("button", { name: "Read it" })).toBeInViewport();
  await opened(page, "/read/mine#bring=%E0%A4%A");
  await expect(page.getByLabel("Or paste a text")).toHaveValue("");
});

test("a text is removed after a question, by the keyboard alone", async ({ page }) => {
  await opened(page);
  await page.getByLabel("Or paste a text").fill(first);
  await page.getByLabel("Or paste a text").press("Tab");
  await page.keyboard.press("Enter");
  await expect(reader(page)).toContainText(first, { timeout: fetched });
  await page.locator("[data-word]").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Meaning of the word" })).toBeVisible();
  await page.keyboard.press("Escape");
  await opened(page);
  await page.getByRole("button", { name: /^Remove “/ }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Keep it" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
});

for (const scheme of ["light", "dark"] as const) {
  test(`axe finds nothing at 360 px in ${scheme} colours, and nothing overflows`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme: scheme });
    await opened(page);
    await bring(page, "kitap.epub", epubOf([[first, second], [sampleParagraph]]));
    await expect(reader(page).locator("[data-standing]").first()).toBeVisible({ timeout: fetched });
    await expect(reader(page)).toContainText("You know");
    expect(await axeFindings(page)).toEqual([]);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBeLessThanOrEqual(360);
    await opened(page);
    await expect(page.getByRole("link", { name: "Біздің үй" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    expect(await width()).toBeLessThanOrEqual(360);
  });
}

test("a learner's text comes to another device by way of the server, only when asked", async ({
  page,
  browser,
  site,
}) => {
  const learner = await registered(site);
  await signIn(page, site.url, learner);
  await opened(page);
  await page.getByLabel("Or paste a text").fill(`${first} ${second}`);
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(reader(page)).toContainText(second, { timeout: fetched });
  const other = await browser.newContext({ baseURL: site.url });
  try {
    const tablet = await other.newPage();
    await signIn(tablet, site.url, learner);
    await opened(tablet);
    await expect(tablet.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
    await opened(page);
    await page.getByRole("button", { name: /^Keep on the server, too/ }).click();
    await expect(page.getByRole("button", { name: /^Remove from the server/ })).toBeVisible();
    await tablet.reload();
    await settled(tablet);
    await tablet.getByRole("button", { name: "Bring it here" }).click();
    await tablet.getByRole("link", { name: "Менің атым Айша" }).click();
    await expect(reader(tablet)).toContainText(second, { timeout: fetched });
  } finally {
    await other.close();
  }
});

test.describe("without a network", () => {
  test.use({ serviceWorkers: "allow" });

  test("a text is listed, read, asked about, and brought", async ({ page, context }) => {
    await opened(page);
    await page.getByLabel("Or paste a text").fill(`${first} ${second}`);
    await page.getByRole("button", { name: "Read it" }).click();
    await expect(reader(page).locator("[data-standing]").first()).toBeVisible({ timeout: fetched });
    const isKept = async () => {
      if (navigator.serviceWorker.controller === null) return false;
      if ((await caches.match("/-kept/document/en/read/mine")) === undefined) return false;
      const { core, rest } = await (await fetch("/offline-files.json")).json();
      for (const file of [...core, ...rest])
        if ((await caches.match(file)) === undefined) return false;
      return true;
    };
    await expect.poll(() => page.evaluate(isKept), { timeout: 60_000 }).toBe(true);
    await opened(page);
    await page.getByRole("link", { name: "Менің атым Айша" }).click();
    await expect(reader(page).locator("[data-standing]").first()).toBeVisible({ timeout: fetched });
    await context.setOffline(true);
    await page.goto("/read/mine");
    await page.getByRole("link", { name: "Менің атым Айша" }).click();
    await reader(page).getByText("қалада", { exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Meaning of the word" })).toContainText("city", {
      timeout: fetched,
    });
    await page.keyboard.press("Escape");
    await page.goto("/read/mine");
    await bring(page, "tale.txt", sampleParagraph);
    await expect(page.getByRole("link", { name: "tale" })).toBeVisible({ timeout: fetched });
  });
});
