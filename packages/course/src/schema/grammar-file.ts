import Type from "typebox";
import { PointId } from "./common-fields.ts";
import { line, prose, trilingualLine } from "./text.ts";
import { PartOfSpeech } from "./word.ts";

/** Levels of the grammar book: those of the Common European Framework. */
export const GRAMMAR_LEVELS = ["A1", "A2", "B1", "B2"] as const;

/** What kind of slip a typical mistake is. */
const MISTAKE_KINDS = [
  "spelling",
  "harmony",
  "case",
  "person",
  "tense",
  "order",
  "word",
  "particle",
  "possessive",
  "number",
  "negation",
  "register",
] as const;

const Labels = Type.String({
  pattern: "^[A-Z][A-Z0-9.]*(;[A-Z0-9]+)*$",
  maxLength: 60,
  description: "labels of a form, such as N;LOC;SG",
});

/** What a point teaches, in the engine's terms; `taughtPart` reads it. */
const Taught = Type.String({
  pattern: "^(?:[a-zA-Z0-9]+|word:[\\p{Script=Cyrillic} -]+|helper:[pa]:[\\p{Script=Cyrillic} ]+)$",
  maxLength: 60,
  description: "a suffix id (loc), word:ғой, helper:p:жату or helper:a:алу",
});

/** Words in a row by which sentences are found; `sentences/sentence-pattern.ts` reads it. */
const Pattern = Type.String({
  pattern:
    "^(?:…|\\p{Script=Cyrillic}[\\p{Script=Cyrillic}-]*(?:\\+[a-zA-Z0-9]+)*|(?:\\+[a-zA-Z0-9]+)+)(?: (?:…|\\p{Script=Cyrillic}[\\p{Script=Cyrillic}-]*(?:\\+[a-zA-Z0-9]+)*|(?:\\+[a-zA-Z0-9]+)+))*(?: \\$)?$",
  maxLength: 80,
  description:
    "words in a row: dictionary forms, +suffixes, … for what stands between, $ for the end of the sentence",
});

/** A table of forms: a row for each lemma, a column for each label. */
const FormTable = Type.Object(
  {
    title: Type.Optional(trilingualLine(80)),
    of: Type.Array(line(40), { minItems: 1, maxItems: 12, uniqueItems: true }),
    labels: Type.Array(Labels, { minItems: 1, maxItems: 12, uniqueItems: true }),
  },
  { additionalProperties: false },
);

const Contrast = Type.Object(
  { with: PointId, line: trilingualLine(400) },
  { additionalProperties: false },
);

const Mistake = Type.Object(
  {
    wrong: line(120),
    right: line(120),
    kind: Type.Enum(MISTAKE_KINDS),
    /** Whose mother tongue leads to it. */
    from: Type.Enum(["any", "ru", "en"]),
    why: trilingualLine(400),
  },
  { additionalProperties: false },
);
export type Mistake = Type.Static<typeof Mistake>;

/** Words a drill draws from: of a part of speech, taught by the end of a level of the course. */
const DrillPool = Type.Object(
  {
    pos: PartOfSpeech,
    level: Type.Enum(["A", "B", "C"]),
    /** Only these words, where the form is asked of a few (place nouns, say). */
    words: Type.Optional(Type.Array(line(40), { minItems: 1, maxItems: 40, uniqueItems: true })),
  },
  { additionalProperties: false },
);
export type DrillPool = Type.Static<typeof DrillPool>;

/** A generator of tasks. `to` is the form asked for. */
const Drill = Type.Object(
  {
    kind: Type.Enum(["build-form", "transform", "choose-form"]),
    pool: DrillPool,
    /** The form a `transform` starts from. */
    from: Type.Optional(Labels),
    to: Labels,
    /** Labels of the wrong choices of `choose-form`. */
    against: Type.Optional(Type.Array(Labels, { minItems: 1, maxItems: 4, uniqueItems: true })),
  },
  { additionalProperties: false },
);
export type Drill = Type.Static<typeof Drill>;

/** `content/grammar/*.yaml`: one point of grammar, the single source of its explanation. */
export const GrammarFile = Type.Object(
  {
    /** The file's name. Lessons, cards and links refer to it: never changed or reused. */
    id: PointId,
    level: Type.Enum(GRAMMAR_LEVELS),
    /** Place in the whole book. */
    order: Type.Integer({ minimum: 1, maximum: 9999 }),
    titles: trilingualLine(60),
    /** A sentence that a learner can repeat. */
    summary: trilingualLine(200),
    /** Suffixes and words by which learners look the point up. */
    forms: Type.Array(line(30), { maxItems: 60, uniqueItems: true }),
    teaches: Type.Array(Taught, { maxItems: 30, uniqueItems: true }),
    /** Sentences that show the point, where what it teaches does not find them: `+perf+loc`, `+fut+abl бұрын`. */
    finds: Type.Optional(Type.Array(Pattern, { minItems: 1, maxItems: 20, uniqueItems: true })),
    /** Points to be understood before. */
    needs: Type.Array(PointId, { maxItems: 8, uniqueItems: true }),
    body: Type.Object(
      { en: prose(4000), ru: prose(4000), kz: prose(4000) },
      { additionalProperties: false },
    ),
    tables: Type.Optional(Type.Array(FormTable, { maxItems: 8 })),
    contrasts: Type.Optional(Type.Array(Contrast, { maxItems: 6 })),
    mistakes: Type.Optional(Type.Array(Mistake, { maxItems: 12 })),
    drills: Type.Optional(Type.Array(Drill, { maxItems: 12 })),
    /** Grammars that the point was checked against. */
    sources: Type.Array(line(240), { minItems: 1, maxItems: 8 }),
  },
  { additionalProperties: false },
);
export type GrammarFile = Type.Static<typeof GrammarFile>;
