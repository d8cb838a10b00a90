import type { Migration } from "./migration.ts";

export const leaderboard: Migration = {
  async up(db) {
    await db.schema
      .createTable("leaderboard_totals")
      .addColumn("period", "text", (column) => column.notNull())
      .addColumn("account_id", "integer", (column) =>
        column.notNull().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("points", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("leaderboard_totals_key", ["period", "account_id"])
      .execute();
    // The order of the board itself: a page of it is a walk along this index.
    await db.schema
      .createIndex("leaderboard_totals_by_points")
      .on("leaderboard_totals")
      .columns(["period", "points desc", "account_id"])
      .execute();
    await db.schema
      .createIndex("leaderboard_totals_by_account")
      .on("leaderboard_totals")
      .column("account_id")
      .execute();

    await db.schema
      .createTable("leaderboard_counts")
      .addColumn("period", "text", (column) => column.notNull())
      .addColumn("level", "integer", (column) => column.notNull())
      .addColumn("bucket", "integer", (column) => column.notNull())
      .addColumn("learners", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("leaderboard_counts_key", ["period", "level", "bucket"])
      .execute();
  },
};
