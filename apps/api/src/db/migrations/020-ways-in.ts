import { type Migration, selfNumbering } from "./migration.ts";

/** Ways into an account beside its password, and what a browser has begun and not finished. */
export const waysIn: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("sign_in_flows")
      .addColumn("hash", "text", (column) => column.primaryKey())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("account_id", "integer", (column) =>
        column.references("accounts.id").onDelete("cascade"),
      )
      .addColumn("content", "text", (column) => column.notNull())
      .addColumn("expires_at", "text", (column) => column.notNull())
      .execute();

    await db.schema
      .createTable("passkeys")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("credential_id", "text", (column) => column.notNull().unique())
      .addColumn("user_handle", "text", (column) => column.notNull())
      .addColumn("public_key", "text", (column) => column.notNull())
      .addColumn("counter", "bigint", (column) => column.notNull())
      .addColumn("transports", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("used_at", "text")
      .execute();
    await db.schema
      .createIndex("passkeys_by_account")
      .on("passkeys")
      .column("account_id")
      .execute();
  },
};
