import type { LessonWord } from "@tilashar/contracts";
import { type QuizSession, quizTier } from "@tilashar/learning";
import type { Script } from "#app/lib/kazakh/kazakh-view.ts";
import { outbox } from "#app/lib/outbox/outbox.ts";
import { quizCalls } from "#app/lib/outbox/quiz-calls.ts";
import { markOfStep, noteFinished } from "#app/lib/path/own-work.ts";
import { keepGuestWords } from "#app/lib/review/keep-guest-words.ts";
import { currentSession } from "#app/lib/session/session.ts";

const maxSeconds = 7200;

/** How long a slow disk may hold back what tells the learner that the work is done. */
const maxWaitMs = 1000;

interface FinishedSitting {
  attempt: string;
  lessonId: number;
  words: readonly LessonWord[];
  session: QuizSession;
  /** Milliseconds since the epoch at which its first question appeared. */
  startedAt: number;
  /** The script its Kazakh was shown in. */
  script: Script;
}

/**
 * Puts a finished sitting where it outlives the page; it leaves for the server from there.
 *
 * @returns when even a browser that is killed would still have it; at the latest after a second
 */
export async function keepSitting({
  attempt,
  lessonId,
  words,
  session,
  startedAt,
  script,
}: FinishedSitting): Promise<void> {
  const now = Date.now();
  const kept = outbox.keepAll(
    quizCalls({
      attempt,
      lessonId,
      answers: Object.entries(session.answers).map(([question, given]) => ({ question, given })),
      score: session.score,
      // A clock may have been set back meanwhile.
      seconds: Math.min(maxSeconds, Math.max(0, Math.round((now - startedAt) / 1000))),
      ...(script !== "cyrillic" && { script }),
    }),
  );
  const { user } = currentSession();
  void keepGuestWords(() =>
    words.map(({ word_kz, word_en, word_ru, example }) => ({
      kz: word_kz,
      en: word_en,
      ru: word_ru,
      example,
    })),
  );
  // Of the path, a quiz is done when it is passed.
  const { name } = quizTier(session.score, session.questions.length);
  if (name !== "keep practicing") noteFinished(user?.id ?? null, markOfStep(lessonId, "check"));
  await Promise.race([kept, new Promise((resolve) => setTimeout(resolve, maxWaitMs))]);
}
