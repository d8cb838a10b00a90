import { type Migration, selfNumbering } from "./migration.ts";

export const learning: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("saved_lessons")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("lesson_id", "integer", (column) => column.notNull())
      .addColumn("attempt", "text")
      .addColumn("score", "integer")
      .addColumn("questions", "integer", (column) => column.notNull())
      .addColumn("value", "integer", (column) => column.notNull())
      .addColumn("studied_day", "text", (column) => column.notNull())
      .addColumn("paid_day", "text", (column) => column.notNull())
      .addColumn("saved_at", "text", (column) => column.notNull())
      .addColumn("claimed_at", "text")
      .addUniqueConstraint("saved_lessons_once_an_attempt", ["account_id", "attempt"])
      .execute();
    // Which save is the newest unclaimed one is asked with every claim.
    await db.schema
      .createIndex("saved_lessons_by_claim")
      .on("saved_lessons")
      .columns(["account_id", "claimed_at", "id"])
      .execute();

    await db.schema
      .createTable("lesson_progress")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("lesson_id", "integer", (column) => column.notNull())
      .addColumn("best_score", "integer")
      .addColumn("sittings", "integer", (column) => column.notNull())
      .addColumn("first_completed_at", "text", (column) => column.notNull())
      .addColumn("last_studied_at", "text", (column) => column.notNull())
      .addUniqueConstraint("lesson_progress_once_a_lesson", ["account_id", "lesson_id"])
      .execute();

    await db.schema
      .createTable("points_ledger")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      // Unique: the database itself refuses to pay one save twice.
      .addColumn("saved_lesson_id", "integer", (column) =>
        column.notNull().unique().references("saved_lessons.id").onDelete("cascade"),
      )
      .addColumn("lesson_id", "integer", (column) => column.notNull())
      .addColumn("points", "integer", (column) => column.notNull())
      .addColumn("paid_day", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("points_ledger_by_day")
      .on("points_ledger")
      .columns(["account_id", "paid_day", "lesson_id"])
      .execute();

    await db.schema
      .createTable("activity_days")
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("points", "integer", (column) => column.notNull())
      .addColumn("lessons", "integer", (column) => column.notNull())
      .addColumn("first_at", "text", (column) => column.notNull())
      .addColumn("first_zone", "text", (column) => column.notNull())
      .addColumn("last_at", "text", (column) => column.notNull())
      .addColumn("last_zone", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("activity_days_key", ["account_id", "day"])
      .execute();
  },
};
