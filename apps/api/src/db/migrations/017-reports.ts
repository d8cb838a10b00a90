import { type Migration, selfNumbering } from "./migration.ts";

/** Mistakes that people report, and what moderators do about people. */
export const reports: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("reports")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("attempt", "text", (column) => column.notNull().unique())
      .addColumn("account_id", "integer", (column) =>
        column.references("accounts.id").onDelete("cascade"),
      )
      .addColumn("guest_key_hash", "text")
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("quote", "text", (column) => column.notNull())
      .addColumn("page", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("suggestion", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("outcome", "text")
      .addColumn("answer", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("closed_at", "text")
      .execute();
    for (const column of ["account_id", "guest_key_hash"]) {
      await db.schema
        .createIndex(`reports_by_${column}`)
        .on("reports")
        .columns([column, "id"])
        .execute();
    }
    await db.schema
      .createIndex("reports_by_subject")
      .on("reports")
      .columns(["kind", "subject"])
      .execute();

    await db.schema
      .createTable("account_measures")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("old_name", "text")
      .addColumn("made_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .addColumn("seen_at", "text")
      .execute();
    await db.schema
      .createIndex("account_measures_by_account")
      .on("account_measures")
      .columns(["account_id", "id"])
      .execute();

    await db.schema.alterTable("accounts").addColumn("board_closed_at", "text").execute();
    await db.schema
      .alterTable("accounts")
      .addColumn("unread_notices", "integer", (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema.alterTable("contact_messages").addColumn("closed_at", "text").execute();
    await db.schema
      .alterTable("contact_messages")
      .addColumn("note", "text", (column) => column.notNull().defaultTo(""))
      .execute();
  },
};
