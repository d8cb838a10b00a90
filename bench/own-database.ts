import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { databaseFile } from "../apps/api/src/db/embedded-database.ts";
import { runOn, startOwnPostgres } from "../apps/api/src/testing/own-postgres.ts";
import { processesBelow } from "./processor-time.ts";

export type DatabaseKind = "embedded" | "postgres";

/** A database for one run, thrown away after it. */
export interface OwnDatabase {
  kind: DatabaseKind;
  /** Environment of a server that is to use it. */
  environment: Record<string, string>;
  /** Its own processes; none where the server's process is the database. */
  processes(): readonly number[];
  /** Runs one statement beside the server. */
  run(statement: string): Promise<void>;
  remove(): Promise<void>;
}

/**
 * Databases by DATABASES (`embedded,postgres`): the embedded one, and a PostgreSQL of one's own that is as durable
 * as installed. POSTGRES names its program where it is not found by itself.
 */
export const databasesAsked = (process.env.DATABASES ?? "embedded,postgres").split(
  ",",
) as DatabaseKind[];

export async function ownDatabase(kind: DatabaseKind): Promise<OwnDatabase> {
  const dataDir = mkdtempSync(join(tmpdir(), "tilashar-bench-"));
  const remove = async () => rmSync(dataDir, { recursive: true, force: true });
  if (kind === "embedded") {
    return {
      kind,
      environment: { DATA_DIR: dataDir },
      processes: () => [],
      async run(statement) {
        const database = new DatabaseSync(join(dataDir, databaseFile), { timeout: 5000 });
        database.exec(statement);
        database.close();
      },
      remove,
    };
  }
  const postgres = await startOwnPostgres({ durable: true });
  const url = `${postgres.url}/postgres`;
  return {
    kind,
    environment: {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SESSION_SECRET: randomBytes(48).toString("base64url"),
    },
    processes: () => processesBelow(postgres.pid),
    run: (statement) => runOn(url, statement),
    async remove() {
      await postgres.stop();
      await remove();
    },
  };
}
