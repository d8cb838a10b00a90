import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Locator, type Page } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "../e2e/site/chromium.ts";
import { openClient } from "./load/client.ts";
import { newLearner } from "./load/learners.ts";
import { startProduct } from "./start-process.ts";

/**
 * How long a screen takes to answer a press, from the press to the next frame, on a processor SLOWDOWN
 * times slower than this one (4 by default). The worst of all presses is INP as a page of so few has it;
 * the aim is 100 ms.
 * A press on a heading, which does nothing, says what the browser itself needs here: this machine draws
 * without a graphics card. JOURNEYS takes the names of some, SHOW a number of presses to print of each.
 */
const slowdown = Number(process.env.SLOWDOWN ?? 4);
const asked = process.env.JOURNEYS?.split(",");
const shown = Number(process.env.SHOW ?? 0);
const aimMs = 100;
/** Between the presses, so that none pays for the one before. */
const restMs = 400;

const dataDir = mkdtempSync(join(tmpdir(), "tilashar-interaction-"));
const site = await startProduct({ DATA_DIR: dataDir });
const { send, close } = openClient(site.url, 1);
const browser = await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });

interface Press {
  name: string;
  /** What stands on what was pressed; empty when that is gone by now. */
  target: string;
  ms: number;
  /** Before the handlers, in them, and from them to the frame. */
  parts: [number, number, number];
}

/** A page on the slow processor that writes down every press. */
async function slowPage(): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const presses: Press[] = [];
    Object.assign(window, { presses });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & {
        interactionId: number;
      })[]) {
        if (entry.interactionId === 0) continue;
        const { startTime, processingStart, processingEnd, duration } = entry;
        presses.push({
          name: entry.name,
          target: (entry.target?.textContent ?? "").trim().slice(0, 20),
          ms: duration,
          parts: [
            processingStart - startTime,
            processingEnd - processingStart,
            startTime + duration - processingEnd,
          ],
        });
      }
    }).observe({ type: "event", durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/**
 * Presses on a page that has come to rest. The test tool's own click looks at the element from inside the
 * page, which the page would be charged for; a touch of its browser takes 80 ms here to become a click.
 */
async function press(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  await target.scrollIntoViewIfNeeded();
  await page.waitForTimeout(restMs);
  const box = await target.boundingBox();
  if (box === null) throw new Error("What is to be pressed is not drawn");
  await page.waitForTimeout(restMs);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(restMs);
}

/** Presses what an item is answered with, whether right or wrong, then Check and Next. */
async function pressItem(page: Page): Promise<void> {
  const item = page.locator("section[data-kind]");
  await item.waitFor();
  const kind = await item.getAttribute("data-kind");
  const next = page.getByRole("button", { name: "Next" });
  if (kind === "meet") return press(page, next);
  const check = page.getByRole("button", { name: "Check" });
  const field = item.getByRole("textbox");
  const free = item.locator(
    "fieldset button:enabled, ul button:enabled, [role=group] button:enabled",
  );
  if (await field.count()) {
    await field.focus();
    for (const key of ["Digit1", "KeyA"]) await page.keyboard.press(key);
  } else
    for (let at = 0; at < 3; at++) {
      const button = free.nth(at);
      if ((await button.count()) > 0) await press(page, button);
    }
  if ((await check.count()) > 0 && (await check.isEnabled())) await press(page, check);
  else await press(page, page.getByRole("button", { name: "I don’t know" }));
  await press(page, next);
}

const journeys: Record<string, (page: Page) => Promise<void>> = {
  async "no answer"(page) {
    await page.goto(`${site.url}/lessons/1`);
    await page.waitForLoadState("networkidle");
    for (let time = 0; time < 8; time++) await press(page, page.getByRole("heading", { level: 1 }));
  },
  async quiz(page) {
    await page.goto(`${site.url}/lessons/1`);
    await page.waitForLoadState("networkidle");
    await press(page, page.getByRole("button", { name: "Practice quiz" }).first());
    const quiz = page.getByRole("dialog");
    await press(page, quiz.locator("label").filter({ hasText: /^5$/ }));
    for (let question = 0; question < 5; question++) {
      const options = quiz.locator("section ul button");
      const tiles = quiz
        .getByRole("group", { name: "Letters", exact: true })
        .locator("button:enabled");
      await options.or(tiles).first().waitFor();
      if (await options.count()) await press(page, options.first());
      else while (await tiles.count()) await press(page, tiles.first());
      await press(page, quiz.getByRole("button", { name: "Check" }));
      await press(page, quiz.getByRole("button", { name: /^(Next|Skip)$/ }));
    }
  },
  async "gloss tap"(page) {
    await page.goto(`${site.url}/reading/1`);
    await page.waitForLoadState("networkidle");
    const gloss = page.getByRole("dialog", { name: "Meaning of the word" });
    for (let word = 0; word < 8; word++) {
      await press(page, page.locator("[data-word]").nth(word));
      await gloss.getByRole("heading").first().waitFor();
    }
    await press(page, gloss.getByRole("button", { name: "Close" }));
  },
  /** Every kind of item of a lesson's steps: choices, tiles, letters, pairs, and their verdicts. */
  async session(page) {
    await page.addInitScript(() => localStorage.setItem("voice", JSON.stringify({ quiet: true })));
    for (const step of ["meet-1", "notice", "use"]) {
      await page.goto(`${site.url}/lessons/63/steps/${step}`);
      for (let item = 0; item < 9; item++) await pressItem(page);
    }
  },
  async review(page) {
    const learner = await newLearner(send);
    const saved = await send({
      method: "POST",
      path: "/api/profile/saved-lessons/",
      token: learner.access,
      body: { lesson_id: 1 },
    });
    if (saved.status >= 300) throw new Error(`Answered ${saved.status}`);
    await page.goto(`${site.url}/about`);
    await page.evaluate(({ access, email }) => {
      localStorage.setItem("access", access);
      localStorage.setItem("user", JSON.stringify({ id: 1, username: "slow", email }));
    }, learner);
    await page.goto(`${site.url}/review`);
    for (let card = 0; card < 8; card++) {
      await press(page, page.getByRole("button", { name: "Show the answer" }));
      await press(page, page.getByRole("button", { name: /^Good/ }));
    }
  },
};

try {
  for (const [name, journey] of Object.entries(journeys)) {
    if (asked?.includes(name) === false) continue;
    const page = await slowPage();
    await journey(page);
    await page.waitForTimeout(1000);
    const presses = await page.evaluate(() => (window as unknown as { presses: Press[] }).presses);
    const byLength = presses.toSorted((a, b) => b.ms - a.ms);
    const worst = byLength[0];
    if (worst === undefined) {
      console.log(`✓ ${name.padEnd(10)} every press was answered within 16 ms`);
      await page.context().close();
      continue;
    }
    const parts = worst.parts.map((ms) => ms.toFixed(0)).join(" + ");
    console.log(
      `${worst.ms <= aimMs ? "✓" : "✗"} ${name.padEnd(10)} worst of ${presses.length} events over 16 ms: ${worst.ms} ms, half of them under ${byLength[byLength.length >> 1]?.ms} (${worst.name} “${worst.target}”: ${parts}; aim ${aimMs})`,
    );
    for (const { name: event, target, ms, parts } of byLength.slice(0, shown))
      console.log(
        `    ${ms} ms ${event} “${target}”: ${parts.map((part) => part.toFixed(0)).join(" + ")}`,
      );
    if (worst.ms > aimMs) process.exitCode = 1;
    await page.context().close();
  }
} finally {
  await browser.close();
  close();
  await site.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
