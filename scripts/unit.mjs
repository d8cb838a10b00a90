import { build } from "./build-steps.mjs";
import { pageTypes } from "./checks.mjs";
import { ensureTestTools } from "./test-tools.mjs";
import { ensureInstalled, giveUp, nodeBinary, root, run, tool } from "./toolchain.mjs";

// npm run unit -- FILE… [options of Vitest]: the test files named, on the project's own Node. Those whose
// name says `.db` or `.built` get a real PostgreSQL and what is built; the others need nothing.
const words = process.argv.slice(2);
const firstOption = words.findIndex((word) => word.startsWith("-"));
const files = firstOption === -1 ? words : words.slice(0, firstOption);
const options = firstOption === -1 ? [] : words.slice(firstOption);
if (files.length === 0) {
  giveUp(
    "Which file? npm run unit -- packages/contracts/src/endpoint.test.ts [-t 'part of a name']",
  );
}
ensureInstalled();

const isDatabase = (file) => /\.(db|built|started)\b/.test(file);
const isSet = (file) => /\.sets\b/.test(file);
async function vitest(projects, chosen, env) {
  const named = projects.flatMap((project) => ["--project", project]);
  const args = [tool("vitest"), "run", ...named, ...chosen, ...options];
  const { code } = await run(nodeBinary(), args, { env, show: true });
  if (code !== 0) process.exitCode = 1;
}

const ofDatabase = files.filter(isDatabase);
const sets = files.filter(isSet);
const others = files.filter((file) => !isDatabase(file) && !isSet(file));
if (others.length > 0) {
  const [, args, folder] = pageTypes;
  await run(nodeBinary(), args, { cwd: `${root}/${folder}` });
  await vitest(["unit", "pages"], others);
}
if (sets.length > 0) await vitest(["sets"], sets);
if (ofDatabase.length > 0) {
  const { postgres, chromium } = ensureTestTools();
  await build();
  await vitest(["db"], ofDatabase, { POSTGRES: postgres, CHROMIUM: chromium });
}
