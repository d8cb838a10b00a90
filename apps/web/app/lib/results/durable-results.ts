const database = "tilashar-results";
const store = "pending";

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "attempt" });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** One transaction, on the disk when it has ended; undefined where the browser has no such store. */
async function inStore<T>(
  mode: IDBTransactionMode,
  work: (results: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const opened = await open();
    const transaction = opened.transaction(store, mode, { durability: "strict" });
    const request = work(transaction.objectStore(store));
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = reject;
    });
    opened.close();
    return request.result;
  } catch (error) {
    console.warn("Results are kept in local storage only", error);
    return undefined;
  }
}

/**
 * Local storage reaches the disk seconds after it was written: a browser that is killed in between has
 * lost it. So each result is also written where a write says when it is safe.
 */
export const keepDurably = (result: { attempt: string }) =>
  inStore("readwrite", (results) => results.put(result));

/** The server has it. */
export const forgetDurable = (attempt: string) =>
  inStore("readwrite", (results) => results.delete(attempt));

/** Everything that was kept and never forgotten, in no order. */
export const durableResults = async (): Promise<unknown[]> =>
  (await inStore<unknown[]>("readonly", (results) => results.getAll())) ?? [];
