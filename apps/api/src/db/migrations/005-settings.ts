import { sql } from "kysely";
import { type Migration, selfNumbering } from "./migration.ts";

export const settings: Migration = {
  async up(db, dialect) {
    await db.schema
      .alterTable("accounts")
      .addColumn("on_leaderboard", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable("accounts").addColumn("avatar", "text").execute();

    // Pictures live in the database, so that every process can serve each of them.
    await db.schema
      .createTable("avatars")
      .addColumn("account_id", "integer", (column) =>
        column.primaryKey().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("hash", "text", (column) => column.notNull())
      .addColumn("image", dialect === "sqlite" ? "blob" : sql`bytea`, (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema.createIndex("avatars_by_hash").on("avatars").column("hash").execute();

    await db.schema
      .createTable("email_changes")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("undo_hash", "text", (column) => column.notNull().unique())
      .addColumn("old_email", "text", (column) => column.notNull())
      .addColumn("old_email_key", "text", (column) => column.notNull())
      .addColumn("new_email", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("closed_at", "text")
      .execute();
    await db.schema
      .createIndex("email_changes_by_account")
      .on("email_changes")
      .column("account_id")
      .execute();
    // Asked with every new address: is it still promised to whoever left it?
    await db.schema
      .createIndex("email_changes_by_old_email")
      .on("email_changes")
      .column("old_email_key")
      .execute();

    await db.schema
      .alterTable("leaderboard_totals")
      .addColumn("listed", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
    // Whoever is not listed stands in another part of the index, so that a page never walks past them.
    await db.schema.dropIndex("leaderboard_totals_by_points").execute();
    await db.schema
      .createIndex("leaderboard_totals_by_points")
      .on("leaderboard_totals")
      .columns(["period", "listed", "points desc", "account_id"])
      .execute();
  },
};
