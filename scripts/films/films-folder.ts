import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { filmFiles } from "@tilashar/course/films";

const here = import.meta.dirname;

/** The sources that every frame depends on; the staging of single scenes is in each film's own data. */
export function drawingHash(): string {
  const hash = createHash("sha256");
  for (const folder of ["drawing", "people", "places", "film", "stage", "sound", "captions"]) {
    for (const file of readdirSync(join(here, folder)).sort()) {
      if (file.endsWith(".test.ts") || file.endsWith("-sheet.ts")) continue;
      const source = readFileSync(join(here, folder, file), "utf8");
      // How a source is laid out changes no picture.
      hash.update(`${folder}/${file}\0`).update(source.replace(/[\s,;()]+/g, ""));
    }
  }
  return hash.digest("base64url");
}

export const hashOf = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part).update("\0");
  return hash.digest("base64url");
};

export const filmIsThere = (folder: string, slug: string): boolean =>
  Object.values(filmFiles(slug)).every((file) => existsSync(join(folder, file)));
