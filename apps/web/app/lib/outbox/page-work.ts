import { readStored } from "#app/lib/storage.ts";

/**
 * What this page knows of the outbox without fetching it: few visitors of a page have anything that waits.
 * The entry of the application fills in what else happens when something is sent.
 */
export const pageWork = {
  /** False when nothing waits, as far as this page knows; for moments that cannot ask the disk. */
  mayWait: false,
  /** What else becomes a learner's when a guest's entries do. */
  takeAlong: async (_userId: number): Promise<void> => {},
  /** Tells the learner that something was set aside. */
  tellSetAside: (): void => {},
};

/** True unless this browser has surely never kept anything, in this version or an older one. */
export async function mayHaveKept(): Promise<boolean> {
  if (pageWork.mayWait) return true;
  if (readStored("pending-results") !== null) return true;
  try {
    const databases = await indexedDB.databases();
    return databases.some(({ name }) => name?.startsWith("tilashar-"));
  } catch {
    // A browser that does not say may have something.
    return true;
  }
}
