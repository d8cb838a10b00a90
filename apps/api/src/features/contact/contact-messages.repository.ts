import type { Queries } from "#api/db/database.ts";
import type { Language } from "#api/messages/messages.ts";

export interface ContactMessage {
  name: string;
  email: string;
  comment: string;
  language: Language;
}

/** @returns the message's number */
export async function insertContactMessage(
  queries: Queries,
  { name, email, comment, language }: ContactMessage,
  createdAt: string,
): Promise<number> {
  const { id } = await queries
    .insertInto("contact_messages")
    .values({ name, email, comment, language, created_at: createdAt })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** A message as it lies in the inbox. */
export interface StoredContactMessage extends ContactMessage {
  id: number;
  /** ISO 8601 instants. */
  createdAt: string;
  closedAt: string | null;
  /** What whoever closed it noted. */
  note: string;
}

/** Messages, newest first. */
export async function listContactMessages(
  queries: Queries,
  { open, before, limit }: { open: boolean; before: number | null; limit: number },
): Promise<StoredContactMessage[]> {
  let query = queries
    .selectFrom("contact_messages")
    .selectAll()
    .where("closed_at", open ? "is" : "is not", null)
    .orderBy("id", "desc")
    .limit(limit);
  if (before !== null) query = query.where("id", "<", before);
  return (await query.execute()).map(({ created_at, closed_at, language, ...row }) => ({
    ...row,
    language: language as Language,
    createdAt: created_at,
    closedAt: closed_at,
  }));
}

/** Closes a message. Of several at once exactly one gets true. */
export async function closeContactMessage(
  queries: Queries,
  id: number,
  { note, closedAt }: { note: string; closedAt: string },
): Promise<boolean> {
  const row = await queries
    .updateTable("contact_messages")
    .set({ note, closed_at: closedAt })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return row !== undefined;
}
