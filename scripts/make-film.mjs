import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";

/**
 * Takes README's silent film of ten seconds: a first word is answered, a word of a text is opened, and the
 * tutor mends a sentence. `npm run readme:film -- http://localhost:4000`, with a built site running there that
 * has no chat model. CHROMIUM names the browser, where Playwright's own is not installed.
 *
 * What is shown is what the browser's own screencast gave; what the site needed to load is cut out.
 */
const site = process.argv[2];
if (site === undefined) throw new Error("Name the address of a running site");
const folder = join(import.meta.dirname, "../docs/pictures");
const size = { width: 360, height: 620 };
const captionHeight = 60;
const framesPerSecond = 10;
const mostBytes = 3_000_000;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM });
const context = await browser.newContext({ viewport: size, colorScheme: "light", locale: "en" });
await context.addCookies([{ name: "language", value: "en", url: site }]);
const page = await context.newPage();
const screen = await context.newCDPSession(page);

/** What the screen showed, from which millisecond of the film on. */
const shown = [];
let scenePictures = null;
let length = 0;
screen.on("Page.screencastFrame", async ({ data, sessionId }) => {
  scenePictures?.push({ at: performance.now(), picture: Buffer.from(data, "base64") });
  await screen.send("Page.screencastFrameAck", { sessionId });
});
await screen.send("Page.startScreencast", { format: "png" });

/** Films what `act` does; on a slow machine, which takes longer than the scene may last, it is played faster. */
async function scene(caption, milliseconds, act) {
  const pictures = [{ at: 0, picture: await page.screenshot() }];
  const since = performance.now();
  scenePictures = pictures;
  await act();
  const rest = milliseconds - (performance.now() - since);
  if (rest > 0) await page.waitForTimeout(rest);
  scenePictures = null;
  const pace = milliseconds / Math.max(milliseconds, performance.now() - since);
  for (const { at, picture } of pictures)
    shown.push({ at: length + Math.max(0, at - since) * pace, picture, caption });
  length += milliseconds;
}

/** Shows where a finger comes down, and lifts it again. */
async function tap(target) {
  const box = await target.boundingBox();
  await page.evaluate(
    ([x, y]) => {
      const finger = document.createElement("div");
      finger.id = "finger";
      finger.style.cssText = `position:fixed;left:${x - 22}px;top:${y - 22}px;width:44px;height:44px;border-radius:50%;
        background:rgb(28 36 51 / 35%);z-index:9999;pointer-events:none`;
      // Over an open dialog too.
      finger.popover = "manual";
      finger.style.margin = "0";
      finger.style.border = "0";
      document.body.append(finger);
      finger.showPopover();
    },
    [box.x + Math.min(box.width / 2, 160), box.y + box.height / 2],
  );
  await page.waitForTimeout(320);
  await page.evaluate(() => document.querySelector("#finger")?.remove());
  await target.click();
}

await page.goto(site, { waitUntil: "networkidle" });
const exercise = page.getByRole("region", { name: "Your first Kazakh word" });
const right = exercise.getByRole("button", { name: "hi", exact: true });
await right.evaluate((button) => button.scrollIntoView({ block: "center" }));
await page.waitForTimeout(400);
await scene("Hear a word, and say what it means", 2400, async () => {
  await page.waitForTimeout(700);
  await tap(right);
});

await page.goto(`${site}/reading/1`, { waitUntil: "networkidle" });
const word = page.locator("main [data-word]").filter({ hasText: "отбасымыз" }).first();
await word.evaluate((element) => element.scrollIntoView({ block: "center" }));
// The engine is loaded with the first word that is opened.
const gloss = page.locator(".gloss-sheet");
await word.click();
await gloss.getByText("family").first().waitFor();
await page.keyboard.press("Escape");
await gloss.waitFor({ state: "hidden" });
await page.waitForTimeout(400);
await scene("Tap a word: its meaning and its suffixes", 2800, async () => {
  await page.waitForTimeout(500);
  await tap(word);
  await gloss.getByText("family").first().waitFor();
  await page.waitForTimeout(1500);
});

await page.goto(`${site}/learn/chatbot`, { waitUntil: "networkidle" });
const field = page.getByRole("textbox", { name: "Your message" });
await field.focus();
await page.waitForTimeout(400);
await scene("Write a sentence of your own …", 1900, async () => {
  await field.pressSequentially("Мен кеше кітап оқимын", { delay: 40 });
  await tap(page.getByRole("button", { name: "Send" }));
});
const mended = page.locator('[data-message="bot"]:not([aria-busy])').last();
await mended.waitFor();
await page.waitForTimeout(600);
const mend = mended.getByText("To mend");
await mend.evaluate((element) => element.scrollIntoView({ block: "center" }));
await page.waitForTimeout(300);
await scene("… and see what to mend, and why", 2900, () => page.waitForTimeout(2800));
await screen.send("Page.stopScreencast");

const captions = new Map();
await page.goto(site, { waitUntil: "networkidle" });
await page.setViewportSize({ width: size.width, height: captionHeight });
for (const { caption } of shown) {
  if (captions.has(caption)) continue;
  await page.evaluate((text) => {
    const line = document.createElement("div");
    line.textContent = text;
    line.style.cssText =
      "position:fixed;inset:0;display:grid;place-items:center;text-align:center;padding:0 10px;background:#1c2433;color:#fff;font-weight:600;font-size:17px;line-height:1.25;z-index:9999";
    document.body.replaceChildren(line);
  }, caption);
  captions.set(caption, await page.screenshot());
}
await browser.close();

const frames = [];
const { width, height } = size;
for (let at = 0; at < length; at += 1000 / framesPerSecond) {
  const { picture, caption } = shown.findLast((one) => one.at <= at + 1) ?? shown[0];
  const fitted = await sharp(picture).resize(width, height, { fit: "cover" }).toBuffer();
  const frame = sharp({
    create: { width, height: height + captionHeight, channels: 3, background: "#1c2433" },
  });
  frames.push(
    await frame
      .composite([
        { input: fitted, top: 0, left: 0 },
        { input: captions.get(caption), top: height, left: 0 },
      ])
      .png()
      .toBuffer(),
  );
}
const bytes = await sharp(frames, { join: { animated: true } })
  .webp({
    quality: 70,
    effort: 4,
    loop: 0,
    minSize: true,
    delay: frames.map(() => 1000 / framesPerSecond),
  })
  .toBuffer();
console.log(`${frames.length} pictures, ${length / 1000} s, ${Math.round(bytes.length / 1000)} KB`);
if (bytes.length > mostBytes) throw new Error(`The film is larger than ${mostBytes} bytes`);
await mkdir(folder, { recursive: true });
await writeFile(join(folder, "ten-seconds.webp"), bytes);
