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
