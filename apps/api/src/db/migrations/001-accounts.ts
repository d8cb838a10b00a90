import { type Migration, selfNumbering } from "./migration.ts";

export const accounts: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("accounts")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("username", "text", (column) => column.notNull())
      .addColumn("username_key", "text", (column) => column.notNull().unique())
      .addColumn("email", "text", (column) => column.notNull())
      .addColumn("email_key", "text", (column) => column.notNull().unique())
      .addColumn("password_hash", "text", (column) => column.notNull())
      .addColumn("language", "text", (column) => column.notNull())
      .addColumn("time_zone", "text", (column) => column.notNull())
      .addColumn("proficiency_level", "text")
      .addColumn("revision", "integer", (column) => column.notNull().defaultTo(0))
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("session_families")
      .addColumn("id", "text", (column) => column.primaryKey())
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("ended_at", "text")
      .execute();
    await db.schema
      .createIndex("session_families_by_account")
      .on("session_families")
      .column("account_id")
      .execute();
    await db.schema
      .createIndex("session_families_by_expiry")
      .on("session_families")
      .column("expires_at")
      .execute();

    await db.schema
      .createTable("refresh_tokens")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("family_id", "text", (column) =>
        column.notNull().references("session_families.id").onDelete("cascade"),
      )
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();
    await db.schema
      .createIndex("refresh_tokens_by_family")
      .on("refresh_tokens")
      .column("family_id")
      .execute();
    await db.schema
      .createIndex("refresh_tokens_by_expiry")
      .on("refresh_tokens")
      .column("expires_at")
      .execute();

    await db.schema
      .createTable("rate_counters")
      .addColumn("key", "text", (column) => column.primaryKey())
      .addColumn("count", "integer", (column) => column.notNull())
      .addColumn("ends_at", "bigint", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("rate_counters_by_end")
      .on("rate_counters")
      .column("ends_at")
      .execute();
  },
};
