import { defineConfig } from "@playwright/test";
import { chromiumFlags, chromiumPath } from "./e2e/site/chromium.ts";

export default defineConfig({
  testDir: "e2e",
  testMatch: "**/*.spec.ts",
  outputDir: ".cache/browser-tests",
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared machine may stall; what needed a second try is reported as flaky, not as passed.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : [["list"]],
  use: {
    locale: "en-US",
    timezoneId: "Asia/Almaty",
    actionTimeout: 10_000,
    launchOptions: {
      executablePath: chromiumPath,
      args: chromiumFlags,
    },
    trace: "retain-on-failure",
  },
});
