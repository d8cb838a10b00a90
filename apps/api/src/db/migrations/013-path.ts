import type { Migration } from "./migration.ts";

/** Steps of lessons that are done, and how units end. */
export const path: Migration = {
  async up(db) {
    await db.schema
      .createTable("lesson_steps")
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("lesson_id", "integer", (column) => column.notNull())
      .addColumn("step", "text", (column) => column.notNull())
      .addColumn("first_done_at", "text", (column) => column.notNull())
      .addColumn("last_done_at", "text", (column) => column.notNull())
      .addColumn("sessions", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("lesson_steps_key", ["account_id", "lesson_id", "step"])
      .execute();
    await db.schema
      .createTable("unit_progress")
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("unit_id", "text", (column) => column.notNull())
      .addColumn("story_done_at", "text")
      .addColumn("best", "integer")
      .addColumn("passed_at", "text")
      .addPrimaryKeyConstraint("unit_progress_key", ["account_id", "unit_id"])
      .execute();
  },
};
