import type { Migration } from "./migration.ts";

/** How often something that many learners share has changed, so that an answer made of it can be kept. */
export const sharedVersions: Migration = {
  async up(db) {
    await db.schema
      .createTable("shared_versions")
      .addColumn("name", "text", (column) => column.notNull())
      .addColumn("shard", "integer", (column) => column.notNull())
      .addColumn("version", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("shared_versions_key", ["name", "shard"])
      .execute();
  },
};
