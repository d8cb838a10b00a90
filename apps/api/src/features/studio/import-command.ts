/** Takes recordings from a data set: npm run voice:import -- FOLDER [--licence CC0-1.0 | CC-BY-4.0] */
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { loadCourse } from "@tilashar/course/load";
import { recordableTexts } from "@tilashar/course/recording-order";
import { readConfig } from "#api/config.ts";
import { openBesideServer } from "#api/db/open-beside-server.ts";
import { StartError } from "#api/errors.ts";
import type { RecordingLicence } from "#api/features/voice/index.ts";
import { importRecordings } from "./import-recordings.ts";

const root = join(import.meta.dirname, "../../../../..");
const usage = "Say which: npm run voice:import -- FOLDER [--licence CC0-1.0 | CC-BY-4.0]";

function readArguments(): { folder: string; licence: RecordingLicence | null } {
  try {
    const { values, positionals } = parseArgs({
      options: { licence: { type: "string" } },
      allowPositionals: true,
    });
    const [folder, ...more] = positionals;
    const { licence = null } = values;
    const isKnown = licence === null || licence === "CC0-1.0" || licence === "CC-BY-4.0";
    if (folder === undefined || more.length > 0 || !isKnown) throw new Error(usage);
    return { folder: resolve(folder), licence };
  } catch {
    throw new StartError(usage);
  }
}

try {
  const { folder, licence } = readArguments();
  const config = readConfig(process.env, root);
  const course = loadCourse({
    contentDir: config.contentDir,
    cacheFile: join(root, ".cache/content.json"),
  });
  const database = await openBesideServer(config);
  try {
    const { taken, refused, elsewhere, known } = await importRecordings({
      queries: database.queries,
      folder,
      licence,
      texts: recordableTexts(course).map(({ text }) => text),
      now: new Date().toISOString(),
      tell: console.log,
    });
    console.log(
      `${taken} recordings taken, ${known} were there already, ${refused} refused, ${elsewhere} are of sentences that the course does not have.`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
