import { sql } from "kysely";
import type { Migration } from "./migration.ts";

/** Counting a day or a week over everybody reads that day's rows, not everybody's. */
export const usageByDay: Migration = {
  async up(db) {
    await db.schema
      .createIndex("activity_days_by_day")
      .on("activity_days")
      .columns(["day", "account_id"])
      .execute();
    await db.schema
      .createIndex("learning_events_sessions_by_day")
      .on("learning_events")
      .column("day")
      .where(sql.ref("kind"), "=", "session")
      .execute();
  },
};
