import Type from "typebox";
import { ExamDay, ExamLevel, ExamPart, nullable } from "./exam-fields.ts";
import { LocalisedText } from "./language.ts";

const ExamSection = Type.Object({
  id: Type.String(),
  titles: LocalisedText,
  parts: Type.Array(Type.Object({ part: ExamPart, items: Type.Integer() })),
  items: Type.Integer(),
  /** Right answers it asks for. */
  pass: Type.Integer(),
  minutes: Type.Integer(),
  /** How often a passage may be heard; null where nothing is. */
  plays: nullable(Type.Integer()),
});

const ListedMock = Type.Object({
  mock: Type.String(),
  level: ExamLevel,
  version: Type.String(),
  minutes: Type.Integer(),
  items: Type.Integer(),
});

/** An examination as a card shows it. */
export const ExamSummary = Type.Object({
  slug: Type.String(),
  titles: LocalisedText,
  about: LocalisedText,
  /** When its rules were last read, and by when to read them again. */
  seen: ExamDay,
  look_again: ExamDay,
  levels: Type.Array(ExamLevel),
  minutes: Type.Integer(),
  sections: Type.Array(ExamSection),
  /** Right answers in all that it asks for beside those of each section. */
  pass_whole: nullable(Type.Integer()),
  mocks: Type.Array(ListedMock),
});
export type ExamSummary = Type.Static<typeof ExamSummary>;

/** What we have read of an examination's rules. */
export const ExamFact = Type.Object({
  about: Type.Enum([
    "who",
    "form",
    "time",
    "pass",
    "retake",
    "price",
    "validity",
    "registration",
    "law",
  ]),
  text: LocalisedText,
  /** False where sources differ, are second hand, or say nothing. */
  certain: Type.Boolean(),
  sources: Type.Array(
    Type.Object({
      url: Type.String(),
      title: Type.String(),
      published: nullable(ExamDay),
      seen: ExamDay,
    }),
  ),
});
export type ExamFact = Type.Static<typeof ExamFact>;

/** A task for writing or speaking: the learner compares the own answer with the models and rates it. */
export const ExamTask = Type.Object({
  id: Type.Integer(),
  level: ExamLevel,
  kind: Type.Enum(["writing", "speaking"]),
  minutes: Type.Integer(),
  /** From and to; null where the other is given. */
  words: nullable(Type.Array(Type.Integer())),
  seconds: nullable(Type.Array(Type.Integer())),
  task: LocalisedText,
  models: Type.Array(
    Type.Object({ quality: Type.Enum(["solid", "excellent"]), kz: Type.String() }),
  ),
  remarks: nullable(LocalisedText),
  criteria: Type.Array(LocalisedText),
});
export type ExamTask = Type.Static<typeof ExamTask>;

/** How often a level's items of Kazakh need a point: the shares of a level sum to at most 1. */
const PointShare = Type.Object({
  level: ExamLevel,
  point: Type.String(),
  title: LocalisedText,
  share: Type.Number(),
});

const PracticePool = Type.Object({
  /** `a1-listening`; `a1` of all parts; `history`, which has no level. */
  mock: Type.String(),
  level: nullable(ExamLevel),
  part: nullable(ExamPart),
  items: Type.Integer(),
});
export type PracticePool = Type.Static<typeof PracticePool>;

export const ExamDetail = Type.Object({
  ...ExamSummary.properties,
  facts: Type.Array(ExamFact),
  points: Type.Array(PointShare),
  tasks: Type.Array(ExamTask),
  /** Questions to practise, by level and part: mocks of `practice`. */
  practice: Type.Array(PracticePool),
});
export type ExamDetail = Type.Static<typeof ExamDetail>;
