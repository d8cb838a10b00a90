import type { Migration } from "./migration.ts";

/** Texts that learners have brought and wish to keep on the server, too. */
export const ownTexts: Migration = {
  async up(db) {
    await db.schema
      .createTable("own_texts")
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("text_id", "text", (column) => column.notNull())
      .addColumn("title", "text", (column) => column.notNull())
      .addColumn("author", "text", (column) => column.notNull())
      .addColumn("format", "text", (column) => column.notNull())
      .addColumn("words", "integer")
      .addColumn("size", "integer", (column) => column.notNull())
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("kept_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("own_texts_key", ["account_id", "text_id"])
      .execute();
  },
};
