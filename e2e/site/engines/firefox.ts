import puppeteer from "puppeteer-core";
import type { Engine } from "./engine.ts";

/** Firefox without its windows, driven by WebDriver BiDi. */
export async function startFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({
    browser: "firefox",
    executablePath,
    headless: true,
    extraPrefsFirefox: { "intl.accept_languages": "en", "media.autoplay.default": 0 },
  });
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(String(error)));
  page.on("console", (message) => {
    // A page that is left takes along what its service worker was still fetching; Firefox tells of each.
    const isLeft = message.text().includes("A ServiceWorker intercepted the request");
    if (message.type() === "error" && !isLeft) errors.push(message.text());
  });
  return {
    goto: async (url) => {
      await page.goto(url);
    },
    evaluate: async (work, argument = "") => page.evaluate(work, argument) as never,
    press: async (selector) => {
      await page.locator(selector).click();
    },
    type: async (selector, text) => {
      await page.type(selector, text);
    },
    errors: async () => errors,
    close: () => browser.close(),
  };
}
