import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EditError, overlay } from "@tilashar/course/edit";
import type { Database } from "#api/db/database.ts";
import type { LeftOut, Proposal } from "./proposal.model.ts";
import { listApproved, moveProposal } from "./proposals.repository.ts";

/** Approved changes as they are laid over the files. */
export interface LaidChanges {
  /** Texts of changed files by path from the content folder. */
  texts: ReadonlyMap<string, string>;
  /** Those that are laid over the files. */
  applied: readonly number[];
  /** Those that are not, and why. */
  leftOut: ReadonlyMap<number, LeftOut>;
  /** Those and the ones that are left out. */
  approved: readonly number[];
  /** The texts with some of them alone. */
  textsOf(changes: ReadonlySet<number>): ReadonlyMap<string, string>;
}

/** For the log. */
const reasonLines: Readonly<Record<LeftOut, string>> = {
  moved_on: "has another text there by now",
  faulty: "would have faults with it",
  no_file: "is gone, or has faults as it stands",
};

/**
 * Files with approved changes laid over them, for a server that reads the course. A change that its file holds by now has
 * come by `npm run content:pull`: it is marked so, and laid over nothing any more. One whose file has moved on is
 * left out with a warning, and the reason is kept for its editors.
 */
export async function readApprovedChanges(
  database: Database,
  contentDir: string,
  warn: (line: string) => void,
): Promise<LaidChanges> {
  const approved = await listApproved(database.queries);
  const read = (file: string) => readFileSync(join(contentDir, file), "utf8");
  const texts = new Map<string, string>();
  const applied: number[] = [];
  const left = new Map<number, LeftOut>();
  const pulled = new Set<number>();
  for (const file of new Set(approved.map((change) => change.file))) {
    const ofFile = approved.filter((change) => change.file === file);
    const leaveOut = (changes: readonly Proposal[], reason: LeftOut) => {
      for (const { id, path } of changes) {
        left.set(id, reason);
        warn(`change ${id} (${path}) is left out: ${file} ${reasonLines[reason]}`);
      }
    };
    try {
      const laid = overlay(file, read(file), ofFile);
      if (laid.applied.length > 0) texts.set(file, laid.yaml);
      applied.push(...laid.applied.map(({ id }) => id));
      for (const { id } of laid.held) {
        await moveProposal(database.queries, id, { from: "approved", to: "pulled" });
        pulled.add(id);
      }
      leaveOut(laid.stale, "moved_on");
      leaveOut(laid.unfit, "faulty");
    } catch (error) {
      if (!(error instanceof EditError) && !isMissing(error)) throw error;
      leaveOut(ofFile, "no_file");
    }
  }
  return {
    texts,
    applied,
    leftOut: left,
    approved: approved.map(({ id }) => id).filter((id) => !pulled.has(id)),
    textsOf(changes) {
      const chosen = approved.filter(({ id }) => changes.has(id));
      return new Map(
        [...new Set(chosen.map(({ file }) => file))].map((file) => [
          file,
          overlay(
            file,
            read(file),
            chosen.filter((change) => change.file === file),
          ).yaml,
        ]),
      );
    },
  };
}

/** Approved changes that the files do not hold, by number: another list is another course. */
export const listApprovedIds = async (database: Database): Promise<number[]> =>
  (await listApproved(database.queries)).map(({ id }) => id);

const isMissing = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ENOENT";
