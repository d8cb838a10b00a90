import type { QuizSession } from "@tilashar/learning";
import { keepResult } from "#app/lib/results/pending-results.ts";
import { currentSession } from "#app/lib/session/session.ts";

/** Puts a finished sitting where it outlives the page; it leaves for the server from there. */
export function keepSitting(attempt: string, lessonId: number, session: QuizSession): void {
  keepResult({
    attempt,
    owner: currentSession().user?.id ?? null,
    lessonId,
    answers: Object.entries(session.answers).map(([question, given]) => ({ question, given })),
    score: session.score,
    finishedAt: new Date().toISOString(),
  });
}
