import Type from "typebox";
import { heardByLanguage } from "./heard-pattern.ts";
import { line, trilingualLine } from "./text.ts";

/** What a part of a short text does, in the order in which letters have them. */
export const NOTE_ROLES = [
  "greeting",
  "news",
  "reason",
  "request",
  "offer",
  "thanks",
  "apology",
  "wish",
  "question",
  "closing",
] as const;

const asks = Type.Array(line(120), { minItems: 2, maxItems: 12, uniqueItems: true });
const cues = Type.Array(line(60), { minItems: 1, maxItems: 12, uniqueItems: true });

const saying = Type.Object(
  { kz: line(160), en: line(200), ru: line(200) },
  { additionalProperties: false },
);

/** A line as it is said to anybody, or to an elder and to a friend. */
const said = {
  any: Type.Optional(saying),
  siz: Type.Optional(saying),
  sen: Type.Optional(saying),
};

const NoteLine = Type.Object(
  {
    /** Patterns of a message (see `requests.yaml`) that tell that this line is meant. */
    cues: Type.Optional(
      Type.Object(
        { en: Type.Optional(cues), ru: Type.Optional(cues), kz: Type.Optional(cues) },
        { additionalProperties: false },
      ),
    ),
    ...said,
  },
  { additionalProperties: false },
);

const NotePart = Type.Object(
  {
    role: Type.Enum([...NOTE_ROLES]),
    /** Stands only where one of its lines is meant, or where a longer text is asked for. */
    optional: Type.Optional(Type.Boolean()),
    /** Left out where the learner told the price or the time itself. */
    unless: Type.Optional(Type.Enum(["price", "when"])),
    /** One of them stands in the text: the first, unless another is meant or was asked for. */
    lines: Type.Array(NoteLine, { minItems: 1, maxItems: 12 }),
  },
  { additionalProperties: false },
);

const Note = Type.Object(
  {
    id: Type.String({ pattern: "^[a-z][a-z0-9-]*$" }),
    names: trilingualLine(80),
    /** Whom it is mostly written to. */
    to: Type.Enum(["siz", "sen"]),
    /** What learners say of the occasion. */
    asks: Type.Object({ en: asks, ru: asks, kz: asks }, { additionalProperties: false }),
    /** What names the occasion for sure, whatever stands around it. */
    named: Type.Optional(heardByLanguage()),
    parts: Type.Array(NotePart, { minItems: 2, maxItems: 8 }),
    /** What is probably written back. */
    answers: Type.Optional(
      Type.Array(Type.Object(said, { additionalProperties: false }), { minItems: 1, maxItems: 4 }),
    ),
    /** Lines that may be added where it is to be funnier. */
    light: Type.Optional(
      Type.Array(Type.Object(said, { additionalProperties: false }), { minItems: 1, maxItems: 3 }),
    ),
  },
  { additionalProperties: false },
);

/** What somebody tells, whatever the occasion, with what it is heard by in a clause: {when}, {since}, {span} and {age} are read of it. */
const NoteFact = Type.Object(
  {
    role: Type.Enum([...NOTE_ROLES]),
    cues: heardByLanguage(),
    ...said,
  },
  { additionalProperties: false },
);

/** `content/tutor/notes/`: short texts that the tutor writes for a learner, by occasion, in parts, and what stands in any of them. */
export const NotesFile = Type.Object(
  {
    notes: Type.Optional(Type.Array(Note, { minItems: 1 })),
    facts: Type.Optional(Type.Array(NoteFact, { minItems: 1 })),
  },
  { additionalProperties: false },
);
export type NotesFile = Type.Static<typeof NotesFile>;
