import { test as visiting } from "./site.ts";
import { type StartedSite, startSite } from "./started-site.ts";

/** For files whose tests change what everybody meets: the course, the house, the board, every session. Each of their workers has its own site. */
export const test = visiting.extend<Record<never, never>, { site: StartedSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from this pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
});
