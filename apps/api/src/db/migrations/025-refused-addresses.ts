import type { Migration } from "./migration.ts";

/** Since when a mail server has refused mail to an account's address for good. */
export const refusedAddresses: Migration = {
  async up(db) {
    await db.schema.alterTable("accounts").addColumn("email_refused_at", "text").execute();
  },
};
