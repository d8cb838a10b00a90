/** Where files wait that another application has shared, from the worker that took them to the page that asks. */
const cacheName = "tilashar-shared";
/** So many wait at once; what is larger than any text we read is left. */
const maxFiles = 10;
const maxBytes = 20 * 1024 * 1024;

const nameHeader = "x-file-name";

/** A file that waits, and where. */
export interface SharedFile {
  readonly address: string;
  readonly file: File;
}

/** Keeps shared files behind those that wait already: who shares one text after another finds them all. */
export async function keepSharedFiles(caches: CacheStorage, files: readonly File[]): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of files.slice(0, maxFiles)) {
    // A file that cannot be read is only named, so that the page can say so.
    const body = file.size > maxBytes ? file.slice(0, maxBytes + 1) : file;
    const headers = { [nameHeader]: encodeURIComponent(file.name) };
    // Two shares at once must not write to one address.
    await cache.put(`/shared-files/${crypto.randomUUID()}`, new Response(body, { headers }));
  }
  const waiting = await cache.keys();
  await Promise.all(waiting.slice(0, -maxFiles).map((oldest) => cache.delete(oldest)));
}

/** The files that wait, in the order they came in. */
export async function sharedFiles(): Promise<SharedFile[]> {
  if (typeof caches === "undefined" || !(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const files: SharedFile[] = [];
  for (const { url } of await cache.keys()) {
    const kept = await cache.match(url);
    if (kept === undefined) continue;
    const name = decodeURIComponent(kept.headers.get(nameHeader) ?? "");
    files.push({ address: url, file: new File([await kept.blob()], name) });
  }
  return files;
}

/** Lets go of files that were shared, not of those that came since. */
export async function forgetSharedFiles(files: readonly SharedFile[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all(files.map(({ address }) => cache.delete(address)));
}
