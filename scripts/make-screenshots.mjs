import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";

/**
 * Takes the pictures that a browser shows when it offers to install the site:
 * `node scripts/make-screenshots.mjs http://localhost:4000`, with a built site running there, after one of
 * the screens has changed. CHROMIUM names the browser, where Playwright's own is not installed.
 */
const site = process.argv[2];
if (site === undefined) throw new Error("Name the address of a running site");
const folder = join(import.meta.dirname, "../apps/web/public/screenshots");
const languages = { en: "en", ru: "ru", kk: "kz" };
const screens = [
  { name: "home", path: "/", width: 360, height: 740, scale: 2 },
  { name: "lesson", path: "/lessons/1", width: 360, height: 740, scale: 2 },
  { name: "path", path: "/lessons", width: 1440, height: 900, scale: 1 },
];

await mkdir(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
for (const [tag, language] of Object.entries(languages)) {
  for (const { name, path, width, height, scale } of screens) {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: scale,
      colorScheme: "light",
      reducedMotion: "reduce",
    });
    await context.addCookies([
      { name: "language", value: language, url: site },
      // Most who read pages in Kazakh know Russian.
      { name: "meanings", value: "ru.ru", url: site },
    ]);
    await context.addInitScript((value) => {
      localStorage.setItem("language", value);
      localStorage.setItem("meaning-language", "ru");
    }, language);
    const page = await context.newPage();
    await page.goto(site + path, { waitUntil: "networkidle" });
    const picture = await sharp(await page.screenshot())
      .webp({ quality: 80 })
      .toBuffer();
    await writeFile(join(folder, `${name}.${tag}.webp`), picture);
    await context.close();
  }
}
await browser.close();
