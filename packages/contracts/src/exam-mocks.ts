import Type from "typebox";
import { ExamLevel, ExamPart, nullable, OptionLetter } from "./exam-fields.ts";
import { LocalisedText } from "./language.ts";

const MockItem = Type.Object({
  id: Type.Integer(),
  part: ExamPart,
  level: nullable(ExamLevel),
  passage: nullable(Type.String()),
  question: LocalisedText,
  options: Type.Object({
    a: LocalisedText,
    b: LocalisedText,
    c: LocalisedText,
    d: LocalisedText,
  }),
  correct: OptionLetter,
  explanation: LocalisedText,
  /** The sentence of its passage that holds the answer. */
  key: nullable(Type.String()),
  point: nullable(Type.Object({ id: Type.String(), title: LocalisedText })),
  /** What an item about law or history follows. */
  source: nullable(
    Type.Object({
      titles: LocalisedText,
      url: nullable(Type.String()),
      article: nullable(Type.Integer()),
    }),
  ),
});

const MockPassage = Type.Object({
  id: Type.String(),
  part: ExamPart,
  kind: Type.String(),
  title: nullable(Type.String()),
  lines: Type.Array(Type.Object({ who: Type.String(), kz: Type.String() })),
  text: nullable(Type.String()),
});

/** `GET /exams/{slug}/mocks/{mock}/`: a whole mock with its key (`ExamMock` of packages/learning). */
export const ExamMock = Type.Object({
  exam: Type.String(),
  mock: Type.String(),
  level: ExamLevel,
  version: Type.String(),
  titles: LocalisedText,
  passWhole: nullable(Type.Integer()),
  sections: Type.Array(
    Type.Object({
      id: Type.String(),
      titles: LocalisedText,
      minutes: Type.Integer(),
      pass: Type.Integer(),
      plays: nullable(Type.Integer()),
      passages: Type.Array(MockPassage),
      items: Type.Array(MockItem),
    }),
  ),
});
export type ExamMock = Type.Static<typeof ExamMock>;
