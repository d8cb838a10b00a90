import { randomUUID } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EditError, isEditableFile, overlay } from "@tilashar/course/edit";
import type { Change } from "./proposal.model.ts";

/** An approved change as it is pulled. */
export interface PulledChange extends Change {
  id: number;
}

export interface PullResult {
  /** One line for each change, and a summary at the end. */
  lines: readonly string[];
  /** 1 when a file has moved on: those changes are not in it. */
  exitCode: 0 | 1;
}

/**
 * Writes approved changes into the content files. Every byte beside the changed texts stays; a file is written
 * whole or not at all.
 *
 * @param changes in the order they were approved
 */
export function pullChanges(contentDir: string, changes: readonly PulledChange[]): PullResult {
  const lines: string[] = [];
  const counts = { written: 0, held: 0, refused: 0 };
  const say = (told: readonly PulledChange[], what: string) => {
    for (const { id, file, path } of told) lines.push(`${file}: ${path}: ${what} (change ${id})`);
  };
  for (const file of new Set(changes.map((change) => change.file))) {
    const ofFile = changes.filter((change) => change.file === file);
    const refuse = (refused: readonly PulledChange[], why: string) => {
      counts.refused += refused.length;
      say(refused, why);
    };
    const yaml = isEditableFile(file) ? read(join(contentDir, file)) : undefined;
    if (yaml === undefined) {
      refuse(ofFile, "refused: there is no such file");
      continue;
    }
    try {
      const laid = overlay(file, yaml, ofFile);
      if (laid.yaml !== yaml) write(join(contentDir, file), laid.yaml);
      counts.written += laid.applied.length;
      counts.held += laid.held.length;
      say(laid.applied, "changed");
      say(laid.held, "stands there already");
      refuse(laid.stale, "refused: another text stands there by now");
      refuse(laid.unfit, "refused: the file would have faults with it");
    } catch (error) {
      if (!(error instanceof EditError)) throw error;
      refuse(ofFile, "refused: the file has faults");
    }
  }
  const { written, held, refused } = counts;
  lines.push(`${written} changed, ${held} there already, ${refused} refused.`);
  if (written > 0) lines.push("Check them before you commit: npm run content:check");
  return { lines, exitCode: refused > 0 ? 1 : 0 };
}

function read(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return undefined;
  }
}

/** Renamed into place, so that nobody reads half a file. */
function write(path: string, text: string): void {
  const draft = `${path}.${randomUUID()}.draft`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}
