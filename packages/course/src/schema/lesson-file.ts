import Type from "typebox";
import { Cover, Id, Level, PointId, Slug } from "./common-fields.ts";
import { Dialogue } from "./dialogue.ts";
import { alignedSentence, line, trilingualLine, trilingualProse } from "./text.ts";
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

/** A further sentence of a lesson: its grammar with words that are known by then. */
const LessonSentence = Type.Object(
  {
    ...alignedSentence(200).properties,
    /** Other orders of the same words that are as right, for whoever builds the sentence. */
    also: Type.Optional(Type.Array(line(200), { minItems: 1, maxItems: 3, uniqueItems: true })),
  },
  { additionalProperties: false },
);
export type LessonSentence = Type.Static<typeof LessonSentence>;

/** `content/lessons/*.yaml`: one theme, 12–20 words. Which unit it belongs to, the unit says. */
export const LessonFile = Type.Object(
  {
    id: Id,
    level: Level,
    /** Theme of `curriculum.yaml`. */
    theme: Slug,
    /** Points of `content/grammar` that the lesson shows, the most fitting first. */
    grammar: Type.Array(PointId, { minItems: 1, maxItems: 3, uniqueItems: true }),
    titles: trilingualLine(48),
    author: line(60),
    cover: Cover,
    words: Type.Array(WordEntry, { minItems: 12, maxItems: 20 }),
    /** Ids of words of later lessons that are met here already. */
    ahead: Type.Optional(
      Type.Array(Type.Integer({ minimum: 101, maximum: 999_999 }), {
        minItems: 1,
        maxItems: 12,
        uniqueItems: true,
      }),
    ),
    dialogue: Type.Optional(Dialogue),
    sentences: Type.Optional(Type.Array(LessonSentence, { minItems: 8, maxItems: 16 })),
    /** Sentences or phrases of this lesson that are learned whole, before their grammar is taught. */
    chunks: Type.Optional(Type.Array(line(120), { minItems: 1, maxItems: 16, uniqueItems: true })),
    note: Type.Optional(Note),
  },
  { additionalProperties: false },
);
export type LessonFile = Type.Static<typeof LessonFile>;
