import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MANIFEST_FILE, type PictureManifest } from "./picture-manifest.ts";

/**
 * Reads the addresses of built pictures.
 *
 * @param folder the folder of built assets
 * @throws when the pictures have not been built yet
 */
export function loadPictures(folder: string): PictureManifest {
  return JSON.parse(readFileSync(join(folder, MANIFEST_FILE), "utf8")) as PictureManifest;
}
