import type { Database } from "#api/db/database.ts";
import { AppError } from "#api/errors.ts";
import type { NoteAct } from "#api/features/roles/index.ts";
import type { Actor } from "#api/privileges.ts";
import {
  closeContactMessage,
  listContactMessages,
  type StoredContactMessage,
} from "./contact-messages.repository.ts";

/** Contact messages for those who answer them. */
export interface ContactInbox {
  list(which: {
    open: boolean;
    before: number | null;
  }): Promise<{ messages: StoredContactMessage[]; next: number | null }>;
  /** @throws AppError `not_found` when it is closed already, too */
  close(actor: Actor, id: number, note: string): Promise<void>;
}

const pageLength = 30;

export function makeContactInbox({
  database,
  noteAct,
  now,
}: {
  database: Database;
  noteAct: NoteAct;
  now(): number;
}): ContactInbox {
  return {
    async list(which) {
      const found = await listContactMessages(database.queries, {
        ...which,
        limit: pageLength + 1,
      });
      const messages = found.slice(0, pageLength);
      return {
        messages,
        next: found.length > pageLength ? (messages.at(-1)?.id ?? null) : null,
      };
    },

    close: (actor, id, note) =>
      database.transact(async (queries) => {
        const closed = await closeContactMessage(queries, id, {
          note,
          closedAt: new Date(now()).toISOString(),
        });
        if (!closed) throw new AppError("not_found", { detail: { key: "report_closed" } });
        await noteAct(queries, actor, {
          act: "close a contact message",
          subject: "contact message",
          subjectId: id,
          reason: note,
        });
      }),
  };
}
