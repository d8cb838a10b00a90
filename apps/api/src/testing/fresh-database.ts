import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inject } from "vitest";
import type { Database, DialectName } from "#api/db/database.ts";
import { openEmbeddedDatabase } from "#api/db/embedded-database.ts";
import { migrate } from "#api/db/migrate.ts";
import { openPostgresDatabase } from "#api/db/postgres-database.ts";
import { runOn } from "./own-postgres.ts";

/** An empty place for a database, of either kind. */
export interface Place {
  dialect: DialectName;
  /** A temporary folder, for what a process keeps beside its database. */
  dataDir: string;
  /** Environment of a server that is to use it. */
  environment: Record<string, string>;
  open(): Promise<Database>;
  remove(): Promise<void>;
}

export async function freshPlace(dialect: DialectName): Promise<Place> {
  return dialect === "sqlite" ? embeddedPlace() : postgresPlace("template1");
}

/** An open database with every table, which hold nothing; migrating itself is tested elsewhere. */
export async function migratedPlace(
  dialect: DialectName,
): Promise<{ place: Place; database: Database }> {
  const place =
    dialect === "sqlite" ? embeddedPlace() : await postgresPlace(inject("migratedDatabase"));
  const database = await place.open();
  // Making the tables costs PostgreSQL five times as much as copying them.
  if (dialect === "sqlite") await migrate(database);
  return { place, database };
}

function embeddedPlace(): Place {
  const dataDir = mkdtempSync(join(tmpdir(), "tilashar-data-"));
  return {
    dialect: "sqlite",
    dataDir,
    environment: { DATA_DIR: dataDir },
    open: async () => openEmbeddedDatabase(dataDir),
    remove: async () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function postgresPlace(template: string): Promise<Place> {
  const server = inject("postgresUrl");
  const name = `test_${randomBytes(8).toString("hex")}`;
  await runOn(`${server}/postgres`, `create database ${name} template ${template}`);
  const url = `${server}/${name}`;
  const dataDir = mkdtempSync(join(tmpdir(), "tilashar-data-"));
  return {
    dialect: "postgres",
    dataDir,
    environment: {
      DATABASE_URL: url,
      SESSION_SECRET: randomBytes(48).toString("base64url"),
      DATA_DIR: dataDir,
    },
    open: () => openPostgresDatabase(url),
    async remove() {
      await runOn(`${server}/postgres`, `drop database ${name} with (force)`);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
