import type { Migration } from "./migration.ts";

/** What the browser of a session is called, so that its owner knows it in the list of sessions. */
export const sessionDevices: Migration = {
  async up(db) {
    await db.schema.alterTable("session_families").addColumn("device", "text").execute();
  },
};
