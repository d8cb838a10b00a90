import { type Migration, selfNumbering } from "./migration.ts";

/** Changes of the course that editors propose and approve. */
export const contentProposals: Migration = {
  async up(db, dialect) {
    await db.schema
      .createTable("content_proposals")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("attempt", "text", (column) => column.notNull().unique())
      .addColumn("account_id", "integer", (column) =>
        column.references("accounts.id").onDelete("set null"),
      )
      .addColumn("file", "text", (column) => column.notNull())
      .addColumn("path", "text", (column) => column.notNull())
      .addColumn("old_text", "text", (column) => column.notNull())
      .addColumn("new_text", "text", (column) => column.notNull())
      .addColumn("why", "text", (column) => column.notNull())
      .addColumn("report_id", "integer", (column) =>
        column.references("reports.id").onDelete("set null"),
      )
      .addColumn("created_at", "text", (column) => column.notNull())
      .addColumn("state", "text", (column) => column.notNull())
      .addColumn("decided_by", "integer", (column) =>
        column.references("accounts.id").onDelete("set null"),
      )
      .addColumn("decided_at", "text")
      .addColumn("answer", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    for (const column of ["state", "account_id", "decided_by", "report_id"]) {
      await db.schema
        .createIndex(`content_proposals_by_${column}`)
        .on("content_proposals")
        .columns([column, "id"])
        .execute();
    }
  },
};
