import { type Migration, selfNumbering } from "./migration.ts";

/** What is reviewed, the log of answers it is derived from, and how a learner reviews. */
export const review: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("review_items")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("item", "text", (column) => column.notNull())
      .addColumn("kz", "text", (column) => column.notNull())
      .addColumn("en", "text", (column) => column.notNull())
      .addColumn("ru", "text", (column) => column.notNull())
      .addColumn("example", "text")
      .addColumn("source", "text", (column) => column.notNull())
      .addColumn("note", "text", (column) => column.notNull())
      .addColumn("suspended", "integer", (column) => column.notNull())
      .addColumn("search", "text", (column) => column.notNull())
      .addColumn("sort_key", "text", (column) => column.notNull())
      .addColumn("added_at", "text", (column) => column.notNull())
      .addColumn("memory", "text")
      .addColumn("due", "bigint")
      .addColumn("stability", "integer", (column) => column.notNull())
      .addUniqueConstraint("review_items_once", ["account_id", "item"])
      .execute();
    await db.schema
      .createIndex("review_items_by_due")
      .on("review_items")
      .columns(["account_id", "suspended", "due"])
      .execute();

    await db.schema
      .createTable("review_answers")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("attempt", "text", (column) => column.notNull())
      .addColumn("item", "text", (column) => column.notNull())
      .addColumn("kind", "text", (column) => column.notNull())
      .addColumn("rating", "integer", (column) => column.notNull())
      .addColumn("at", "bigint", (column) => column.notNull())
      .addColumn("day", "text", (column) => column.notNull())
      .addColumn("ms", "integer", (column) => column.notNull())
      .addColumn("error", "text")
      .addColumn("stage", "text", (column) => column.notNull())
      .addColumn("worth", "integer", (column) => column.notNull())
      .addColumn("recorded_at", "text", (column) => column.notNull())
      // Whatever is sent twice counts once.
      .addUniqueConstraint("review_answers_once", ["account_id", "attempt"])
      .execute();
    await db.schema
      .createIndex("review_answers_by_item")
      .on("review_answers")
      .columns(["account_id", "item", "at"])
      .execute();
    await db.schema
      .createIndex("review_answers_by_day")
      .on("review_answers")
      .columns(["account_id", "day", "stage"])
      .execute();

    await db.schema
      .createTable("review_undos")
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("attempt", "text", (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addPrimaryKeyConstraint("review_undos_key", ["account_id", "attempt"])
      .execute();

    await db.schema
      .createTable("review_settings")
      .addColumn("account_id", "integer", (column) =>
        column.primaryKey().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("settings", "text", (column) => column.notNull())
      .addColumn("weights", "text")
      .addColumn("fitted_at_count", "integer", (column) => column.notNull())
      .execute();
  },
};
