import type { ReviewAnswer } from "@tilashar/contracts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { outgoing } from "#app/lib/outbox/outgoing.ts";
import { guest, type LocalItem, type LocalPlan, type Owner, record } from "./review-store.ts";

interface Kept {
  items: readonly LocalItem[];
  plan: LocalPlan;
}

const learnerOf = (owner: Owner): number | null => (owner === guest ? null : owner);

/** Keeps answers: for the server first, then as this device's own memory. */
export async function keepAnswers(
  owner: Owner,
  answers: readonly ReviewAnswer[],
  after: Kept,
): Promise<void> {
  const learner = learnerOf(owner);
  await outbox.keepAll(
    answers.map((answer) =>
      outgoing("POST /review/answers", {
        // A guest's wait for an account.
        body: { answers: [answer], ...(learner === null && { waited: true }) },
        owner: learner,
        attempt: answer.attempt,
        finishedAt: answer.at,
        subject: answer.item,
      }),
    ),
  );
  await record(owner, after);
}

/** Keeps that answers were never meant. */
export async function keepUndo(
  owner: Owner,
  answers: readonly ReviewAnswer[],
  before: Kept,
): Promise<void> {
  await outbox.keep("POST /review/undo", {
    body: { attempts: answers.map(({ attempt }) => attempt) },
    owner: learnerOf(owner),
    ...(answers[0] && { subject: answers[0].item }),
  });
  await record(owner, before);
}
