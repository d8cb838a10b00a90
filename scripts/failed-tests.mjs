import { existsSync, readFileSync } from "node:fs";

const firstLines = (text, count) => text.split("\n").slice(0, count).join("\n    ");

/** Failed tests of one of Vitest's files; a file that could not be loaded has a message and no tests. */
function ofFile({ name, message, assertionResults }) {
  const tests = assertionResults
    .filter(({ status }) => status === "failed")
    .map(
      ({ fullName, failureMessages }) =>
        `${name}: ${fullName}\n    ${firstLines(failureMessages.join("\n"), 12)}`,
    );
  return tests.length || !message ? tests : [`${name}\n    ${firstLines(message, 12)}`];
}

/** Failed tests of one of Playwright's suites and of those within it. */
function ofSuite({ specs = [], suites = [] }) {
  const here = specs
    .filter(({ ok }) => !ok)
    .map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors ?? []));
      return `${file}:${line}: ${title}\n    ${firstLines(errors[0]?.message ?? "", 12)}`;
    });
  return [...here, ...suites.flatMap(ofSuite)];
}

/**
 * What failed, each with the first lines of its message, so that it can be printed before thousands of lines of
 * tests that passed: who reads only a part of the output still sees it.
 *
 * @param {string} path a report that Vitest or Playwright wrote as JSON
 * @returns {string[]} one text a failed test; empty when there is no report or nothing failed in a test
 */
export function failedTests(path) {
  if (!existsSync(path)) return [];
  const report = JSON.parse(readFileSync(path, "utf8"));
  return report.suites ? report.suites.flatMap(ofSuite) : report.testResults.flatMap(ofFile);
}
