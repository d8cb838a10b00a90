import type { ExamResult } from "@tilashar/contracts";
import {
  type ExamMock,
  itemsOfMock,
  knownAndMissed,
  markMock,
  secondsSpent,
  tallyOf,
} from "@tilashar/learning/exams";
import { localDayOf } from "#app/lib/language/dates.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { type KeptMock, keepMock } from "./kept-mock.ts";
import { keepResult } from "./own-exams.ts";

/** The result of a finished mock, as the server will mark it too. */
export function resultOf(mock: ExamMock, { sitting, finishedAt }: KeptMock): ExamResult {
  const mark = markMock(mock, sitting.answers);
  return {
    attempt: sitting.attempt,
    exam: mock.exam,
    mock: mock.mock,
    level: mock.level,
    day: localDayOf(finishedAt === null ? new Date() : new Date(finishedAt)),
    seconds: Math.round(secondsSpent(mock, sitting)),
    right: mark.right,
    of: mark.of,
    passed: mark.passed,
    sections: [...mark.sections],
    tally: tallyOf(mock, sitting.answers),
    ...knownAndMissed(itemsOfMock(mock), sitting.answers),
  };
}

/**
 * Puts a finished mock where it outlives the page: into this browser, and into the outbox, from where it leaves
 * for the account; a guest's stays there until there is one.
 */
export async function finishMock(mock: ExamMock, kept: KeptMock): Promise<KeptMock> {
  const finished = { ...kept, finishedAt: new Date().toISOString() };
  const result = resultOf(mock, finished);
  keepResult(kept.owner, result);
  await outbox.keep("POST /profile/exam-results/", {
    body: {
      attempt: result.attempt,
      exam: result.exam,
      mock: result.mock,
      answers: Object.entries(finished.sitting.answers).map(([item, option]) => ({
        item: Number(item),
        option,
      })),
      seconds: result.seconds,
    },
    finishedAt: finished.finishedAt,
  });
  // Only now: a browser that is killed before finishes it again, by the same attempt.
  keepMock(finished);
  return finished;
}
