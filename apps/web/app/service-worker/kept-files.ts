import { cacheNames, partAddress, partOfKept } from "#app/lib/offline/kept-pages.ts";
import { keepPart } from "./answers.ts";
import type { WorkerScope } from "./worker-scope.ts";
import { readState, writeState } from "./worker-state.ts";

/** The application's files, as the build lists them. */
export interface OfflineFiles {
  /** Without these no page starts: kept before the worker is ready. */
  core: readonly string[];
  /** The other small ones: kept when the browser has nothing better to do. */
  rest: readonly string[];
  /** Large parts that not everyone uses: kept at their first use, or with a level. */
  heavy: readonly string[];
}

/** Few enough at once that a page being opened still comes first. */
const hands = 4;

/** Fetches what is missing of `addresses`, in their order. */
export async function keepFiles(
  scope: WorkerScope,
  addresses: readonly string[],
  name: string = cacheNames.files,
): Promise<void> {
  const cache = await scope.caches.open(name);
  const queue = [...addresses];
  const hand = async () => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift()) {
      if ((await scope.caches.match(address)) !== undefined) continue;
      const answer = await scope.fetch(address);
      if (answer.status !== 200) throw new Error(`${address}: ${answer.status}`);
      await cache.put(address, answer);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
}

/** Fetches and keeps all parts of a page that is not kept yet. */
export async function keepPage(scope: WorkerScope, page: string): Promise<void> {
  for (const part of ["document", "page-data", "route-data"] as const) {
    await keepPart(scope, { part, page }, await scope.fetch(partAddress(part, page)));
  }
}

/** Notes that this build is the one in use; pages kept under an earlier one are to be fetched anew. */
export async function noteBuild(scope: WorkerScope, files: OfflineFiles): Promise<void> {
  const { files: before } = await readState(scope);
  const now = [...files.core, ...files.rest, ...files.heavy];
  const isNew = before.length > 0 && before.join() !== now.join();
  await writeState(scope, {
    files: now,
    ...(isNew && { previousFiles: before, renewing: true }),
  });
}

/**
 * Fetches pages kept under an earlier build anew, since they name files of that build, and answers of the
 * API, whose shape may be another; then lets go of files that no build in use names. Interrupted, it goes
 * on when called again.
 */
export async function renewPages(scope: WorkerScope): Promise<void> {
  const { renewing, files, previousFiles, language } = await readState(scope);
  if (!renewing) return;
  for (const name of await scope.caches.keys()) {
    if (name !== cacheNames.pages && !name.startsWith(cacheNames.level(""))) continue;
    const cache = await scope.caches.open(name);
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url);
      const kept = partOfKept(pathname + search);
      if (kept === null) continue;
      // Only the learner's own language can be asked for without naming it in the address.
      if (kept.language !== null && language !== null && kept.language !== language) {
        await cache.delete(url, { ignoreVary: true });
        continue;
      }
      const answer = await scope.fetch(partAddress(kept.part, kept.page));
      if (answer.status === 200) await cache.put(url, answer);
      else await cache.delete(url, { ignoreVary: true });
    }
  }
  await renewContent(scope);
  const cache = await scope.caches.open(cacheNames.files);
  const needed = new Set([...files, ...previousFiles]);
  for (const { url } of await cache.keys()) {
    if (!needed.has(new URL(url).pathname)) await cache.delete(url, { ignoreVary: true });
  }
  await writeState(scope, { renewing: false });
}

async function renewContent(scope: WorkerScope): Promise<void> {
  const cache = await scope.caches.open(cacheNames.content);
  for (const { url } of await cache.keys()) {
    if (!new URL(url).pathname.startsWith("/api/")) continue;
    const answer = await scope.fetch(url);
    if (answer.status === 200) await cache.put(url, answer);
    else await cache.delete(url, { ignoreVary: true });
  }
}
