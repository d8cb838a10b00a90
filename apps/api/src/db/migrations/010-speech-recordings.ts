import { sql } from "kysely";
import { type Migration, selfNumbering } from "./migration.ts";

export const speechRecordings: Migration = {
  async up(db, dialect) {
    // Empty unless the operator collects and a learner has agreed, recording by recording.
    await db.schema
      .createTable("speech_recordings")
      .addColumn("id", "integer", selfNumbering(dialect))
      // What the learner's browser holds to rate or delete it, hashed.
      .addColumn("token_hash", "text", (column) => column.notNull().unique())
      .addColumn("account_id", "integer", (column) =>
        column.references("accounts.id").onDelete("cascade"),
      )
      .addColumn("word", "text", (column) => column.notNull())
      .addColumn("verdict", "text", (column) => column.notNull())
      .addColumn("fair", "integer")
      .addColumn("sound", dialect === "sqlite" ? "blob" : sql`bytea`, (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex("speech_recordings_by_account")
      .on("speech_recordings")
      .column("account_id")
      .execute();
    await db.schema
      .createIndex("speech_recordings_by_age")
      .on("speech_recordings")
      .column("created_at")
      .execute();
  },
};
