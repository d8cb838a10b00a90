import type { Locator, Page } from "@playwright/test";
import {
  epubFiles,
  epubOf,
  illustratedEpub,
  packed,
  sampleFb2,
  sampleParagraph,
  sampleSentences,
  sampleSrt,
  sampleVtt,
} from "@tilashar/own-texts/testing";
import { axeFindings } from "./site/axe.ts";
import { signIn } from "./site/learner-calls.ts";
import { settled } from "./site/settled.ts";
import { expect, registered, test } from "./site/site.ts";

/** The threads and the gloss's engine are fetched at first use; a busy machine needs its time. */
const fetched = 30_000;
const [first, second] = sampleSentences;

const bytes = (text: string | Uint8Array) =>
  typeof text === "string" ? Buffer.from(text, "utf8") : Buffer.from(text);

async function bring(page: Page, name: string, content: string | Uint8Array): Promise<void> {
  await page
    .getByTestId("own-text-file")
    .setInputFiles({ name, mimeType: "application/octet-stream", buffer: bytes(content) });
}

/** The text that is being read. */
const reader = (page: Page): Locator => page.getByRole("article");

async function opened(page: Page, path = "/read/mine"): Promise<void> {
  await page.goto(path);
  await settled(page);
}

const formats: Record<string, readonly [name: string, content: string | Uint8Array]> = {
  EPUB: ["kitap.epub", epubOf([[first, second], [sampleParagraph]])],
  FictionBook: ["kitap.fb2", sampleFb2],
  HTML: ["bet.html", `<html><body><h1>Үй</h1><p>${first}</p><p>${second}</p></body></html>`],
  text: ["kitap.txt", `${first}\n\n${second}`],
  "UTF-16": ["kitap.txt", Uint8Array.from(Buffer.from(`\ufeff${first}\n\n${second}`, "utf16le"))],
  SubRip: ["film.srt", sampleSrt.replace("Қалың қалай?", first)],
  WebVTT: ["film.vtt", sampleVtt.replace("Сәлем, әке!", first)],
};

for (const [format, [name, content]] of Object.entries(formats)) {
  test(`a text of ${format} is opened, and its words tell their meaning`, async ({ page }) => {
    await opened(page);
    await bring(page, name, content);
    await expect(reader(page)).toContainText(first, { timeout: fetched });
    await reader(page).getByText("атым", { exact: true }).first().click();
    const gloss = page.getByRole("dialog", { name: "Meaning of the word" });
    await expect(gloss).toContainText("name", { timeout: fetched });
    await expect(gloss.getByRole("button", { name: "I know this word" })).toBeVisible();
  });
}

test("a book shows its pictures to who wishes for them", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await opened(page);
  await page.getByRole("checkbox", { name: "Keep the pictures of a book" }).check();
  await bring(page, "pictures.epub", illustratedEpub([first, second]));
  await expect(reader(page)).toContainText(second, { timeout: fetched });
  await expect(reader(page).locator("img")).toHaveCount(2);
  const drawn = reader(page).getByRole("img", { name: "Біздің үй" });
  await expect.poll(() => drawn.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  expect(asked.filter((url) => url.includes("example.invalid"))).toEqual([]);
});

test("pasted Latin and Arabic letters are read, too", async ({ page }) => {
  await opened(page);
  for (const text of ["Bız ülken qalada tūramyz.", "ٴبىز ۇلكەن قالادا تۇرامىز."]) {
    await page.getByLabel("Or paste a text").fill(text);
    await page.getByRole("button", { name: "Read it" }).click();
    const title = text.startsWith("B") ? "Біз үлкен" : "біз үлкен";
    const link = page.getByRole("link", { name: new RegExp(`^${title}`) });
    await expect(link.or(reader(page))).toBeVisible({ timeout: fetched });
    await opened(page);
    await expect(link).toBeVisible();
  }
});

test("what cannot be read is told by its reason, and the texts that are there stay", async ({
  page,
}) => {
  const scripted = epubFiles([`<p>${first}</p>`]);
  scripted["META-INF/rights.xml"] = "<x/>";
  const refused: readonly [name: string, content: string | Uint8Array, told: string][] = [
    ["locked.epub", packed(scripted), "locked by its seller"],
    ["cut.epub", epubOf([[first]]).slice(0, 300), "damaged"],
    ["empty.txt", " \n ", "no words in it"],
    ["river.txt", "В нашем селе есть большая река.", "looks like Russian"],
    ["english.txt", "There is a wide river near our town.", "hardly any Kazakh"],
    [
      "picture.txt",
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1, 0, 0]),
      "This kind of file",
    ],
    [
      "bomb.epub",
      packed({ ...epubFiles([""]), "OEBPS/b.xhtml": new Uint8Array(40 * 1024 * 1024) }),
      "too large",
    ],
    ["large.txt", new Uint8Array(21 * 1024 * 1024), "too large"],
  ];
  await opened(page);
  await page.getByLabel("Or paste a text").fill(first);
  await page.getByRole("button", { name: "Read it" }).click();
  await expect(reader(page)).toContainText(first, { timeout: fetched });
  await opened(page);
  for (const [name, content, told] of refused) {
    await bring(page, name, content);
    await expect(page.getByRole("main").getByText(name)).toBeVisible({ timeout: fetched });
    await expect(page.getByRole("main")).toContainText(told);
  }
  await opened(page);
  await expect(page.getByRole("listitem").filter({ hasText: "Менің атым" })).toHaveCount(1);
});

test("nothing of a text is run or fetched", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await opened(page);
  const evil = `<p>${first}</p><script>document.title="run"</script><img src="https://example.invalid/a.png" onerror="document.title='run'"><iframe src="/about"></iframe><style>@import "https://example.invalid/a.css"</style><svg onload="document.title='run'"><p>svg</p></svg><p>${second}</p>`;
  await bring(page, "evil.html", `<html><body>${evil}</body></html>`);
  await expect(reader(page)).toContainText(second, { timeout: fetched });
  await expect(reader(page).locator("script, img[src*=example], iframe, style")).toHaveCount(0);
  await expect(page).not.toHaveTitle("run");
  expect(asked.filter((url) => url.includes("example.invalid") || url.endsWith("/about"))).toEqual(
    [],
  );
  // Nor is anything of it sent: its words are looked up in the browser.
  const sent = asked.map((url) => decodeURIComponent(url)).filter((url) => /атым|қалада/.test(url));
  expect(sent).toEqual([]);
});

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
