import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { StartError } from "#api/errors.ts";
import { backUp } from "./backup-database.ts";

const usage =
  "Usage: npm run db:backup -- --to /backups/tilashar-2026-11-21.sqlite [--from ./data]";

const root = join(import.meta.dirname, "../../../../..");

try {
  const { values } = parseArgs({ options: { from: { type: "string" }, to: { type: "string" } } });
  if (values.to === undefined) throw new StartError(usage);
  const dataDir = resolve(root, values.from ?? process.env.DATA_DIR ?? "data");
  const file = resolve(root, values.to);
  const { secret } = await backUp(dataDir, file);
  console.log(
    secret
      ? `Backed up to ${file} and ${file}.session-secret: keep both where nobody else reads them.`
      : `Backed up to ${file}. The session secret is not in the data folder: keep SESSION_SECRET yourself.`,
  );
} catch (error) {
  const { code } = error as { code?: string };
  if (code?.startsWith("ERR_PARSE_ARGS")) console.error(usage);
  else console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
