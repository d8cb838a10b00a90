import Type from "typebox";
import { ChoiceQuestion } from "./choice-question.ts";
import { Id, Level, PointId, Slug } from "./common-fields.ts";
import { alignedSentence, trilingualLine } from "./text.ts";

/** A short text made of a unit's words, with its questions. */
const Story = Type.Object(
  {
    titles: trilingualLine(60),
    sentences: Type.Array(alignedSentence(300), { minItems: 5, maxItems: 40 }),
    questions: Type.Array(ChoiceQuestion, { minItems: 2, maxItems: 4 }),
  },
  { additionalProperties: false },
);
export type Story = Type.Static<typeof Story>;

/** What the test at the end of a unit asks. */
const Checkpoint = Type.Object(
  {
    items: Type.Integer({ minimum: 8, maximum: 16 }),
    /** Points of grammar that are asked. */
    points: Type.Array(PointId, { minItems: 1, maxItems: 8, uniqueItems: true }),
  },
  { additionalProperties: false },
);

const several = <Item extends Type.TSchema>(item: Item) =>
  Type.Optional(Type.Array(item, { minItems: 1, uniqueItems: true }));

/** `content/units/*.yaml`: lessons in the order of study, with one goal and all that belongs to it. */
export const UnitFile = Type.Object(
  {
    id: Slug,
    level: Level,
    titles: trilingualLine(60),
    /** What a learner can do after it, in one sentence. */
    goal: trilingualLine(120),
    lessons: Type.Array(Id, { minItems: 1, maxItems: 8, uniqueItems: true }),
    readings: several(Id),
    /** Of `content/scenes`. */
    films: several(Id),
    /** Files of `content/phrases`, without their ending. */
    phrases: several(Slug),
    /** A topic of `content/proverbs` with the number of the proverb in it: `family-3`. */
    proverbs: several(Slug),
    /** The scene that the tutor plays at its end. */
    talk: Type.Optional(Slug),
    story: Type.Optional(Story),
    checkpoint: Type.Optional(Checkpoint),
  },
  { additionalProperties: false },
);
export type UnitFile = Type.Static<typeof UnitFile>;
