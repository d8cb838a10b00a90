import type { Migration } from "./migration.ts";

/** How the items of mock examinations are answered, by ability: counted without anybody's name. */
export const examAnswerCounts: Migration = {
  async up(db) {
    await db.schema
      .createTable("exam_answer_counts")
      .addColumn("item", "integer", (column) => column.notNull())
      .addColumn("bin", "integer", (column) => column.notNull())
      .addColumn("option", "text", (column) => column.notNull())
      .addColumn("answers", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("exam_answer_counts_key", ["item", "bin", "option"])
      .execute();
  },
};
