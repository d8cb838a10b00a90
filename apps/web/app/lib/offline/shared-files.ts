/** Where files wait that another application has shared, from the worker that took them to the page that asks. */
const cacheName = "tilashar-shared";
/** So many are taken at once; what is larger than any text we read is left. */
const maxFiles = 10;
const maxBytes = 20 * 1024 * 1024;

const addressOf = (at: number) => `/shared-files/${at}`;
const nameHeader = "x-file-name";

/** Keeps shared files in the place of those that were shared before. */
export async function keepSharedFiles(caches: CacheStorage, files: readonly File[]): Promise<void> {
  await caches.delete(cacheName);
  const cache = await caches.open(cacheName);
  const kept = files.slice(0, maxFiles).map((file) => {
    // A file that cannot be read is only named, so that the page can say so.
    const body = file.size > maxBytes ? file.slice(0, maxBytes + 1) : file;
    return new Response(body, { headers: { [nameHeader]: encodeURIComponent(file.name) } });
  });
  await Promise.all(kept.map((file, at) => cache.put(addressOf(at), file)));
}

/** The files that wait, in their order. */
export async function sharedFiles(): Promise<File[]> {
  if (typeof caches === "undefined" || !(await caches.has(cacheName))) return [];
  const cache = await caches.open(cacheName);
  const files: File[] = [];
  for (let at = 0; at < maxFiles; at += 1) {
    const kept = await cache.match(addressOf(at));
    if (kept === undefined) break;
    const name = decodeURIComponent(kept.headers.get(nameHeader) ?? "");
    files.push(new File([await kept.blob()], name));
  }
  return files;
}

/** Lets go of the files that were shared. */
export async function forgetSharedFiles(): Promise<void> {
  await caches.delete(cacheName);
}
