import type { Migration } from "./migration.ts";

/** Who gives recordings, what they agreed to, and what became of each recording. */
export const voiceSpeakers: Migration = {
  async up(db) {
    await db.schema
      .createTable("voice_speakers")
      .addColumn("speaker", "text", (column) => column.primaryKey())
      // Null for a speaker of a data set. It goes with its account.
      .addColumn("account_id", "integer", (column) =>
        column.unique().references("accounts.id").onDelete("cascade"),
      )
      .addColumn("voice_kind", "text", (column) => column.notNull())
      .addColumn("licence", "text", (column) => column.notNull())
      .addColumn("consent_version", "integer", (column) => column.notNull())
      .addColumn("consented_at", "text", (column) => column.notNull())
      .addColumn("region", "text", (column) => column.notNull().defaultTo(""))
      .addColumn("age", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    for (const column of ["sound_hash", "refused_at", "refusal"]) {
      await db.schema.alterTable("voice_recordings").addColumn(column, "text").execute();
    }
    await db.schema
      .alterTable("voice_recordings")
      .addColumn("refused_by", "integer", (column) =>
        column.references("accounts.id").onDelete("set null"),
      )
      .execute();
    await db.schema
      .createIndex("voice_recordings_by_sound_hash")
      .unique()
      .on("voice_recordings")
      .column("sound_hash")
      .execute();
    await db.schema
      .createIndex("voice_recordings_by_refused_by")
      .on("voice_recordings")
      .columns(["refused_by", "id"])
      .execute();
  },
};
