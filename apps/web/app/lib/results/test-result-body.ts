import type { TestResultsRequest } from "@tilashar/contracts";
import { lateness } from "./lateness.ts";
import type { TestResult } from "./pending-results.ts";

/** A finished test as the server takes it. */
export function testResultBody(result: TestResult): TestResultsRequest {
  const { answers, attempt, form, mode, seconds } = result;
  return { answers: [...answers], attempt, form, mode, seconds, ...lateness(result) };
}
