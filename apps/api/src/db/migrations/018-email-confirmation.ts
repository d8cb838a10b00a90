import type { Migration } from "./migration.ts";

/**
 * Whether somebody has shown that an account's address is theirs. Accounts that exist are taken on trust:
 * nobody disappears from the board, and reminders go on.
 */
export const emailConfirmation: Migration = {
  async up(db) {
    await db.schema
      .alterTable("accounts")
      .addColumn("email_standing", "text", (column) => column.notNull().defaultTo("trusted"))
      .execute();
    await db.schema
      .createTable("email_confirmations")
      .addColumn("account_id", "integer", (column) =>
        column.primaryKey().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("email_key", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();
  },
};
