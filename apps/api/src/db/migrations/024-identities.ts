import type { Migration } from "./migration.ts";

/** Accounts at OpenID Connect providers that open an account here. */
export const identities: Migration = {
  async up(db) {
    await db.schema
      .createTable("identities")
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("provider", "text", (column) => column.notNull())
      .addColumn("issuer", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("linked_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("identities_primary", ["account_id", "provider"])
      .addUniqueConstraint("identities_by_subject", ["issuer", "subject"])
      .execute();
  },
};
