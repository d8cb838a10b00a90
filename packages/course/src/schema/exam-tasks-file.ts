import Type from "typebox";
import { ExamLevel } from "./exam-file.ts";
import { prose, trilingualLine, trilingualProse } from "./text.ts";

const Range = Type.Tuple([
  Type.Integer({ minimum: 5, maximum: 600 }),
  Type.Integer({ minimum: 5, maximum: 600 }),
]);

const ExamTask = Type.Object(
  {
    id: Type.Integer({ minimum: 40_000, maximum: 79_999 }),
    level: ExamLevel,
    kind: Type.Enum(["writing", "speaking"]),
    minutes: Type.Integer({ minimum: 1, maximum: 90 }),
    /** How long an answer is, from and to: words written, or seconds spoken. */
    words: Type.Optional(Range),
    seconds: Type.Optional(Range),
    task: trilingualProse(1200),
    /** Answers to compare one's own with: one that does, and one that shines. */
    models: Type.Array(
      Type.Object(
        { quality: Type.Enum(["solid", "excellent"]), kz: prose(3000) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 4 },
    ),
    /** What makes the models differ. */
    remarks: Type.Optional(trilingualProse(800)),
    /** What the learner rates the own answer by. */
    criteria: Type.Array(trilingualLine(200), { minItems: 2, maxItems: 8 }),
  },
  { additionalProperties: false },
);
export type ExamTask = Type.Static<typeof ExamTask>;

/** `content/exams/tasks/*.yaml`: tasks for writing and speaking, which nobody marks but the learner. */
export const ExamTasksFile = Type.Object(
  { tasks: Type.Array(ExamTask, { minItems: 1, maxItems: 60 }) },
  { additionalProperties: false },
);
export type ExamTasksFile = Type.Static<typeof ExamTasksFile>;
