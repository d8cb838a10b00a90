import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { CONTENT_FOLDERS, CONTENT_SINGLE_FILES } from "../content-file/content-kind.ts";

/** Content files by their path from the content folder, in a fixed order. */
export function listContent(contentDir: string): string[] {
  const files: string[] = [];
  const exists = (path: string) =>
    statSync(join(contentDir, path), { throwIfNoEntry: false }) !== undefined;
  for (const file of CONTENT_SINGLE_FILES) if (exists(file)) files.push(file);
  for (const folder of CONTENT_FOLDERS) {
    const top = folder.replace(/\/\*\*$/, "");
    if (!exists(top)) continue;
    const names = readdirSync(join(contentDir, top), {
      encoding: "utf8",
      recursive: top !== folder,
    });
    for (const name of names.sort()) {
      if (name.endsWith(".yaml") || name.endsWith(".yml")) files.push(`${top}/${name}`);
    }
  }
  return files;
}

/** Content files as they were at one moment, by two hashes. */
export interface ContentState {
  /** Of paths, sizes and times to the nanosecond, the time of the last change of any kind among them: no tool can put that one back. */
  readonly times: string;
  /** Of paths and bytes. */
  readonly bytes: string;
}

/** How the content files are now. */
export const contentState = (contentDir: string): ContentState => ({
  times: timesOf(contentDir),
  bytes: bytesOf(contentDir),
});

/** Whether the content files are as they were. Copied elsewhere they have other times: their bytes tell then, which takes some times as long. */
export const isUnchanged = (contentDir: string, { times, bytes }: ContentState): boolean =>
  timesOf(contentDir) === times || bytesOf(contentDir) === bytes;

function timesOf(contentDir: string): string {
  const lines = listContent(contentDir).map((file) => {
    const { size, mtimeNs, ctimeNs } = statSync(join(contentDir, file), { bigint: true });
    return `${file}\0${size}\0${mtimeNs}\0${ctimeNs}`;
  });
  return createHash("sha256").update(lines.join("\n")).digest("base64url");
}

function bytesOf(contentDir: string): string {
  const hash = createHash("sha256");
  for (const file of listContent(contentDir)) {
    const bytes = readFileSync(join(contentDir, file));
    hash.update(`${file}\0${bytes.length}\n`).update(bytes);
  }
  return hash.digest("base64url");
}
