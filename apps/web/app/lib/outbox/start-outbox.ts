import { readStored } from "#app/lib/storage.ts";
import { outbox } from "./outbox.ts";

/** Where versions before the outbox kept what waited. */
const oldNames = ["tilashar-results", "tilashar-review"];

/** True when older versions may have left something in this browser. */
async function mayHaveOldStores(): Promise<boolean> {
  if (readStored("pending-results") !== null) return true;
  const databases = await indexedDB.databases?.();
  return databases?.some(({ name = "" }) => oldNames.includes(name)) ?? true;
}

/** Takes over what older versions left, and sends what waits. Call once, at the start. */
export async function startOutbox(): Promise<void> {
  try {
    if (await mayHaveOldStores()) {
      const { takeOverOldStores } = await import("./take-over-old-stores.ts");
      await takeOverOldStores();
    }
  } catch (error) {
    console.warn("What older versions left is taken over at the next start", error);
  }
  await outbox.send();
}
