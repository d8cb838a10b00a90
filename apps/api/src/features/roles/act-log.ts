import type { Queries } from "#api/db/database.ts";
import type { Act, Actor } from "#api/privileges.ts";
import { insertAct } from "./act-log.repository.ts";

/** What an act was done to, what became of it, and why. */
export interface Done {
  act: Act | "grant a role" | "revoke a role";
  subject:
    | "account"
    | "report"
    | "contact message"
    | "setting"
    | "invitation"
    | "proposal"
    | "recording";
  subjectId: string | number;
  change?: string;
  reason?: string;
}

/**
 * Notes an act in the log that only grows, inside the transaction that does it.
 *
 * @param actor null: whoever has a shell on the server
 */
export type NoteAct = (queries: Queries, actor: Actor | null, done: Done) => Promise<void>;

export const makeNoteAct =
  (now: () => number): NoteAct =>
  (queries, actor, { act, subject, subjectId, change = "", reason = "" }) =>
    insertAct(queries, {
      at: new Date(now()).toISOString(),
      actorId: actor?.accountId ?? null,
      act,
      subject,
      subjectId: String(subjectId),
      change,
      reason,
    });
