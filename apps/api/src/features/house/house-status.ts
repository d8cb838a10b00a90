import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";

/** A copy of the embedded database. */
export interface KeptBackup {
  file: string;
  bytes: number;
  /** ISO 8601 instant. */
  madeAt: string;
}

/** Copies in a folder, the newest first. */
export function listBackups(folder: string): KeptBackup[] {
  let names: string[];
  try {
    names = readdirSync(folder).filter((name) => name.endsWith(".sqlite"));
  } catch {
    // No copy was ever put there.
    return [];
  }
  return names
    .map((file) => {
      const { size, mtime } = statSync(join(folder, file));
      return { file, bytes: size, madeAt: mtime.toISOString() };
    })
    .sort((a, b) => (a.madeAt < b.madeAt ? 1 : -1));
}
