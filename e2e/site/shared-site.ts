import { type Site, startSite } from "./started-site.ts";

const variable = "TILASHAR_SHARED_SITE";

/** Starts the site that all workers visit, before the first of them: one server warms up and compresses pages once, not once a worker. */
export default async function startSharedSite(): Promise<() => Promise<void>> {
  const { url, dataDir, stop } = await startSite();
  // Workers get the environment of the process that starts them.
  process.env[variable] = JSON.stringify({ url, dataDir } satisfies Site);
  return stop;
}

/** The site that was started for all workers. */
export function sharedSite(): Site {
  const told = process.env[variable];
  if (told === undefined)
    throw new Error("No shared site was started: playwright.config.ts names it.");
  return JSON.parse(told) as Site;
}
