import Type from "typebox";
import { ItemNumber, Level, Slug } from "./common-fields.ts";
import { line, trilingualLine } from "./text.ts";

/** Whom a phrase can be said to: `sen` a friend or child, `siz` politely, `any` both. */
const REGISTERS = ["sen", "siz", "any"] as const;

const PhraseEntry = Type.Object(
  {
    n: ItemNumber,
    kz: line(120),
    en: line(120),
    ru: line(120),
    register: Type.Enum(REGISTERS),
    /** When it is said, where the translation does not tell. */
    usage: Type.Optional(trilingualLine(200)),
  },
  { additionalProperties: false },
);
export type PhraseEntry = Type.Static<typeof PhraseEntry>;

/** `content/phrases/*.yaml`: ready phrases for one situation. */
export const PhrasesFile = Type.Object(
  {
    level: Level,
    theme: Slug,
    titles: trilingualLine(48),
    author: line(60),
    phrases: Type.Array(PhraseEntry, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type PhrasesFile = Type.Static<typeof PhrasesFile>;
