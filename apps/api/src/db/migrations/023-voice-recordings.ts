import { sql } from "kysely";
import { type Migration, selfNumbering } from "./migration.ts";

/** People's recordings of the texts that the product says. */
export const voiceRecordings: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("voice_recordings")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("attempt", "text", (column) => column.notNull().unique())
      // Null for a recording that came with a data set. It goes with its account.
      .addColumn("account_id", "integer", (column) =>
        column.references("accounts.id").onDelete("cascade"),
      )
      .addColumn("speaker", "text", (column) => column.notNull())
      .addColumn("voice_kind", "text", (column) => column.notNull())
      .addColumn("licence", "text", (column) => column.notNull())
      .addColumn("text_key", "text", (column) => column.notNull())
      .addColumn("text", "text", (column) => column.notNull())
      .addColumn("milliseconds", "integer", (column) => column.notNull())
      .addColumn("sound", dialect === "sqlite" ? "blob" : sql`bytea`, (column) => column.notNull())
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("approved_at", "text")
      .addColumn("approved_by", "integer", (column) =>
        column.references("accounts.id").onDelete("set null"),
      )
      .execute();
    // Every sound that is asked for looks here first.
    await db.schema
      .createIndex("voice_recordings_by_text")
      .on("voice_recordings")
      .columns(["text_key", "approved_at"])
      .execute();
    for (const column of ["account_id", "approved_by", "speaker"]) {
      await db.schema
        .createIndex(`voice_recordings_by_${column}`)
        .on("voice_recordings")
        .columns([column, "id"])
        .execute();
    }
  },
};
