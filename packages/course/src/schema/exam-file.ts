import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { line, trilingualLine } from "./text.ts";

/** Levels of the Common European Framework, as examinations count them; easiest first. */
export const EXAM_LEVELS = ["a1", "a2", "b1", "b2", "c1"] as const;
export type ExamLevel = (typeof EXAM_LEVELS)[number];
export const ExamLevel = Type.Enum(EXAM_LEVELS);

/** What an item is of, whatever section of an examination it stands in. */
export const EXAM_PARTS = ["listening", "grammar", "reading", "constitution", "history"] as const;
export type ExamPart = (typeof EXAM_PARTS)[number];
export const ExamPart = Type.Enum(EXAM_PARTS);

export const Day = Type.String({
  pattern: "^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$",
  description: "a day as 2026-11-23",
});

const Source = Type.Object(
  {
    id: Slug,
    url: Type.String({ pattern: "^https?://\\S+$", maxLength: 300 }),
    /** As the page calls itself, in its own language. */
    title: line(200),
    /** When the page came out; left out where it does not say. */
    published: Type.Optional(Day),
    /** When it was read last. */
    seen: Day,
  },
  { additionalProperties: false },
);

/** What items follow: a law, a book. */
const Document = Type.Object(
  {
    id: Slug,
    titles: trilingualLine(160),
    url: Type.Optional(Type.String({ pattern: "^https?://\\S+$", maxLength: 300 })),
  },
  { additionalProperties: false },
);

/** What a fact is about. */
export const EXAM_FACTS = [
  "who",
  "form",
  "time",
  "pass",
  "retake",
  "price",
  "validity",
  "registration",
  "law",
] as const;

const Fact = Type.Object(
  {
    about: Type.Enum(EXAM_FACTS),
    text: trilingualLine(400),
    /** False where sources differ, are second hand, or say nothing. */
    certain: Type.Boolean(),
    /** Ids of `sources`; empty where none was found. */
    sources: Type.Array(Slug, { maxItems: 4, uniqueItems: true }),
  },
  { additionalProperties: false },
);

const Section = Type.Object(
  {
    id: Slug,
    titles: trilingualLine(60),
    /** Which items it is made of, in the order they are asked. */
    parts: Type.Array(
      Type.Object(
        { part: ExamPart, items: Type.Integer({ minimum: 1, maximum: 100 }) },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 3 },
    ),
    /** Right answers it asks for. */
    pass: Type.Integer({ minimum: 1, maximum: 100 }),
    /** Its share of the time, in our mocks: the examinations tell the time of the whole. */
    minutes: Type.Integer({ minimum: 5, maximum: 120 }),
    /** How often a passage may be heard. */
    plays: Type.Optional(Type.Integer({ minimum: 1, maximum: 3 })),
  },
  { additionalProperties: false },
);

/** `content/exams/*.yaml`: an examination, as it was when its rules were last seen. */
export const ExamFile = Type.Object(
  {
    /** The file's name. */
    slug: Slug,
    /** Place in the list. */
    order: Type.Integer({ minimum: 1, maximum: 99 }),
    titles: trilingualLine(80),
    /** Who takes it, and what for. */
    about: trilingualLine(300),
    /** When the rules were last read, and by when to read them again. */
    seen: Day,
    look_again: Day,
    levels: Type.Array(ExamLevel, { minItems: 1, maxItems: 5, uniqueItems: true }),
    sections: Type.Array(Section, { minItems: 1, maxItems: 5 }),
    /** Right answers in all that it asks for beside those of each section. */
    pass_whole: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    /** Names of the whole mocks there are: numbers, or levels where each level has its own. */
    mocks: Type.Array(Type.String({ pattern: "^[a-c]?[1-9]$" }), {
      maxItems: 9,
      uniqueItems: true,
    }),
    facts: Type.Array(Fact, { minItems: 3, maxItems: 20 }),
    sources: Type.Array(Source, { minItems: 1, maxItems: 20 }),
    /** What its items of law and history follow. */
    documents: Type.Optional(Type.Array(Document, { maxItems: 20 })),
  },
  { additionalProperties: false },
);
export type ExamFile = Type.Static<typeof ExamFile>;
