import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openInspector, residentMegabytes } from "./process-memory.ts";
import { mainThreadSeconds, processorSeconds } from "./processor-time.ts";
import { startProduct } from "./start-process.ts";

/**
 * What pages of the grammar book and of the dictionary cost when nobody asked for them before, each in three
 * languages: processor time of the main thread, for which others wait, and of the whole process, which
 * compresses them at full effort in the background. And what stays in memory after WORDS words (2000) in
 * each language: the cache of pages is bounded, so that the second half adds nothing to the first.
 */
const wordCount = Number(process.env.WORDS ?? 2000);
const languages = ["en", "ru", "kk"];
const aimMs = 25;

const dataDir = mkdtempSync(join(tmpdir(), "tilashar-bench-"));
const product = await startProduct({ DATA_DIR: dataDir }, ["--inspect=127.0.0.1:0"]);
const { pid } = product.process;
const inspector = await openInspector(product.inspector as string);

/** The length of a page, as a browser asks for it. */
function ask(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(product.url + path, { headers: { "accept-encoding": "br" } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${path} answered ${answer.statusCode}`));
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => {
        bytes += chunk.length;
      });
      answer.on("end", () => resolve(bytes));
    }).on("error", reject);
  });
}

const locations = async (address: string) =>
  [...(await (await fetch(product.url + address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location]) => new URL(location as string).pathname,
  );
const startingWith = (start: string) => (path: string) => path.startsWith(start);
const points = (await locations("/sitemap.xml")).filter(startingWith("/grammar/"));
const words = (await locations("/sitemap-words.xml")).filter(startingWith("/word/"));
// Spread over the alphabet, so that long and short pages are among them
const step = Math.max(1, Math.floor(words.length / wordCount));
const someWords = words.filter((_, at) => at % step === 0).slice(0, wordCount);

const memory = async () => ({
  "heap MB": Number((await inspector.heapAfterCollection()).toFixed(1)),
  "resident MB": Math.round(residentMegabytes(pid)),
});

async function cold(what: string, paths: readonly string[]) {
  const [main, all] = [mainThreadSeconds(pid), processorSeconds(pid)];
  let bytes = 0;
  for (const path of paths) bytes += await ask(path);
  const each = (seconds: number) => Number(((seconds * 1000) / paths.length).toFixed(1));
  return {
    what,
    pages: paths.length,
    "KB a page": Number((bytes / 1024 / paths.length).toFixed(1)),
    "main thread ms": each(mainThreadSeconds(pid) - main),
    "process ms": each(processorSeconds(pid) - all),
    ...(await memory()),
  };
}

const inLanguages = (paths: readonly string[]) =>
  paths.flatMap((path) => languages.map((language) => `${path}?lang=${language}`));

// The engine, the bank of sentences and the renderer are made by the first page
for (const path of [points[0], words[0]]) await ask(path as string);
const half = Math.floor(someWords.length / 2);
const rows = [
  { what: "ready", ...(await memory()) },
  await cold("points of grammar", inLanguages(points)),
  await cold("words, first half", inLanguages(someWords.slice(0, half))),
  await cold("words, second half", inLanguages(someWords.slice(half))),
];
console.table(rows);
for (const row of rows)
  if ("main thread ms" in row && row["main thread ms"] > aimMs) process.exitCode = 1;

inspector.close();
await product.stop();
rmSync(dataDir, { recursive: true, force: true });
