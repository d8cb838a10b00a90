import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { openEmbeddedDatabase } from "#api/db/embedded-database.ts";
import { migrate } from "#api/db/migrate.ts";
import { openPostgresDatabase } from "#api/db/postgres-database.ts";
import { StartError } from "#api/errors.ts";
import { makePasswordHashing, passwordProblem } from "#api/features/auth/index.ts";
import { seedLearners } from "./seed-learners.ts";

const root = join(import.meta.dirname, "../../../..");
const usage =
  "npm run bench:seed -- 100000 [--password …]   (DATA_DIR or DATABASE_URL: where, as for the server)";

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { password: { type: "string", default: "bota-qozy-2026" } },
  });
  const learners = Number(positionals[0]);
  if (positionals.length !== 1 || !Number.isInteger(learners) || learners < 3 || learners > 2e6) {
    throw new StartError(`How many learners, from 3 to 2000000? ${usage}`);
  }
  if (passwordProblem(values.password, { username: "", email: "" }) !== null) {
    throw new StartError(
      "No learner may have that password: choose another, of 8 letters or more.",
    );
  }
  const { DATABASE_URL: url, DATA_DIR: folder } = process.env;
  const database = url
    ? await openPostgresDatabase(url)
    : openEmbeddedDatabase(resolve(root, folder || "data"));
  const started = performance.now();
  try {
    await migrate(database);
    const passwordHash = await (await makePasswordHashing()).hash(values.password);
    await seedLearners(database, { learners, passwordHash, now: Date.now() });
  } finally {
    await database.close();
  }
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${learners} learners in ${seconds} s: bench-top, bench-mid, bench-low @example.test and others, all with the password ${values.password}`,
  );
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
