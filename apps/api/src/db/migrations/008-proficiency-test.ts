import { type Migration, selfNumbering } from "./migration.ts";

/** Finished tests of learners, and anonymous counts of how questions are answered. */
export const proficiencyTest: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("test_sittings")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("attempt", "text", (column) => column.notNull())
      .addColumn("mode", "text", (column) => column.notNull())
      .addColumn("form", "text", (column) => column.notNull())
      .addColumn("answers", "text", (column) => column.notNull())
      .addColumn("score", "integer", (column) => column.notNull())
      .addColumn("percentage", "integer", (column) => column.notNull())
      .addColumn("level", "text", (column) => column.notNull())
      .addColumn("finished_at", "text", (column) => column.notNull())
      .addColumn("event_id", "integer", (column) =>
        column.notNull().references("learning_events.id").onDelete("cascade"),
      )
      .addUniqueConstraint("test_sittings_once_an_attempt", ["account_id", "attempt"])
      .execute();
    // The last sittings are asked with every new one.
    await db.schema
      .createIndex("test_sittings_by_time")
      .on("test_sittings")
      .columns(["account_id", "finished_at"])
      .execute();
    await db.schema
      .createIndex("test_sittings_by_event")
      .on("test_sittings")
      .column("event_id")
      .execute();

    await db.schema
      .createTable("test_answer_counts")
      .addColumn("question_id", "integer", (column) => column.notNull())
      .addColumn("bin", "integer", (column) => column.notNull())
      .addColumn("option", "text", (column) => column.notNull())
      .addColumn("answers", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("test_answer_counts_key", ["question_id", "bin", "option"])
      .execute();

    await db.schema
      .createTable("counted_test_attempts")
      .addColumn("attempt_hash", "text", (column) => column.primaryKey())
      .addColumn("counted_at", "text", (column) => column.notNull())
      .execute();
  },
};
