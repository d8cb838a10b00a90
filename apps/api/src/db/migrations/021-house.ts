import { type Migration, selfNumbering } from "./migration.ts";

/** What whoever runs the house sets from the browser, and invitations to it. */
export const house: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("house_settings")
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("value", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("invitations")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("code_hash", "text", (column) => column.notNull().unique())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("made_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .addColumn("used_by", "integer", (column) =>
        column.references("accounts.id").onDelete("set null"),
      )
      .execute();
  },
};
