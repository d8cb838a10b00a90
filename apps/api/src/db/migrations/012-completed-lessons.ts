import type { Migration } from "./migration.ts";

/**
 * Whether a lesson was ever passed. Until now every quiz that was finished counted as one, so that is what older
 * rows say, and what an older version goes on writing.
 */
export const completedLessons: Migration = {
  async up(db) {
    await db.schema
      .alterTable("lesson_progress")
      .addColumn("completed", "integer", (column) => column.notNull().defaultTo(1))
      .execute();
  },
};
