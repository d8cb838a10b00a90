import type { Path } from "@tilashar/contracts";

/** As the service worker keeps it. */
const address = "/api/path";

/**
 * The path that is the same for everyone, without what a learner has done of it. The service worker keeps it,
 * so that it is there without a network, too.
 *
 * @throws what `fetch` throws when there is no network and it was never kept
 */
export async function publicPath(): Promise<Path> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The path cannot be had: ${answer.status}`);
  return (await answer.json()) as Path;
}

/** Has the public path kept for when there is no network: a learner's own is never kept. */
export async function keepPublicPath(): Promise<void> {
  if (!("caches" in window) || (await caches.match(address, { ignoreVary: true }))) return;
  await publicPath();
}
