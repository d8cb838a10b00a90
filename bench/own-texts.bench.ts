import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { loadCourse } from "@tilashar/course/load";
import { epubOf } from "@tilashar/own-texts/testing";
import { chromiumFlags, chromiumPath } from "../e2e/site/chromium.ts";
import { residentMegabytes } from "./process-memory.ts";
import { startProduct } from "./start-process.ts";

/**
 * How long a learner's own book takes from being chosen to its first page on a slow telephone, and what the
 * browser holds then. The books are made of the course's sentences, so that their words are as various as a
 * book's. The page's own thread is slowed down by the browser (SLOWDOWN, 4 by default); a worker cannot be,
 * so the time that the reading thread took, its wait for the disk included, is added SLOWDOWN - 1 times.
 * The aim for 300 pages, which are about 93,000 words, is 3 s.
 */
const slowdown = Number(process.env.SLOWDOWN ?? 4);
const aimSeconds = 3;
const aimWords = 93_000;
const bookSizes = [10_000, 30_000, aimWords];
const runs = 5;

const course = loadCourse({ contentDir: join(import.meta.dirname, "../content") });
const sentences = course.lessons.flatMap((lesson) => (lesson.sentences ?? []).map(({ kz }) => kz));

/** Chapters of paragraphs of eight sentences until the book has its words. */
function bookOf(words: number): Uint8Array {
  const paragraphs: string[] = [];
  for (let had = 0, at = 0; had < words; at += 8) {
    const paragraph = Array.from(
      { length: 8 },
      (_, next) => sentences[(at + next) % sentences.length],
    ).join(" ");
    paragraphs.push(paragraph);
    had += paragraph.split(/\s+/).length;
  }
  const chapters: string[][] = [];
  for (let at = 0; at < paragraphs.length; at += 40) chapters.push(paragraphs.slice(at, at + 40));
  return epubOf(chapters);
}

/** Megabytes of a process and all that it started (Linux). */
function familyMegabytes(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  const children = threads.flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, "utf8").split(" ").filter(Boolean),
  );
  return children.reduce(
    (sum, child) => sum + familyMegabytes(Number(child)),
    residentMegabytes(pid),
  );
}

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? Number.NaN;

/**
 * In the page: when a file was chosen and when its first page stood there, and how long the thread that reads
 * texts has worked on it. How the test hands the file to the page is no part of it.
 */
function watchReading(): void {
  addEventListener("change", () => performance.mark("chosen"), { capture: true, once: true });
  const look = () => {
    if (document.querySelector("article [data-page]") === null) requestAnimationFrame(look);
    else performance.measure("opened", "chosen");
  };
  requestAnimationFrame(look);
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (this: Worker, ...given: unknown[]): void {
    const start = performance.now();
    this.addEventListener("message", () => performance.measure("read", { start }), { once: true });
    Reflect.apply(postMessage, this, given);
  };
}

const dataDir = mkdtempSync(join(tmpdir(), "tilashar-own-texts-"));
const site = await startProduct({ DATA_DIR: dataDir });
const server = await chromium.launchServer({ executablePath: chromiumPath, args: chromiumFlags });
const browser = await chromium.connect(server.wsEndpoint());
const browserPid = server.process().pid ?? 0;

try {
  for (const words of bookSizes) {
    const buffer = Buffer.from(bookOf(words));
    const seconds: number[] = [];
    const threads: number[] = [];
    let before = 0;
    let after = 0;
    for (let run = 0; run < runs; run++) {
      const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
      const page = await context.newPage();
      await page.addInitScript(watchReading);
      const devtools = await context.newCDPSession(page);
      await page.goto(`${site.url}/read/mine`);
      await page.waitForLoadState("networkidle");
      before = familyMegabytes(browserPid);
      await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await page
        .getByTestId("own-text-file")
        .setInputFiles({ name: "kitap.epub", mimeType: "application/epub+zip", buffer });
      await page.locator("article [data-page]").first().waitFor();
      const durationOf = (name: string) =>
        page.evaluate((one) => performance.getEntriesByName(one)[0]?.duration ?? Number.NaN, name);
      await page.waitForFunction(() => performance.getEntriesByName("opened").length > 0);
      // The first message is the text's; the thread that counts words comes after the page.
      const reading = await durationOf("read");
      threads.push(reading / 1000);
      seconds.push(((await durationOf("opened")) + (slowdown - 1) * reading) / 1000);
      after = Math.max(after, familyMegabytes(browserPid));
      await context.close();
    }
    const bound = median(seconds);
    const verdict = words === aimWords ? (bound <= aimSeconds ? "✓ " : "✗ ") : "  ";
    const aim = words === aimWords ? ` (aim ${aimSeconds})` : "";
    console.log(
      `${verdict}EPUB of ${words} words (${Math.round(buffer.length / 1024)} KB): first page after ${bound.toFixed(2)} s ${slowdown} times slower${aim}, of which the reading thread ${slowdown} × ${median(threads).toFixed(2)} s; browser ${Math.round(before)} → ${Math.round(after)} MB`,
    );
    if (words === aimWords && bound > aimSeconds) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
