import type { AsLearner } from "#api/features/auth/index.ts";
import { type FinishedWork, type RecordEvent, sumPaidFor } from "#api/features/progress/index.ts";

/** A text as its questions are graded. */
export interface AskedReading {
  readonly id: number;
  readonly questions: readonly { readonly number: number; readonly correct: string }[];
}

export interface GivenLetter {
  readonly number: number;
  readonly given: string;
}

export interface GradedReading {
  correct: number;
  total: number;
  /** Points credited now. */
  awarded: number;
}

export interface ReadingsService {
  /**
   * Grades the answers to a text's questions and pays a point for each right one that has not been paid
   * before: a text is worth its questions, once. The same `attempt` again changes nothing and answers
   * the same.
   */
  answer(
    accountId: number,
    reading: AskedReading,
    answers: readonly GivenLetter[],
    work: FinishedWork,
  ): Promise<GradedReading>;
}

interface ReadingsServiceParts {
  asLearner: AsLearner;
  recordEvent: RecordEvent;
}

export function makeReadingsService({
  asLearner,
  recordEvent,
}: ReadingsServiceParts): ReadingsService {
  return {
    answer: (accountId, { id, questions }, answers, work) =>
      asLearner(accountId, "saveByAccount", async (queries, account) => {
        const graded = countRight(questions, answers);
        const subject = `reading:${id}`;
        const paid = await sumPaidFor(queries, accountId, subject);
        const { awarded, event } = await recordEvent(queries, account, {
          kind: "reading",
          subject,
          ...work,
          worth: Math.max(0, graded - paid),
          detail: { correct: graded, total: questions.length },
        });
        const correct = event.detail.correct;
        return {
          correct: typeof correct === "number" ? correct : graded,
          total: questions.length,
          awarded,
        };
      }),
  };
}

/** Each question counts once, by its last answer. */
function countRight(questions: AskedReading["questions"], answers: readonly GivenLetter[]): number {
  const given = new Map(answers.map(({ number, given: letter }) => [number, letter]));
  return questions.filter(({ number, correct }) => given.get(number) === correct).length;
}
