import type { TestResultsResponse } from "@tilashar/contracts";
import { call } from "#app/lib/api/client.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { outgoing } from "#app/lib/outbox/outgoing.ts";
import { outgoingBody } from "#app/lib/outbox/outgoing-body.ts";
import { noteOpening } from "#app/lib/path/own-work.ts";
import type { KeptSitting } from "./kept-sitting.ts";

/**
 * Has a finished sitting graded. It is put into the outbox first, so that neither a lost
 * network nor a closed page loses it; a guest's stays there until there is an account.
 */
export async function submitSitting(
  sitting: KeptSitting & { finishedAt: string },
): Promise<TestResultsResponse> {
  const { attempt, form, mode, questions, answers, startedAt, finishedAt } = sitting;
  const result = outgoing("POST /test/results/", {
    body: {
      attempt,
      form,
      mode,
      answers: questions.map(({ id }) => ({ id, option: answers[id] ?? null })),
      seconds: secondsBetween(startedAt, finishedAt),
    },
    finishedAt,
  });
  await outbox.keepAll([result]);
  // Asked for here, as the letter is shown at once, also to a guest; sent again it would count once.
  const answer = await call("POST /test/results/", { body: outgoingBody(result, Date.now()) });
  if (answer.saved) await outbox.drop([attempt]);
  // The server forgets a guest's result; their path opens by it all the same.
  else if (answer.opens !== null) noteOpening(null, answer.opens.unit);
  return answer;
}

/** As the browser can tell from the questions themselves. */
export const rightAnswers = ({ questions, answers }: KeptSitting): number =>
  questions.filter(({ id, correct_option }) => answers[id] === correct_option).length;

function secondsBetween(start: string, end: string): number {
  const seconds = Math.round((Date.parse(end) - Date.parse(start)) / 1000);
  return Math.max(0, Math.min(86_400, seconds || 0));
}
