import {
  cacheNames,
  documentAddresses,
  keptAddress,
  languageOfAnswer,
  offlinePage,
  type PagePart,
  sharePage,
} from "#app/lib/offline/kept-pages.ts";
import { partOf } from "./byte-range.ts";
import type { FetchEventLike, WorkerScope } from "./worker-scope.ts";
import { languageOf } from "./worker-state.ts";

/** A page that is kept is shown after this long, when the network does not answer. */
const patience = 3000;
const maxPages = 120;
const maxContent = 600;
const anyVary = { ignoreVary: true };

const isPublic = (answer: Response) =>
  answer.status === 200 && /\bpublic\b/.test(answer.headers.get("cache-control") ?? "");

/** Keeps an answer, as the youngest of its cache; the oldest go beyond `most`. */
async function keep(
  { caches }: WorkerScope,
  { name, key, most }: { name: string; key: string; most: number },
  answer: Response,
): Promise<void> {
  const cache = await caches.open(name);
  // The whole answer first: a network that dies half way must not cost what is kept already.
  const { status, statusText, headers } = answer;
  const whole = new Response(await answer.blob(), { status, statusText, headers });
  await cache.delete(key, anyVary);
  await cache.put(key, whole);
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - most)))
    await cache.delete(old, anyVary);
}

/** Keeps a part of a page that everyone may see; whatever else an answer is passes by. */
export async function keepPart(
  scope: WorkerScope,
  { part, page }: { part: PagePart; page: string },
  answer: Response,
): Promise<void> {
  if (!isPublic(answer) || answer.redirected) return;
  const key = keptAddress(part, page, languageOfAnswer(answer));
  await keep(scope, { name: cacheNames.pages, key, most: maxPages * 3 }, answer);
}

async function keptPart(
  scope: WorkerScope,
  part: PagePart,
  page: string,
): Promise<Response | undefined> {
  if (part !== "document") return scope.caches.match(keptAddress(part, page), anyVary);
  for (const address of documentAddresses(page, await languageOf(scope))) {
    const found = await scope.caches.match(address, anyVary);
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * A page or its data: from the network, so that it is today's; kept ones when the network is away or slow.
 * A document that is not kept leads to the page that says what still works.
 */
export async function answerPage(
  scope: WorkerScope,
  event: FetchEventLike,
  { part, page }: { part: PagePart; page: string },
): Promise<Response> {
  // Data for some of the routes is not all of the page's data.
  const isWhole = !new URL(event.request.url).searchParams.has("_routes");
  const fresh = (async () => {
    const answer = (await event.preloadResponse) ?? (await scope.fetch(event.request));
    if (isWhole && isPublic(answer)) {
      event.waitUntil(keepPart(scope, { part, page }, answer.clone()).catch(() => {}));
    }
    return answer;
  })();
  const slow = new Promise<"slow">((resolve) => setTimeout(resolve, patience, "slow"));
  const first = await Promise.race([fresh, slow]).catch(() => "lost" as const);
  // A proxy in the way says 502 or 504: what is kept is better than that.
  if (typeof first === "object" && first.status < 500) return first;
  const path = page.split("?")[0] ?? page;
  const kept = await keptPart(scope, part, page);
  if (kept !== undefined) return kept;
  if (first !== "lost" && typeof first === "object") return first;
  if (first === "slow") {
    const late = await fresh.catch(() => null);
    if (late !== null) return late;
  }
  const bare = path === page ? undefined : await keptPart(scope, part, path);
  // Its address carries what was shared, which the page reads itself: it must not be lost on the way.
  if (bare !== undefined && path === sharePage) return bare;
  if (part === "document") {
    const target = bare !== undefined ? path : `${offlinePage}#${page}`;
    return path === offlinePage
      ? Response.error()
      : Response.redirect(scope.location.origin + target);
  }
  return bare ?? Response.error();
}

/** A file that never changes: kept at its first use. */
export async function answerFile(
  scope: WorkerScope,
  event: FetchEventLike,
  name: string,
): Promise<Response> {
  const { request } = event;
  const kept = await scope.caches.match(request.url, anyVary);
  if (kept !== undefined) return kept;
  const answer = await scope.fetch(request);
  if (answer.status === 200) {
    const most = name === cacheNames.files ? 1000 : maxContent;
    event.waitUntil(keep(scope, { name, key: request.url, most }, answer.clone()).catch(() => {}));
  }
  return answer;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whether this is a person's recording that was kept for a day: they may have taken it back since. */
const mayBeTakenBack = ({ headers }: Response): boolean =>
  headers.get("voice-source") === "person" &&
  !(Date.now() - Date.parse(headers.get("date") ?? "") < dayMs);

/** A sound, whole or by ranges; without a network also at the other pace. */
export async function answerVoice(scope: WorkerScope, event: FetchEventLike): Promise<Response> {
  const { url, headers } = event.request;
  const range = headers.get("range");
  const kept = await scope.caches.match(url, anyVary);
  const fetchAndKeep = async () => {
    const answer = await scope.fetch(url);
    if (answer.status === 200) {
      const copy = answer.clone();
      const place = { name: cacheNames.content, key: url, most: maxContent };
      event.waitUntil(keep(scope, place, copy).catch(() => {}));
    }
    return answer;
  };
  if (kept !== undefined && !mayBeTakenBack(kept)) {
    // Somebody may have recorded it since: that is heard the next time. The browser asks rarely, and by its tag.
    event.waitUntil(fetchAndKeep().catch(() => {}));
    return partOf(kept, range);
  }
  try {
    return await partOf(await fetchAndKeep(), range);
  } catch (error) {
    if (kept !== undefined) return partOf(kept, range);
    const other = url.includes("/slow.mp3")
      ? url.replace("/slow.mp3", "/normal.mp3")
      : url.replace("/normal.mp3", "/slow.mp3");
    const near = await scope.caches.match(other, anyVary);
    if (near === undefined) throw error;
    return partOf(near, range);
  }
}

/** A public answer of the API: from the network, else the kept one. What is a learner's own is never kept. */
export async function answerContent(scope: WorkerScope, event: FetchEventLike): Promise<Response> {
  const { request } = event;
  try {
    const answer = await scope.fetch(request);
    if (isPublic(answer)) {
      const place = { name: cacheNames.content, key: request.url, most: maxContent };
      event.waitUntil(keep(scope, place, answer.clone()).catch(() => {}));
    }
    return answer;
  } catch (error) {
    const kept = await scope.caches.match(request.url, anyVary);
    if (kept === undefined) throw error;
    return kept;
  }
}
