import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build-steps.mjs";
import { reports, runChecks, vitest } from "./checks.mjs";
import { failedTests } from "./failed-tests.mjs";
import { ensureTestTools, otherEngines } from "./test-tools.mjs";
import { ensureInstalled, nodeBinary, run, seconds, tool } from "./toolchain.mjs";

const started = Date.now();
ensureInstalled();
const tools = ensureTestTools();
rmSync(reports, { recursive: true, force: true });

const env = {
  CHROMIUM: tools.chromium,
  POSTGRES: tools.postgres,
  ...otherEngines(),
  PLAYWRIGHT_JSON_OUTPUT_FILE: join(reports, "browser.json"),
};
const failed = await runChecks();

async function suite(name, args, { show = true } = {}) {
  if (show) console.log(`\n── ${name} ──`);
  const result = await run(nodeBinary(), args, { env, show });
  if (!show && result.code !== 0) console.log(result.output);
  console.log(`${result.code === 0 ? "ok    " : "FAILED"} ${name} (${result.seconds})`);
  if (result.code !== 0) failed.push(name);
}

await build();
// The sets compute while the others wait for servers, mails, locks and, where they take longer, for pages.
const sets = suite("sets of messages and sentences", vitest("sets"), { show: false });
await suite("database and fault tests", vitest("db"));
await suite("browser tests", [tool("playwright"), "test"]);
await sets;

/** Counts what the runners reported; a report that is missing counts as one failure. */
function count(report) {
  const path = join(reports, report);
  if (!existsSync(path)) return { passed: 0, failed: 1, skipped: 0 };
  const json = JSON.parse(readFileSync(path, "utf8"));
  if (json.stats) {
    const { expected, unexpected, flaky, skipped } = json.stats;
    return { passed: expected + flaky, failed: unexpected, skipped };
  }
  return {
    passed: json.numPassedTests,
    failed: json.numFailedTests,
    skipped: json.numPendingTests,
  };
}

const suites = ["unit.json", "db.json", "sets.json", "browser.json"];
const total = suites.map(count).reduce((a, b) => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
}));

for (const report of suites)
  for (const test of failedTests(join(reports, report))) console.log(`\nfailed: ${test}`);
console.log(`\nEverything took ${seconds(started)}.`);
if (failed.length) console.log(`Failed: ${failed.join(", ")}`);
console.log(
  `tests: ${total.passed} passed, ${Math.max(total.failed, failed.length ? 1 : 0)} failed, ${total.skipped} skipped`,
);
process.exitCode = failed.length ? 1 : 0;
