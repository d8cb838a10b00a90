import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import Value from "typebox/value";
import type { CoverScene } from "../schema/covers-file.ts";
import { CoverManifest } from "./cover-files.ts";
import type { CoversOnDisk } from "./cover-problems.ts";

/** Hash of a scene, by which its pictures know that it is still the same. */
export const sceneHash = (scene: CoverScene): string =>
  createHash("sha256").update(JSON.stringify(scene)).digest("base64url");

/** What was drawn; an empty list where nothing was, or where the list cannot be read. */
export function readCoverManifest(contentDir: string): CoverManifest {
  try {
    const text = readFileSync(join(contentDir, "covers/manifest.json"), "utf8");
    return Value.Parse(CoverManifest, JSON.parse(text));
  } catch {
    return { covers: [] };
  }
}

/** The covers' folder inside the content folder. */
export function coversOnDisk(contentDir: string): CoversOnDisk {
  return {
    manifest: readCoverManifest(contentDir),
    size: (file) =>
      statSync(join(contentDir, "covers", file), { throwIfNoEntry: false })?.size ?? null,
    sceneHash,
  };
}
