import type { CDPSession, Page } from "@playwright/test";
import { sampleSentences } from "@tilashar/own-texts/testing";
import { axeFindings } from "./site/axe.ts";
import { bring, fetched, opened, reader } from "./site/own-texts.ts";
import { expect, test } from "./site/site.ts";

const [first, second] = sampleSentences;
/** About what Chromium counts for a book of half of it, which stands in memory with two bytes a letter. */
const quota = 700_000;
const bookLetters = 350_000;

/** A book of two headed chapters that no disk can compress to nothing: each paragraph ends in words of chance. */
function bookOf(letters: number): string {
  const alphabet = "аәбғдеізкқлмнңоөпрстұүы";
  let seed = 7;
  const chance = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return alphabet[seed % alphabet.length] ?? "а";
  };
  const paragraphs: string[] = [];
  for (let had = 0; had < letters; had += 520)
    paragraphs.push(`${first} ${Array.from({ length: 500 }, chance).join("")}`);
  const half = paragraphs.length >> 1;
  return [
    "1-тарау",
    ...paragraphs.slice(0, half),
    "2-тарау",
    second,
    ...paragraphs.slice(half),
  ].join("\n");
}

const book = bookOf(bookLetters);
const notice = (page: Page) => page.getByRole("alert").filter({ hasText: "There is no room left" });

/** Lets the browser keep so much for the site; as much as it likes without a number. */
async function allow(devtools: CDPSession, origin: string, quotaSize?: number): Promise<void> {
  await devtools.send("Storage.overrideQuotaForOrigin", {
    origin,
    ...(quotaSize !== undefined && { quotaSize }),
  });
}

test("a first book that the browser has no room for is read to its end, and kept once there is room", async ({
  page,
  context,
  site,
}) => {
  const devtools = await context.newCDPSession(page);
  await opened(page);
  await allow(devtools, site.url, quota);
  await bring(page, "ertegi.txt", book);
  await expect(reader(page)).toContainText(first, { timeout: fetched });
  await expect(notice(page)).toContainText("until you close this page");
  expect(await axeFindings(page)).toEqual([]);
  await page.getByLabel("Chapter").selectOption({ label: "2-тарау" });
  await expect(reader(page)).toContainText(second);
  await reader(page).getByText("қалада", { exact: true }).first().click();
  await expect(page.getByRole("dialog", { name: "Meaning of the word" })).toContainText("city", {
    timeout: fetched,
  });
  await page.keyboard.press("Escape");
  const keepNow = page.getByRole("button", { name: "Keep it now" });
  await keepNow.click();
  // The first try is over before there is room: it would succeed with it.
  await expect(keepNow).not.toHaveAttribute("aria-busy", "true");
  await expect(notice(page).first()).toBeVisible();
  await allow(devtools, site.url);
  await keepNow.click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await page.getByLabel("Chapter").selectOption({ label: "2-тарау" });
  await expect(reader(page)).toContainText(second, { timeout: fetched });
});

test("where a further book has no room, nothing that is kept is lost, and removing one makes room", async ({
  page,
  context,
  site,
}) => {
  const devtools = await context.newCDPSession(page);
  await opened(page);
  await allow(devtools, site.url, quota * 1.5);
  await bring(page, "bayagy.txt", book);
  await expect(reader(page)).toContainText(first, { timeout: fetched });
  await opened(page);
  await bring(page, "ertegi.txt", bookOf(2 * bookLetters));
  const list = page.getByRole("region", { name: "To read" });
  const listed = (title: string) => list.getByRole("listitem").filter({ hasText: title });
  await expect(listed("ertegi")).toContainText("Not kept: gone when you close this page", {
    timeout: fetched,
  });
  await expect(notice(page)).toContainText("ertegi.txt");
  await expect(listed("bayagy")).not.toContainText("Not kept");
  await page.getByRole("link", { name: "ertegi" }).click();
  await expect(reader(page)).toContainText(first, { timeout: fetched });
  await page.getByRole("link", { name: "Make room" }).click();
  await page.getByRole("button", { name: "Remove “bayagy”" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(listed("bayagy")).toHaveCount(0);
  // When it gives the room of what was removed back is the browser's own affair.
  await allow(devtools, site.url);
  await page.getByRole("button", { name: /^Keep it now/ }).click();
  await expect(listed("ertegi")).not.toContainText("Not kept");
  await page.reload();
  await page.getByRole("link", { name: "ertegi" }).click();
  await expect(reader(page)).toContainText(first, { timeout: fetched });
});
