import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./e2e/site/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  globalSetup: "./e2e/site/shared-site.ts",
  outputDir: ".cache/browser-tests",
  fullyParallel: true,
  // They wait for pages, sounds and servers more than they compute: three keep two cores busy.
  workers: 3,
  forbidOnly: true,
  // A shared machine may stall; what needed another try is reported as flaky, not as passed.
  retries: process.env.CI ? 2 : 0,
  timeout: 90_000,
  // Reached only by what fails: a busy machine takes its time to fetch and start a page's code.
  expect: { timeout: 25_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    locale: "en-US",
    timezoneId: "Asia/Almaty",
    actionTimeout: 25_000,
    launchOptions: {
      executablePath: chromiumPath,
      // A page of a test is young: to optimise its code costs more than that wins (a tenth of a whole run).
      args: [...chromiumFlags, "--js-flags=--no-turbofan --no-maglev"],
    },
    // What a test writes down of every step costs more than the steps; a second try writes it.
    trace: "on-first-retry",
    // The worker fetches every file of the application for each new browser: only the tests of it let it in.
    serviceWorkers: "block",
    // What moves has to come to rest before it can be pressed. The quiz is also tested with its motion.
    contextOptions: { reducedMotion: "reduce" },
  },
});
