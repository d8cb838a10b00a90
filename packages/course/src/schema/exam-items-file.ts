import Type from "typebox";
import { OptionLetter, PointId, Slug } from "./common-fields.ts";
import { ExamLevel, ExamPart } from "./exam-file.ts";
import { line, localisedLine, prose, trilingualLine } from "./text.ts";

/** Whose items a file holds: an examination's, or those for practice that stand in no mock. */
export const EXAM_TRACKS = ["residence", "kaztest", "citizenship", "practice"] as const;
export const ExamTrack = Type.Enum(EXAM_TRACKS);
export type ExamTrack = (typeof EXAM_TRACKS)[number];

const option = () => localisedLine(200);

const ItemSource = Type.Object(
  {
    /** Id of one of the examination's documents. */
    document: Slug,
    article: Type.Optional(Type.Integer({ minimum: 1, maximum: 999 })),
    /** Of a law, where a whole section is meant. */
    section: Type.Optional(Type.Union([Type.Integer({ minimum: 1, maximum: 99 }), line(40)])),
    /** Where in it, for whoever checks the item. */
    place: Type.Optional(line(160)),
  },
  { additionalProperties: false },
);

const ExamItem = Type.Object(
  {
    id: Type.Integer({ minimum: 40_000, maximum: 79_999 }),
    /** A gap is three underscores. */
    question: localisedLine(400),
    options: Type.Object(
      { a: option(), b: option(), c: option(), d: option() },
      { additionalProperties: false },
    ),
    correct: OptionLetter,
    /** One sentence that teaches why. Kazakh is quoted in «». */
    explanation: trilingualLine(400),
    /** Of an item about a passage: the sentence of it that holds the answer, as it stands there. */
    key: Type.Optional(line(600)),
    /** Point of `content/grammar` that a grammar item asks, or that the key sentence needs. */
    point: Type.Optional(PointId),
    /** In place of a point, where words are asked and no point. */
    skill: Type.Optional(Type.Literal("vocabulary")),
    /** The article or book that an item about law or history follows. */
    source: Type.Optional(ItemSource),
  },
  { additionalProperties: false },
);
export type ExamItem = Type.Static<typeof ExamItem>;

const SPEAKERS = ["woman", "man", "woman2", "man2"] as const;
export const EXAM_PASSAGE_KINDS = [
  "dialogue",
  "monologue",
  "announcement",
  "message",
  "notice",
  "letter",
  "text",
  "table",
] as const;

const ExamPassage = Type.Object(
  {
    id: Slug,
    kind: Type.Enum(EXAM_PASSAGE_KINDS),
    title: Type.Optional(line(120)),
    /** What is heard, or read as a dialogue. */
    lines: Type.Optional(
      Type.Array(
        Type.Object({ who: Type.Enum(SPEAKERS), kz: line(600) }, { additionalProperties: false }),
        { minItems: 1, maxItems: 14 },
      ),
    ),
    /** What is read; paragraphs are parted by an empty line. */
    text: Type.Optional(prose(2500)),
    items: Type.Array(ExamItem, { minItems: 1, maxItems: 6 }),
  },
  { additionalProperties: false },
);
export type ExamPassage = Type.Static<typeof ExamPassage>;

/** `content/exams/items/*.yaml`: the items of one section of a mock, or of practice. */
export const ExamItemsFile = Type.Object(
  {
    track: ExamTrack,
    /** Left out where no language is asked: law and history. */
    level: Type.Optional(ExamLevel),
    section: ExamPart,
    /** Which mock of the track; of an examination by level each level has one. None in practice. */
    mock: Type.Optional(Type.Integer({ minimum: 1, maximum: 9 })),
    passages: Type.Optional(Type.Array(ExamPassage, { minItems: 1, maxItems: 60 })),
    items: Type.Optional(Type.Array(ExamItem, { minItems: 1, maxItems: 120 })),
  },
  { additionalProperties: false },
);
export type ExamItemsFile = Type.Static<typeof ExamItemsFile>;
