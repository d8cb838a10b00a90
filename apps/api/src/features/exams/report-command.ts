import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { loadCourse } from "@tilashar/course/load";
import type { ExamAnswerCount } from "@tilashar/learning/exams";
import { readConfig } from "#api/config.ts";
import { databaseFile } from "#api/db/embedded-database.ts";
import { openPostgresDatabase } from "#api/db/postgres-database.ts";
import { ANSWER_COUNTS, listAnswerCounts } from "./exam-answer-counts.repository.ts";
import { makeExamCatalogue } from "./exam-catalogue.ts";
import { examItemReport, frozenExamDifficulties, statisticsOf } from "./exam-item-report.ts";

/**
 * `npm run exams:items`: how the items of mock examinations do, by the anonymous counts of the database that the
 * settings name; the server may be running. `-- --freeze` also writes the measured difficulties of the parts.
 */
const root = join(import.meta.dirname, "../../../../..");
const frozenFile = join(root, "packages/learning/src/exams/measured-difficulties.generated.ts");

const config = readConfig(process.env, root);
const course = loadCourse({
  contentDir: config.contentDir,
  cacheFile: join(root, ".cache/content.json"),
});
const catalogue = makeExamCatalogue(course);
const mocks = catalogue.exams.flatMap(({ slug }) =>
  catalogue.mocksOf(slug).flatMap(({ mock }) => catalogue.mockOf(slug, mock) ?? []),
);
const statistics = statisticsOf(mocks, await readCounts());
console.log(examItemReport(statistics));
if (process.argv.includes("--freeze")) {
  writeFileSync(frozenFile, frozenExamDifficulties(statistics));
  console.log(`\nWritten: ${frozenFile}`);
}

async function readCounts(): Promise<ExamAnswerCount[]> {
  if (config.databaseUrl === null) return readEmbedded(join(config.dataDir, databaseFile));
  const database = await openPostgresDatabase(config.databaseUrl, (error) => {
    console.error(error.message);
  });
  try {
    return await listAnswerCounts(database.queries);
  } finally {
    await database.close();
  }
}

/** The counts of an embedded database, also while a server holds it: nothing is written. */
function readEmbedded(file: string): ExamAnswerCount[] {
  if (!existsSync(file)) return [];
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return database.prepare(ANSWER_COUNTS).all() as unknown as ExamAnswerCount[];
  } finally {
    database.close();
  }
}
