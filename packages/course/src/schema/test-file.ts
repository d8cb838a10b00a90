import Type from "typebox";
import { choiceQuestionFields } from "./choice-question.ts";
import { Id, Level, PointId } from "./common-fields.ts";
import { line, prose } from "./text.ts";

/** What a test question examines; `reading` questions carry their text, `listening` ones what is heard. */
export const SKILLS = [
  "vocabulary",
  "case",
  "possessive",
  "person",
  "tense",
  "harmony",
  "syntax",
  "reading",
  "listening",
] as const;
export type Skill = (typeof SKILLS)[number];

const TestEntry = Type.Object(
  {
    id: Id,
    skill: Type.Enum(SKILLS),
    /** The point of `content/grammar` that is asked. */
    point: Type.Optional(PointId),
    /** The Kazakh text that a reading question is about. */
    passage: Type.Optional(prose(900)),
    /** The Kazakh that the voice says in a listening question; in quiet mode it is read. */
    listening: Type.Optional(line(240)),
    ...choiceQuestionFields,
  },
  { additionalProperties: false },
);
export type TestEntry = Type.Static<typeof TestEntry>;

/** `content/test/*.yaml`: questions of one level. */
export const TestFile = Type.Object(
  {
    level: Level,
    author: line(60),
    questions: Type.Array(TestEntry, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type TestFile = Type.Static<typeof TestFile>;
