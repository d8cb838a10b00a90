import { expect, type Page } from "@playwright/test";

/** How many calls this browser still keeps for the server. */
const waiting = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === "tilashar-outbox")) return 0;
    const asked = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await asked(indexedDB.open("tilashar-outbox"));
    const count = await asked(database.transaction("entries").objectStore("entries").count());
    database.close();
    return count;
  });

/** Waits until everything that was kept in this browser has reached the server. */
export async function expectAllSent(page: Page): Promise<void> {
  await expect.poll(() => waiting(page)).toBe(0);
}
