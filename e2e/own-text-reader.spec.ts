import { epubOf, sampleParagraph, sampleSentences, sampleSrt } from "@tilashar/own-texts/testing";
import { bring, fetched, opened, reader } from "./site/own-texts.ts";
import { settled } from "./site/settled.ts";
import { expect, test } from "./site/site.ts";

const [, second] = sampleSentences;

test("a long chapter is drawn as it is reached, and goes on where it was left", async ({
  page,
}) => {
  await opened(page);
  const paragraphs = Array.from({ length: 120 }, (_, at) => `${at + 1}. ${sampleParagraph}`);
  await bring(page, "long.epub", epubOf([paragraphs, [second]]));
  await expect(reader(page)).toContainText("1. Менің", { timeout: fetched });
  expect(await page.locator("[data-page]").count()).toBeLessThan(6);
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 2500);
      return page.locator("[data-page]").count();
    })
    .toBeGreaterThan(5);
  await page.locator('[data-page="4"]').scrollIntoViewIfNeeded();
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 40);
      return page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            const open = indexedDB.open("tilashar-own-texts");
            open.onsuccess = () => {
              const all = open.result.transaction("texts").objectStore("texts").getAll();
              all.onsuccess = () => resolve(all.result[0].place.paragraph);
            };
          }),
      );
    })
    .toBeGreaterThan(5);
  await page.reload();
  await settled(page);
  await expect(reader(page).getByRole("button", { name: "Show what comes before" })).toBeVisible();
  await page.getByLabel("Chapter").selectOption({ index: 1 });
  await expect(reader(page)).toContainText("You have read it to the end.");
});

test("a word is marked as known, and the share of known words grows", async ({ page }) => {
  await opened(page);
  await page.getByLabel("Or paste a text").fill("Үйде бала бар. Үйде нан бар. Үйде су бар.");
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(reader(page)).toContainText("You know 0%", { timeout: fetched });
  const house = reader(page).getByText("Үйде", { exact: true });
  await expect(house.first()).toHaveAttribute("data-standing", "new", { timeout: fetched });
  await house.first().click();
  const gloss = page.getByRole("dialog", { name: "Meaning of the word" });
  await gloss.getByRole("button", { name: "I know this word" }).click({ timeout: fetched });
  await expect(reader(page)).toContainText("You know 33%");
  await page.keyboard.press("Escape");
  await expect(house.first()).not.toHaveAttribute("data-standing");
  // Two taps: the word, and the button that adds it with its sentence.
  await reader(page).getByText("нан", { exact: true }).click();
  await gloss.getByRole("button", { name: "Add to my words" }).click();
  await expect(gloss.getByText("Among my words")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(reader(page).getByText("нан", { exact: true })).toHaveAttribute(
    "data-standing",
    "learning",
  );
});

test("the words that a text needs most are learned in a session, and come to the reviews", async ({
  page,
}) => {
  await opened(page);
  const text =
    "Өзен терең. Өзен суы суық. Орман үлкен. Орман ішінде көл бар. Көл жағасында үй тұр.";
  await page.getByLabel("Or paste a text").fill(text);
  await page.getByRole("button", { name: "Read it" }).click();
  await page
    .getByRole("link", { name: "Learn the words it needs most" })
    .click({ timeout: fetched });
  await page.getByRole("button", { name: "I know “өзен”" }).click({ timeout: fetched });
  await expect(page.getByRole("button", { name: "I know “өзен”" })).toHaveCount(0);
  await page.getByRole("button", { name: "Learn 5 words" }).click();
  const back = page.getByRole("button", { name: "Back to the text's words" });
  const skip = page.getByRole("button", { name: /^I (?:don’t know|cannot speak now)$/ });
  const shown = () => page.locator("main").textContent();
  await expect(page.locator("section[data-kind]")).toBeVisible({ timeout: fetched });
  while (!(await back.isVisible())) {
    const before = await shown();
    if (await skip.isVisible()) await skip.click();
    else await page.keyboard.press("Enter");
    await expect.poll(shown).not.toBe(before);
  }
  await back.click();
  await expect(page.getByRole("button", { name: /^Learn \d/ })).toBeVisible();
  await page.goto("/words");
  await settled(page);
  await expect(page.getByText("5 cards")).toBeVisible();
});

test("subtitles play with the learner's own film, which is not sent", async ({ page }) => {
  await opened(page);
  await bring(page, "film.srt", sampleSrt);
  await expect(reader(page)).toContainText("Сәлем, Айша!", { timeout: fetched });
  await expect(reader(page).getByRole("button", { name: "Play from 0:03" })).toHaveCount(0);
  const [film] = await (await page.request.get("/api/watching-materials")).json();
  const { video_url } = await (
    await page.request.get(`/api/watching-materials/${film.id}/`)
  ).json();
  const video = await (await page.request.get(video_url)).body();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET") sent.push(request.url());
  });
  await page
    .getByTestId("own-film-file")
    .setInputFiles({ name: "own.mp4", mimeType: "video/mp4", buffer: video });
  const player = reader(page).locator("video");
  await expect(player).toHaveAttribute("src", /^blob:/);
  await reader(page).getByRole("button", { name: "Play from 0:03" }).click();
  await expect
    .poll(() => player.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThanOrEqual(3);
  await expect(reader(page).locator("[aria-current=true]")).toContainText("Жақсы");
  await reader(page).getByText("рақмет", { exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Meaning of the word" })).toContainText("thank", {
    timeout: fetched,
  });
  expect(sent).toEqual([]);
});
