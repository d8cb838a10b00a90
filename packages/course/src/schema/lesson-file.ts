import Type from "typebox";
import { Cover, Id, Level, PointId, Slug } from "./common-fields.ts";
import { line, trilingualLine, trilingualProse } from "./text.ts";
import { WordEntry } from "./word.ts";

/**
 * A short remark under a lesson: of the people who speak the language, or of how words are used where no
 * point of grammar says it. Kazakh inside it is written as directives (`note/`).
 */
export const Note = Type.Object(
  {
    kind: Type.Enum(["culture", "usage"]),
    title: trilingualLine(60),
    body: trilingualProse(1200),
  },
  { additionalProperties: false },
);
export type Note = Type.Static<typeof Note>;

/** `content/lessons/*.yaml`: one theme, 12–20 words. */
export const LessonFile = Type.Object(
  {
    id: Id,
    level: Level,
    /** Unit of `curriculum.yaml` that the lesson belongs to. */
    unit: Slug,
    /** Theme of `curriculum.yaml`. */
    theme: Slug,
    /** Points of `content/grammar` that the lesson shows, the most fitting first. */
    grammar: Type.Array(PointId, { minItems: 1, maxItems: 3, uniqueItems: true }),
    titles: trilingualLine(48),
    author: line(60),
    cover: Cover,
    words: Type.Array(WordEntry, { minItems: 12, maxItems: 20 }),
    note: Type.Optional(Note),
  },
  { additionalProperties: false },
);
export type LessonFile = Type.Static<typeof LessonFile>;
