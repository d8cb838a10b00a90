import Type from "typebox";
import { EarnedAchievement } from "./achievements.ts";
import {
  ExamDay,
  ExamLevel,
  ExamPart,
  ExamSlug,
  MockName,
  nullable,
  OptionLetter,
} from "./exam-fields.ts";
import { Attempt, finishedWork } from "./finished-work.ts";

/** Answers to items of one kind: what readiness is computed from (`ExamTally` of packages/learning). */
const ExamTally = Type.Object({
  part: ExamPart,
  level: nullable(ExamLevel),
  point: nullable(Type.String()),
  right: Type.Integer(),
  answers: Type.Integer(),
});

const SectionMark = Type.Object({
  id: Type.String(),
  right: Type.Integer(),
  answered: Type.Integer(),
  of: Type.Integer(),
  pass: Type.Integer(),
  passed: Type.Boolean(),
});

/** A mock that was taken, as it was marked then. */
export const ExamResult = Type.Object({
  attempt: Attempt,
  exam: Type.String(),
  mock: Type.String(),
  level: ExamLevel,
  /** The learner's day on which it was finished. */
  day: ExamDay,
  seconds: Type.Integer(),
  right: Type.Integer(),
  of: Type.Integer(),
  passed: Type.Boolean(),
  sections: Type.Array(SectionMark),
  tally: Type.Array(ExamTally),
  /** Items that were answered right, and those answered wrong. */
  known: Type.Array(Type.Integer()),
  missed: Type.Array(Type.Integer()),
});
export type ExamResult = Type.Static<typeof ExamResult>;

/** What a learner prepares for. */
export const ExamGoal = Type.Object(
  { exam: ExamSlug, level: ExamLevel, day: ExamDay },
  { additionalProperties: false },
);
export type ExamGoal = Type.Static<typeof ExamGoal>;

/** `GET /profile/exams/`: from it the browser computes readiness and plan, for guests from what it keeps itself. */
export const OwnExams = Type.Object({
  goal: nullable(ExamGoal),
  /** The last 30 mocks and the last 60 turns of practice, the newest first. */
  results: Type.Array(ExamResult),
  /** What the last placement test says of the learner's Kazakh; null before the first. */
  known: nullable(Type.Object({ ability: Type.Number(), error: Type.Number() })),
});
export type OwnExams = Type.Static<typeof OwnExams>;

/** `POST /profile/exam-results/`. `attempt` makes a resend idempotent. */
export const ExamResultRequest = Type.Object(
  {
    ...finishedWork,
    attempt: Attempt,
    exam: ExamSlug,
    mock: MockName,
    /** What was chosen; items that were left out are wrong, in practice they were not asked. */
    answers: Type.Array(
      Type.Object(
        { item: Type.Integer({ minimum: 1, maximum: 999_999 }), option: OptionLetter },
        { additionalProperties: false },
      ),
      { maxItems: 400 },
    ),
  },
  { additionalProperties: false },
);
export type ExamResultRequest = Type.Static<typeof ExamResultRequest>;

export const ExamResultResponse = Type.Object({
  result: ExamResult,
  /** Achievements it completed. */
  achievements: Type.Array(EarnedAchievement),
});
export type ExamResultResponse = Type.Static<typeof ExamResultResponse>;
