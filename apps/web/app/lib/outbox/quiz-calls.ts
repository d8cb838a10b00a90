import type { QuizAnswer } from "@tilashar/contracts";
import type { Entry, Wanted } from "./entry.ts";
import { outgoing } from "./outgoing.ts";

export interface FinishedQuiz
  extends Pick<Wanted<"POST /profile/saved-lessons/">, "owner" | "finishedAt"> {
  attempt: string;
  lessonId: number;
  answers: readonly QuizAnswer[];
  score: number;
  seconds?: number;
  script?: "latin" | "arabic";
}

/** The two calls of a finished quiz: the save, then the claim on what that save is worth. */
export function quizCalls(quiz: FinishedQuiz): Entry[] {
  const { attempt, lessonId, answers, score, seconds, script, ...own } = quiz;
  const save = outgoing("POST /profile/saved-lessons/", {
    ...own,
    body: {
      lesson_id: lessonId,
      answers: [...answers],
      attempt,
      ...(seconds !== undefined && { seconds }),
      ...(script && { script }),
    },
  });
  const claim = outgoing("POST /profile/leaderboard/add_points/", {
    ...own,
    attempt: `${attempt}:claim`,
    subject: attempt,
    // A claim that names its save can hit no other when it is sent again.
    needs: { attempt, answer: "id", as: "saved_lesson" },
    body: { points: score },
  });
  return [save, claim];
}
