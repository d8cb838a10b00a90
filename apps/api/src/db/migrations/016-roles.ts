import { sql } from "kysely";
import { type Migration, selfNumbering } from "./migration.ts";

/** Who is trusted with more than learning, who may not come in, and what the trusted have done. */
export const roles: Migration = {
  async up(db, dialect) {
    await db.schema
      .alterTable("accounts")
      .addColumn("roles", "text", (column) => column.notNull().defaultTo(""))
      .execute();
    await db.schema.alterTable("accounts").addColumn("suspended_at", "text").execute();
    // Each process asks for them again and again: they must be found without walking past everybody.
    await db.schema
      .createIndex("accounts_suspended")
      .on("accounts")
      .column("suspended_at")
      .where(sql.ref("suspended_at"), "is not", null)
      .execute();
    await db.schema
      .createIndex("accounts_with_roles")
      .on("accounts")
      .column("roles")
      .where(sql.ref("roles"), "!=", sql.lit(""))
      .execute();

    // No reference to the account: what somebody did stays written when the account is gone.
    await db.schema
      .createTable("privileged_acts")
      .addColumn("id", "integer", selfNumbering(dialect))
      .addColumn("at", "text", (column) => column.notNull())
      .addColumn("actor_id", "integer")
      .addColumn("act", "text", (column) => column.notNull())
      .addColumn("subject", "text", (column) => column.notNull())
      .addColumn("subject_id", "text", (column) => column.notNull())
      .addColumn("change", "text", (column) => column.notNull())
      .addColumn("reason", "text", (column) => column.notNull())
      .execute();
    await (dialect === "sqlite" ? forbidOnSqlite : forbidOnPostgres)(db);
  },
};

type Db = Parameters<Migration["up"]>[0];

/** The log only grows: the database itself refuses whoever would change it. */
async function forbidOnSqlite(db: Db): Promise<void> {
  for (const event of ["update", "delete"]) {
    await sql`create trigger ${sql.ref(`privileged_acts_no_${event}`)}
      before ${sql.raw(event)} on privileged_acts
      begin select raise(abort, 'privileged_acts is append-only'); end`.execute(db);
  }
}

/** @see forbidOnSqlite */
async function forbidOnPostgres(db: Db): Promise<void> {
  await sql`create function refuse_change() returns trigger language plpgsql as
    $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
  await sql`create trigger privileged_acts_fixed before update or delete or truncate
    on privileged_acts for each statement execute function refuse_change()`.execute(db);
}
