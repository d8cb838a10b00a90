import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { StartError } from "#api/errors.ts";
import { rehearse } from "./rehearse.ts";

const usage =
  "Usage: npm run db:rehearse -- --from /backups   (a folder of backups, or one of them)";

const root = join(import.meta.dirname, "../../../../..");

try {
  const { values } = parseArgs({ options: { from: { type: "string" } } });
  const from = values.from ?? process.env.BACKUP_DIR;
  if (!from) throw new StartError(usage);
  const { file, accounts, written, seconds } = await rehearse(resolve(root, from), root);
  console.log(
    `${file}, written ${written.toISOString()}, holds ${accounts} accounts. Restored in ${seconds.restored.toFixed(1)} s; a server was ready on it ${seconds.ready.toFixed(1)} s later. Nothing of it is left.`,
  );
} catch (error) {
  const { code } = error as { code?: string };
  if (code?.startsWith("ERR_PARSE_ARGS")) console.error(usage);
  else console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
