import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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
import { bring, fetched, opened, reader } from "./site/own-texts.ts";
import { expect, test } from "./site/site.ts";

const [first, second] = sampleSentences;

/** Russian as programs of before Unicode wrote it. */
const windows1251 = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    return code < 128 ? code : code - 0x350;
  });

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
    ["blank.epub", epubOf([[""]]), "no words in it"],
    ["dom.epub", epubOf([["В нашем селе есть большая река."]]), "looks like Russian"],
    ["selo.txt", windows1251("В нашем селе есть большая река."), "looks like Russian"],
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

test("why a text cannot be read is told in the learner's language", async ({
  page,
  context,
  site,
}) => {
  const lockedBook = packed({ ...epubFiles([`<p>${first}</p>`]), "META-INF/rights.xml": "<x/>" });
  const told = {
    en: ["locked by its seller", "looks like Russian", "too large"],
    ru: ["защищена продавцом", "русский текст", "Слишком большой файл"],
    kz: ["сатушысы қорғап қойған", "орысша мәтінге ұқсайды", "Файл тым үлкен"],
  };
  // Larger than a browser should take into memory: it is not read at all.
  const huge = join(mkdtempSync(join(tmpdir(), "tilashar-huge-")), "huge.txt");
  writeFileSync(huge, "");
  truncateSync(huge, 200 * 1024 * 1024);
  try {
    for (const [language, [locked = "", russian = "", large = ""]] of Object.entries(told)) {
      await context.addCookies([{ name: "language", value: language, url: site.url }]);
      await opened(page);
      await bring(page, "locked.epub", lockedBook);
      await expect(page.getByRole("main")).toContainText(locked, { timeout: fetched });
      await bring(page, "selo.txt", "В нашем селе есть большая река.");
      await expect(page.getByRole("main")).toContainText(russian);
      await page.getByTestId("own-text-file").setInputFiles(huge);
      await expect(page.getByRole("main")).toContainText(large);
    }
  } finally {
    rmSync(dirname(huge), { recursive: true });
  }
});

test("a book whose markup is broken is read as far as it goes, and runs nothing", async ({
  page,
}) => {
  const evil = `<script>document.title="run"</script><img src="x" onerror="document.title='run'"/>`;
  const broken: readonly [name: string, content: string | Uint8Array][] = [
    ["cut.fb2", sampleFb2.slice(0, sampleFb2.indexOf(first) + first.length)],
    [
      "broken.epub",
      packed(epubFiles([`<p>${first} & <b <i></p>${evil}<p>${second}</section></html`])),
    ],
  ];
  for (const [name, content] of broken) {
    await opened(page);
    await bring(page, name, content);
    const link = page.getByRole("link", { name: /^(Біздің үй)/ }).last();
    await expect(link.or(reader(page)).first()).toBeVisible({ timeout: fetched });
    if (await link.isVisible()) await link.click();
    await expect(reader(page)).toContainText(first, { timeout: fetched });
    await expect(page).not.toHaveTitle("run");
  }
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
