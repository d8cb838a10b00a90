import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          // Node reads TypeScript itself: nothing is transformed, and what has been compiled is kept.
          experimental: { viteModuleRunner: false },
          include: [
            "packages/*/src/**/*.test.ts",
            "apps/api/src/**/*.test.ts",
            "scripts/**/*.test.ts",
          ],
          exclude: [
            "**/*.db.test.ts",
            "**/*.built.test.ts",
            "**/*.started.test.ts",
            "**/*.sets.test.ts",
            "**/node_modules/**",
          ],
          // Lexicon and course are read once a worker, not once a file: no test changes what modules hold.
          isolate: false,
          setupFiles: ["scripts/globals-put-back.ts"],
          maxWorkers: 2,
          // Some walk the whole lexicon: seconds on a small machine that is busy.
          testTimeout: 120_000,
          // What a file prepares before its tests walks the lexicon too.
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "pages",
          // They reach components, whose JSX Node does not read: Vite transforms it.
          server: { deps: { external: [/\/paraglide\//] } },
          include: ["apps/web/app/**/*.test.{ts,tsx}"],
          isolate: false,
          setupFiles: ["scripts/globals-put-back.ts"],
          maxWorkers: 2,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: "sets",
          // Node reads TypeScript itself: nothing is transformed, and what has been compiled is kept.
          experimental: { viteModuleRunner: false },
          // The tutor and the judge by thousands of messages and sentences, recordings by many readings, and whatever asks a tutor that has learnt: too long for `npm run check`.
          include: ["packages/*/src/**/*.sets.test.ts"],
          isolate: false,
          // `npm test` runs them beside those of the databases, which wait more than they compute.
          maxWorkers: 1,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "db",
          experimental: { viteModuleRunner: false },
          // Of databases and started servers, of what starts another process, and of what a build has made of the whole course.
          include: ["apps/api/src/**/*.{db,started}.test.ts", "packages/*/src/**/*.built.test.ts"],
          globalSetup: [
            "scripts/build-before-tests.mjs",
            "apps/api/src/testing/postgres.global-setup.ts",
          ],
          // As above; each test has a database of its own.
          isolate: false,
          setupFiles: ["scripts/globals-put-back.ts"],
          // They wait for servers and mails more than they compute.
          maxWorkers: 4,
          // Argon2 and started servers take their time on a small machine.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          retry: process.env.CI ? 1 : 0,
        },
      },
    ],
  },
});
