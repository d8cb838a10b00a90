import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openSoundCache } from "./sound-cache.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tilashar-cache-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const key = (digit: number) => String(digit).repeat(40);

test("a sound is found after it was put there, from files too, and takes no more memory than its bytes", async () => {
  const sound = Buffer.from("a small sound, and so a view into a slab");
  expect(sound.buffer.byteLength).toBeGreaterThan(sound.length);
  await openSoundCache({ folder, memory: 1_000, files: 1_000 }).put(key(1), sound);
  const other = openSoundCache({ folder, memory: 1_000, files: 1_000 });
  await other.put(key(2), sound);
  for (const one of [key(1), key(2)]) {
    const found = await other.find(one);
    expect(found).toEqual(sound);
    expect(found?.buffer.byteLength).toBe(sound.length);
  }
});

test("what was used longest ago goes first, from memory and from files", async () => {
  const cache = openSoundCache({ folder, memory: 250, files: 250 });
  for (const digit of [1, 2]) await cache.put(key(digit), Buffer.alloc(100, digit));
  expect(await cache.find(key(1))).not.toBeNull();
  await cache.put(key(3), Buffer.alloc(100, 3));
  rmSync(folder, { recursive: true });
  expect(await cache.find(key(1))).not.toBeNull();
  expect(await cache.find(key(2))).toBeNull();
});

test("a name that could leave the folder is none", async () => {
  const cache = openSoundCache({ folder, memory: 250, files: 250 });
  await cache.put("../outside", Buffer.from("x"));
  expect(await cache.find("../outside")).toBeNull();
});
