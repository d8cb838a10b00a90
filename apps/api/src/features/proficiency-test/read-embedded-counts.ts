import { existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { AnswerCount } from "@tilashar/learning";
import { databaseFile } from "#api/db/embedded-database.ts";
import { type CountRow, rowToCount } from "./answer-counts.repository.ts";

/** The counts of an embedded database, also while a server holds it: nothing is written. */
export function readEmbeddedCounts(dataDir: string): AnswerCount[] {
  const file = join(dataDir, databaseFile);
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    const rows = database.prepare("select * from test_answer_counts").all();
    return (rows as unknown as CountRow[]).map(rowToCount);
  } finally {
    database.close();
  }
}
