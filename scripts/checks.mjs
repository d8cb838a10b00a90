import { join } from "node:path";
import { failedTests } from "./failed-tests.mjs";
import { nodeBinary, root, run, seconds, tool } from "./toolchain.mjs";

export const reports = join(root, ".cache", "reports");

/** Arguments that run Vitest projects and leave a report for the final count, named after the first. */
export const vitest = (...projects) => [
  tool("vitest"),
  "run",
  ...projects.flatMap((project) => ["--project", project]),
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${join(reports, `${projects[0]}.json`)}`,
];

/** Generated types come first, because the type check and others read them. */
export const pageTypes = ["page types", [tool("react-router"), "typegen"], "apps/web"];

/** Reads none of what is generated: the one check that need not wait for it. */
const content = ["content", ["packages/course/src/gate/command.ts"]];

const checks = [
  // TypeScript 7 has no API yet, so the tools that need one get version 6 under the usual name.
  // One checker: another check runs on the other core, and each checker does part of the work again.
  ["types", [join(root, "node_modules/typescript-7/bin/tsc"), "-p", ".", "--checkers", "1"]],
  ["lint and format", [tool("biome"), "check", "--error-on-warnings", "."]],
  [
    "import rules",
    [tool("depcruise"), "--config", ".dependency-cruiser.mjs", "apps", "packages", "e2e"],
  ],
  ["dead code", [tool("knip"), "--treat-config-hints-as-errors"]],
  ["unit tests", vitest("unit", "pages")],
];

/**
 * Runs every check, two at a time, and prints the output of those that fail.
 * @returns {Promise<string[]>} names of the failed checks
 */
export async function runChecks() {
  const started = Date.now();
  const failed = [];
  async function one([name, args, cwd]) {
    const result = await run(nodeBinary(), args, { cwd: join(root, cwd ?? ".") });
    console.log(`${result.code === 0 ? "ok    " : "FAILED"} ${name} (${result.seconds})`);
    if (result.code === 0) return;
    failed.push(name);
    if (name === "unit tests") console.log(failedTests(join(reports, "unit.json")).join("\n"));
    console.log(result.output);
  }
  const queue = [...checks];
  const worker = async (first) => {
    await one(first);
    for (let next = queue.shift(); next; next = queue.shift()) await one(next);
  };
  await Promise.all([worker(pageTypes), worker(content)]);
  console.log(`Checked in ${seconds(started)}.`);
  return failed;
}
