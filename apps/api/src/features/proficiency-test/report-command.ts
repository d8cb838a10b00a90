import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { loadCourse } from "@tilashar/course/load";
import type { AnswerCount } from "@tilashar/learning";
import { readConfig } from "#api/config.ts";
import { openPostgresDatabase } from "#api/db/postgres-database.ts";
import { listAnswerCounts } from "./answer-counts.repository.ts";
import { frozenDifficulties, itemReport } from "./item-report.ts";
import { makeQuestionBank } from "./question-bank.ts";
import { readEmbeddedCounts } from "./read-embedded-counts.ts";

/**
 * `npm run test:items`: how the questions of the proficiency test do, by the anonymous counts of the
 * database that the settings name; the server may be running. `-- --freeze` also writes the measured
 * difficulties, which then hold for a release.
 */
const root = join(import.meta.dirname, "../../../../..");
const frozenFile = join(root, "packages/learning/src/placement/difficulties.generated.ts");

const config = readConfig(process.env, root);
const course = loadCourse({
  contentDir: config.contentDir,
  cacheFile: join(root, ".cache/content.json"),
});
const counts = await readCounts();
const { items } = makeQuestionBank(course);
console.log(itemReport(items, counts));
if (process.argv.includes("--freeze")) {
  writeFileSync(frozenFile, frozenDifficulties(items, counts));
  console.log(`\nWritten: ${frozenFile}`);
}

async function readCounts(): Promise<AnswerCount[]> {
  if (config.databaseUrl === null) return readEmbeddedCounts(config.dataDir);
  const database = await openPostgresDatabase(config.databaseUrl, (error) => {
    console.error(error.message);
  });
  try {
    return await listAnswerCounts(database.queries);
  } finally {
    await database.close();
  }
}
