import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { ownMemory } from "#api/own-memory.ts";

/** Keeps sounds that were made: the latest in memory, more of them in files. */
export interface SoundShelf {
  find(key: string): Promise<Buffer | null>;
  /** Never fails: a full disk only means that the sound is made again another time. */
  put(key: string, sound: Buffer): Promise<void>;
}

interface ShelfParts {
  folder: string;
  /** Bytes in memory and in files, at most. */
  memory: number;
  files: number;
}

const safeKey = /^[0-9a-f]{40}$/;

/** Opens the cache of made sounds; the folder is made when the first sound is put there. What was used longest ago goes first. */
export function openSoundCache({ folder, memory, files }: ShelfParts): SoundShelf {
  const kept = new LRUCache<string, Buffer>({
    maxSize: memory,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  /** Null until the folder has been measured. */
  let fileBytes: number | null = null;
  let tidying: Promise<void> | null = null;

  const fileOf = (key: string) => join(folder, `${key}.mp3`);

  /** Measures the folder and, when it is over its size, removes the oldest tenth. */
  async function tidy(): Promise<void> {
    const entries = await Promise.all(
      (await readdir(folder)).map(async (name) => {
        const path = join(folder, name);
        const { size, mtimeMs } = await stat(path);
        return { path, size, mtimeMs };
      }),
    );
    let total = entries.reduce((sum, { size }) => sum + size, 0);
    if (total > files) {
      entries.sort((a, b) => a.mtimeMs - b.mtimeMs);
      for (const { path, size } of entries) {
        if (total <= files * 0.9) break;
        await rm(path, { force: true });
        total -= size;
      }
    }
    fileBytes = total;
  }

  return {
    async find(key) {
      if (!safeKey.test(key)) return null;
      const held = kept.get(key);
      if (held !== undefined) return held;
      try {
        const sound = await readFile(fileOf(key));
        kept.set(key, sound);
        // When it was used last, for tidying. It does not matter whether this succeeds.
        void utimes(fileOf(key), new Date(), new Date()).catch(() => {});
        return sound;
      } catch {
        return null;
      }
    },
    async put(key, sound) {
      if (!safeKey.test(key)) return;
      kept.set(key, ownMemory(sound));
      try {
        await mkdir(folder, { recursive: true });
        const draft = join(folder, `${key}.${randomUUID()}.part`);
        await writeFile(draft, sound);
        await rename(draft, fileOf(key));
        if (fileBytes !== null) fileBytes += sound.length;
        if (fileBytes === null || fileBytes > files) {
          tidying ??= tidy().finally(() => {
            tidying = null;
          });
          await tidying;
        }
      } catch {
        // The sound is in memory, and will be made again when it is not.
      }
    },
  };
}
