import { LRUCache } from "lru-cache";
import { ownMemory } from "#api/own-memory.ts";
import type { SoundShelf } from "./sound-cache.ts";

/**
 * Keeps people's recordings in memory alone, and not for long: whoever takes a recording back finds nothing of it on
 * any server's disk, and minutes later in no memory.
 *
 * @param sizes `memory` in bytes, `longest` in milliseconds
 */
export function openPassingSounds(sizes: { memory: number; longest: number }): SoundShelf {
  const kept = new LRUCache<string, Buffer>({
    maxSize: sizes.memory,
    sizeCalculation: ({ length }) => Math.max(1, length),
    ttl: sizes.longest,
    ttlAutopurge: false,
  });
  return {
    find: async (key) => kept.get(key) ?? null,
    async put(key, sound) {
      kept.set(key, ownMemory(sound));
      // What is too old goes whenever something new comes.
      kept.purgeStale();
    },
  };
}
