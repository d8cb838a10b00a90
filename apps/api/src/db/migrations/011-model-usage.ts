import type { Migration } from "./migration.ts";

export const modelUsage: Migration = {
  async up(db) {
    await db.schema
      .createTable("model_usage")
      .addColumn("day", "text", (column) => column.primaryKey())
      .addColumn("calls", "integer", (column) => column.notNull())
      .addColumn("tokens", "integer", (column) => column.notNull())
      .execute();
  },
};
