import type { Day } from "@tilashar/learning";
import type { ExamMock, ExamTally, MockAnswers, MockMark } from "@tilashar/learning/exams";

/** A mock that a learner has taken, as it was marked then. */
export interface KeptResult {
  readonly attempt: string;
  readonly exam: string;
  readonly mock: string;
  readonly level: ExamMock["level"];
  readonly version: string;
  /** The learner's day on which it was finished. */
  readonly day: Day;
  readonly seconds: number;
  /** ISO instant. */
  readonly finishedAt: string;
  readonly mark: MockMark;
  readonly tally: readonly ExamTally[];
  /** What was chosen. */
  readonly answers: MockAnswers;
}

/** What a learner prepares for. */
export interface ExamGoal {
  readonly exam: string;
  readonly level: ExamMock["level"];
  readonly day: Day;
}
