/** The record that a learner finished a lesson's quiz once. */
export interface SavedLesson {
  id: number;
  /** Its entry in the log of learning events. */
  eventId: number;
  lessonId: number;
  /** Correct answers when answers were sent, else null. */
  score: number | null;
  /** Questions of the lesson when it was saved. */
  questions: number;
  /** Points of the sitting before repeats of the day. */
  value: number;
  /** The learner's day on which the quiz was finished, `YYYY-MM-DD`. */
  studiedDay: string;
  /** The learner's day on which the result arrived; repeats are counted by it. */
  paidDay: string;
}

/** What a learner has done in one lesson. */
export interface LessonProgress {
  id: number;
  lessonId: number;
  bestScore: number | null;
  lastStudiedAt: string;
  /** A quiz of it was passed once. */
  completed: boolean;
}
