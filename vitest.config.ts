import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: [
            "packages/*/src/**/*.test.ts",
            "apps/*/{src,app}/**/*.test.{ts,tsx}",
            "scripts/**/*.test.ts",
          ],
          exclude: ["**/*.db.test.ts", "**/node_modules/**"],
          // Some build all pictures or walk the whole lexicon: seconds on a small machine that is busy.
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: "db",
          include: ["apps/api/src/**/*.db.test.ts"],
          globalSetup: ["apps/api/src/testing/postgres.global-setup.ts"],
          // Argon2 and started servers take their time on a small machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
