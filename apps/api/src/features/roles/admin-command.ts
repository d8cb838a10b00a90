import { join } from "node:path";
import { readConfig } from "#api/config.ts";
import { openBesideServer } from "#api/db/open-beside-server.ts";
import { StartError } from "#api/errors.ts";
import { makeNoteAct } from "./act-log.ts";
import { makeRolesService } from "./roles.service.ts";
import { runAdmin } from "./run-admin.ts";

/**
 * `npm run admin -- grant EMAIL ROLE`, `revoke`, `list`: who is trusted with what, in the database that the
 * settings name. The server may be running; it knows at the next request.
 */
const root = join(import.meta.dirname, "../../../../..");

try {
  const database = await openBesideServer(readConfig(process.env, root));
  try {
    const noteAct = makeNoteAct(Date.now);
    console.log(await runAdmin(process.argv.slice(2), makeRolesService({ database, noteAct })));
  } finally {
    await database.close();
  }
} catch (error) {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
}
