import { type Migration, selfNumbering } from "./migration.ts";

/** What learners prepare for, and mock examinations that they have taken. */
export const exams: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("exam_goals")
      .addColumn("account_id", "integer", (column) =>
        column.primaryKey().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("exam", "text", (column) => column.notNull())
      .addColumn("level", "text", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("chosen_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createTable("exam_results")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("attempt", "text", (column) => column.notNull())
      .addColumn("exam", "text", (column) => column.notNull())
      .addColumn("mock", "text", (column) => column.notNull())
      .addColumn("level", "text", (column) => column.notNull())
      .addColumn("version", "text", (column) => column.notNull())
      .addColumn("answers", "text", (column) => column.notNull())
      .addColumn("sections", "text", (column) => column.notNull())
      .addColumn("tally", "text", (column) => column.notNull())
      .addColumn("score", "integer", (column) => column.notNull())
      .addColumn("total", "integer", (column) => column.notNull())
      .addColumn("passed", "integer", (column) => column.notNull())
      .addColumn("seconds", "integer", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("finished_at", "text", (column) => column.notNull())
      .addColumn("event_id", "integer", (column) =>
        column.notNull().references("learning_events.id").onDelete("cascade"),
      )
      .addUniqueConstraint("exam_results_once_an_attempt", ["account_id", "attempt"])
      .execute();
    await db.schema
      .createIndex("exam_results_by_time")
      .on("exam_results")
      .columns(["account_id", "finished_at"])
      .execute();
    await db.schema
      .createIndex("exam_results_by_event")
      .on("exam_results")
      .column("event_id")
      .execute();
  },
};
