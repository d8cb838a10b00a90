/** Writes the approved recordings as a data set: npm run voice:export -- FOLDER */
import { join, resolve } from "node:path";
import { readConfig } from "#api/config.ts";
import { openBesideServer } from "#api/db/open-beside-server.ts";
import { StartError } from "#api/errors.ts";
import { exportRecordings } from "./export-recordings.ts";

const root = join(import.meta.dirname, "../../../../..");

try {
  const [folder, ...more] = process.argv.slice(2);
  if (folder === undefined || more.length > 0) {
    throw new StartError("Say where to: npm run voice:export -- FOLDER");
  }
  const database = await openBesideServer(readConfig(process.env, root));
  try {
    const count = await exportRecordings(database.queries, resolve(folder));
    console.log(`${count} recordings are in ${resolve(folder)}.`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
