import { type HarmonyMastery, readMastery } from "@tilashar/learning/harmony";
import { readStored, writeStored } from "#app/lib/storage.ts";

const key = "harmony-mastery";

/** What this browser knows of the learner's harmony. */
export function storedMastery(): HarmonyMastery {
  try {
    return readMastery(JSON.parse(readStored(key) ?? "null"));
  } catch {
    return readMastery(null);
  }
}

export function storeMastery(mastery: HarmonyMastery): void {
  writeStored(key, JSON.stringify(mastery));
}
