import type { ColumnDefinitionBuilder, Kysely } from "kysely";
import type { DialectName } from "../database.ts";

/** A step of the schema, once and for all: a shipped migration is never edited, the next one corrects it. */
export interface Migration {
  up(db: Kysely<unknown>, dialect: DialectName): Promise<void>;
}

/** The one thing the two databases spell differently: a key that numbers itself and never reuses a number. */
export function selfNumbering(dialect: DialectName) {
  return (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    dialect === "sqlite"
      ? column.primaryKey().autoIncrement()
      : column.primaryKey().generatedByDefaultAsIdentity();
}
