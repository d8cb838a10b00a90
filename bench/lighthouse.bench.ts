import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";
import { chromiumFlags, chromiumPath } from "../e2e/site/chromium.ts";
import { startProduct } from "./start-process.ts";

/**
 * Lighthouse's mobile run (simulated slow 4G, processor SLOWDOWN times slower, 4 by default) over the
 * public screens. Each figure is the median of RUNS (3 by default); PATHS takes some of the screens.
 *
 * It tells the machine's own speed too, in Lighthouse's index: the browser's own tools take 1000 for a
 * middling phone (Pixel 5) and 264 for a weak one (Moto G4 Power of 2022) when they calibrate a slowdown.
 */

const allPaths = [
  "/",
  "/lessons",
  "/lessons/1",
  "/lessons/61/steps/meet-1",
  "/read",
  "/read/mine",
  "/reading/1",
  "/watch",
  "/watching/1",
  "/grammar",
  "/grammar/locative",
  "/word/мектеп",
  "/phrases",
  "/phrases/greetings",
  "/word-of-the-day",
  "/learn",
  "/learn/speech",
  "/learn/chatbot",
  "/learn/harmony",
  "/proficiency-test",
  "/exams",
  "/exams/residence",
  "/exams/residence/1",
  "/review",
  "/words",
  "/me",
  "/about",
  "/contact",
  "/privacy",
  "/accessibility",
  "/speak-kazakh",
  "/login",
  "/register",
];
const paths = process.env.PATHS?.split(",") ?? allPaths;
const slowdown = Number(process.env.SLOWDOWN ?? 4);
const runs = Number(process.env.RUNS ?? 3);
const debuggingPort = 9333;

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const dataDir = mkdtempSync(join(tmpdir(), "tilashar-lighthouse-"));
const site = await startProduct({ DATA_DIR: dataDir });
const browser = await chromium.launch({
  executablePath: chromiumPath,
  args: [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`],
});

try {
  const table: Record<string, Record<string, string | number>> = {};
  const indices: number[] = [];
  for (const path of paths) {
    const samples: Report[] = [];
    for (let run = 0; run < runs; run++) {
      const result = await lighthouse(
        site.url + path,
        { port: debuggingPort, logLevel: "error" },
        {
          extends: "lighthouse:default",
          settings: { throttling: { cpuSlowdownMultiplier: slowdown } },
        },
      );
      if (!result) throw new Error(`Lighthouse had nothing to say about ${path}`);
      samples.push(result.lhr);
      indices.push(result.lhr.environment.benchmarkIndex);
    }
    const score = (name: string) =>
      Math.round(median(samples.map((lhr) => (lhr.categories[name]?.score ?? 0) * 100)));
    const audit = (name: string) =>
      median(samples.map((lhr) => lhr.audits[name]?.numericValue ?? Number.NaN));
    const script = (lhr: (typeof samples)[number]) => {
      const details = lhr.audits["network-requests"]?.details;
      const items = (details && "items" in details ? details.items : []) as Record<
        string,
        unknown
      >[];
      return items
        .filter((item) => item.resourceType === "Script")
        .reduce((sum, item) => sum + Number(item.transferSize ?? 0), 0);
    };
    table[path] = {
      performance: score("performance"),
      accessibility: score("accessibility"),
      "best practices": score("best-practices"),
      seo: score("seo"),
      "FCP ms": Math.round(audit("first-contentful-paint")),
      "LCP ms": Math.round(audit("largest-contentful-paint")),
      "TBT ms": Math.round(audit("total-blocking-time")),
      CLS: Number(audit("cumulative-layout-shift").toFixed(3)),
      "JS KB": Number((median(samples.map(script)) / 1024).toFixed(1)),
    };
  }
  console.table(table);
  const index = median(indices);
  console.log(
    `this machine: index ${index.toFixed(0)}; ${slowdown} times slower: ${(index / slowdown).toFixed(0)}`,
  );
} finally {
  await browser.close();
  site.process.kill();
  rmSync(dataDir, { recursive: true, force: true });
}
