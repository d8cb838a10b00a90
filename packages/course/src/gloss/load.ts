import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { LemmaCounts } from "./known-share.ts";
import { LEMMA_FILE, type LemmaFile } from "./lemma-file.ts";

/**
 * Reads which dictionary forms each text holds, by the reading's id. They are counted when the product
 * is built: analysing sixty texts at each start would take seconds and as much memory as the rest.
 *
 * @param folder the build folder
 * @throws when they have not been built yet
 */
export function loadLemmaCounts(folder: string): ReadonlyMap<number, LemmaCounts> {
  const file = JSON.parse(readFileSync(join(folder, LEMMA_FILE), "utf8")) as LemmaFile;
  return new Map(Object.entries(file).map(([id, counts]) => [Number(id), new Map(counts)]));
}
