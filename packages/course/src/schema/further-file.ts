import Type from "typebox";
import { line, trilingualLine } from "./text.ts";

/** What further questions may be about: a custom, a situation's phrases, a point of grammar, a word, a piece of advice. */
export const FURTHER_KINDS = ["culture", "phrases", "grammar", "words", "advice"] as const;
export type FurtherKind = (typeof FURTHER_KINDS)[number];

const asks = Type.Array(line(160), { minItems: 1, maxItems: 6, uniqueItems: true });

/** One further question in the words of learners, and its answer. */
const Further = Type.Object(
  {
    asks: Type.Object({ en: asks, ru: asks, kz: asks }, { additionalProperties: false }),
    answer: trilingualLine(700),
    /** Kazakh that the answer gives to say. */
    say: Type.Optional(
      Type.Array(
        Type.Object(
          {
            kz: line(160),
            en: line(200),
            ru: line(200),
            /** Whom it is said to; anybody where it is left out. */
            register: Type.Optional(Type.Enum(["sen", "siz"])),
          },
          { additionalProperties: false },
        ),
        { minItems: 1, maxItems: 5 },
      ),
    ),
    /** Forms that are named because nobody says them, and parts of words. */
    wrong: Type.Optional(Type.Array(line(40), { minItems: 1, uniqueItems: true })),
  },
  { additionalProperties: false },
);
export type Further = Type.Static<typeof Further>;

/** `content/tutor/further/`: what is asked next about a subject once the tutor has told of it, and what is answered. */
export const FurtherFile = Type.Object(
  {
    of: Type.Enum([...FURTHER_KINDS]),
    subjects: Type.Array(
      Type.Object(
        {
          /** A custom, an advice or a point by its id, phrases by their file, a word as it stands in the dictionary. */
          id: line(60),
          further: Type.Array(Further, { minItems: 1, maxItems: 12 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
  },
  { additionalProperties: false },
);
export type FurtherFile = Type.Static<typeof FurtherFile>;
