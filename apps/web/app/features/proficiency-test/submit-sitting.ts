import type { TestResultsResponse } from "@tilashar/contracts";
import { call } from "#app/lib/api/client.ts";
import { forgetResult, keepResult, type TestResult } from "#app/lib/results/pending-results.ts";
import { testResultBody } from "#app/lib/results/test-result-body.ts";
import { currentSession } from "#app/lib/session/session.ts";
import type { KeptSitting } from "./kept-sitting.ts";

/**
 * Has a finished sitting graded. It is put among the results that wait first, so that neither a lost
 * network nor a closed page loses it; a guest's stays there until there is an account.
 */
export async function submitSitting(
  sitting: KeptSitting & { finishedAt: string },
): Promise<TestResultsResponse> {
  const { user } = currentSession();
  const result: TestResult = {
    kind: "test",
    attempt: sitting.attempt,
    owner: user?.id ?? null,
    score: rightAnswers(sitting),
    finishedAt: sitting.finishedAt,
    form: sitting.form,
    mode: sitting.mode,
    answers: sitting.questions.map(({ id }) => ({ id, option: sitting.answers[id] ?? null })),
    seconds: secondsBetween(sitting.startedAt, sitting.finishedAt),
  };
  await keepResult(result);
  const answer = await call("POST /test/results/", { body: testResultBody(result) });
  if (answer.saved) forgetResult(result.attempt);
  return answer;
}

/** As the browser can tell from the questions themselves. */
export const rightAnswers = ({ questions, answers }: KeptSitting): number =>
  questions.filter(({ id, correct_option }) => answers[id] === correct_option).length;

function secondsBetween(start: string, end: string): number {
  const seconds = Math.round((Date.parse(end) - Date.parse(start)) / 1000);
  return Math.max(0, Math.min(86_400, seconds || 0));
}
