import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EditError, overlay } from "@tilashar/course/edit";
import type { Database } from "#api/db/database.ts";
import type { Proposal } from "./proposal.model.ts";
import { listApproved, moveProposal } from "./proposals.repository.ts";

/**
 * Files with approved changes laid over them, for a server that starts. A change that its file holds by now has
 * come by `npm run content:pull`: it is marked so, and laid over nothing any more. One whose file has moved on is
 * left out with a warning.
 *
 * @returns texts by path from the content folder
 */
export async function readApprovedChanges(
  database: Database,
  contentDir: string,
  warn: (line: string) => void,
): Promise<ReadonlyMap<string, string>> {
  const approved = await listApproved(database.queries);
  const texts = new Map<string, string>();
  for (const file of new Set(approved.map((change) => change.file))) {
    const ofFile = approved.filter((change) => change.file === file);
    const leftOut = (changes: readonly Proposal[]) => {
      for (const { id, path } of changes)
        warn(`change ${id} is left out: ${file} has another text at ${path} by now`);
    };
    try {
      const laid = overlay(file, readFileSync(join(contentDir, file), "utf8"), ofFile);
      if (laid.applied.length > 0) texts.set(file, laid.yaml);
      for (const { id } of laid.held)
        await moveProposal(database.queries, id, { from: "approved", to: "pulled" });
      leftOut(laid.stale);
    } catch (error) {
      if (!(error instanceof EditError) && !isMissing(error)) throw error;
      leftOut(ofFile);
    }
  }
  return texts;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
