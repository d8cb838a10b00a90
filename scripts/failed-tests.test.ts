import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { failedTests } from "./failed-tests.mjs";

const folder = mkdtempSync(join(tmpdir(), "failed-tests-"));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (json: unknown) => {
  const path = join(folder, "report.json");
  writeFileSync(path, JSON.stringify(json));
  return path;
};

test("a failed test is named with its file and the beginning of its message", () => {
  const path = report({
    testResults: [
      {
        name: "a.test.ts",
        message: "",
        assertionResults: [
          { status: "passed", fullName: "adds", failureMessages: [] },
          { status: "failed", fullName: "divides", failureMessages: ["expected 2\nto be 3"] },
        ],
      },
    ],
  });
  expect(failedTests(path)).toEqual(["a.test.ts: divides\n    expected 2\n    to be 3"]);
});

test("a file that could not be loaded is named", () => {
  const path = report({
    testResults: [
      { name: "a.test.ts", message: "Cannot find module", assertionResults: [] },
      { name: "b.test.ts", message: "", assertionResults: [] },
    ],
  });
  expect(failedTests(path)).toEqual(["a.test.ts\n    Cannot find module"]);
});

test("a walk in the browser that failed is found at any depth", () => {
  const spec = (ok: boolean) => ({
    ok,
    file: "quiz.spec.ts",
    line: 7,
    title: "a quiz",
    tests: [{ results: [{ errors: ok ? [] : [{ message: "the button is hidden" }] }] }],
  });
  const path = report({
    suites: [{ specs: [spec(true)], suites: [{ specs: [spec(false)] }] }],
  });
  expect(failedTests(path)).toEqual(["quiz.spec.ts:7: a quiz\n    the button is hidden"]);
});

test("without a report nothing is named", () => {
  expect(failedTests(join(folder, "none.json"))).toEqual([]);
});
