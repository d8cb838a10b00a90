import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { StartError } from "#api/errors.ts";
import { moveDatabase } from "./move-database.ts";

const usage =
  "Usage: npm run db:move -- --from ./data --to postgres://user:password@host:5432/name\n(without --to, DATABASE_URL is used, which keeps the password out of the list of processes)";

const root = join(import.meta.dirname, "../../../../..");

try {
  const { values } = parseArgs({ options: { from: { type: "string" }, to: { type: "string" } } });
  const url = values.to ?? process.env.DATABASE_URL;
  const dataDir = resolve(root, values.from ?? process.env.DATA_DIR ?? "data");
  if (url === undefined || !/^postgres(ql)?:\/\/./.test(url)) throw new StartError(usage);

  const moved = await moveDatabase(dataDir, url, ({ name, rows, hash }) =>
    console.log(`${name.padEnd(28)} ${String(rows).padStart(9)} rows  ${hash.slice(0, 16)}`),
  );
  const rows = moved.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `\n${moved.length} tables with ${rows} rows moved; every row was read back and is the same.
Start Tilashar with DATABASE_URL, and with SESSION_SECRET set to what is in
${join(dataDir, "session-secret")}: sessions, mails that wait and links in sent mails
depend on it. The embedded database was not touched; do not start a server on it again.`,
  );
} catch (error) {
  const { code } = error as { code?: string };
  if (code?.startsWith("ERR_PARSE_ARGS")) console.error(usage);
  else console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
