import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { heardPatterns } from "./heard-pattern.ts";
import { alignedSentence, line } from "./text.ts";

const Hears = Type.Object(
  { en: heardPatterns(), ru: heardPatterns() },
  { additionalProperties: false },
);
const Reaction = Type.Object({ en: line(160), ru: line(160) }, { additionalProperties: false });
const Phrases = Type.Array(alignedSentence(120), { minItems: 1, maxItems: 3 });

/** `content/tutor/life.yaml`: how what learners tell of their lives in English or Russian is met. */
export const LifeFile = Type.Object(
  {
    /** The first that is heard; one without patterns is said of the rest. */
    tones: Type.Array(
      Type.Object(
        {
          id: Type.Enum([
            "angry",
            "ashamed",
            "lonely",
            "afraid",
            "bored",
            "sad",
            "proud",
            "hopeful",
            "glad",
            "plain",
          ]),
          /** Nobody is congratulated on what is told so. */
          dark: Type.Optional(Type.Literal(true)),
          hears: Type.Optional(Hears),
          says: Type.Array(Reaction, { minItems: 1, maxItems: 4 }),
          /** How the learner can say it, and what is asked back, where no subject is known. */
          phrases: Phrases,
          asks: alignedSentence(80),
        },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
    /** The one that names most of what was told. */
    subjects: Type.Array(
      Type.Object(
        {
          id: Slug,
          /** Without, it is told only by what was learnt from `told/`. */
          hears: Type.Optional(Hears),
          /** Told with a wish for words: "I want to surprise her with a few words" asks for no translation of itself. */
          helps: Type.Optional(Type.Literal(true)),
          /** What is said to it fits no dark tone. */
          bright: Type.Optional(Type.Literal(true)),
          /** Said in place of the tone. */
          says: Type.Optional(Reaction),
          /** What Kazakhs wish somebody then. */
          wish: Type.Optional(alignedSentence(80)),
          /** How the learner can say it. */
          phrases: Phrases,
          asks: Type.Optional(alignedSentence(80)),
        },
        { additionalProperties: false },
      ),
    ),
    /** Words that tell the same, `*` for any ending; what is learnt from `told/` of one of them is learnt of all. */
    words: Type.Optional(
      Type.Record(
        Slug,
        Type.Array(Type.String({ pattern: "^[\\p{L}'-]+\\*?$", maxLength: 30 }), {
          minItems: 1,
          uniqueItems: true,
        }),
      ),
    ),
  },
  { additionalProperties: false },
);
export type LifeFile = Type.Static<typeof LifeFile>;

const Messages = Type.Array(Type.String({ minLength: 2, maxLength: 240 }), {
  uniqueItems: true,
});

/** `content/tutor/told/*.yaml`: messages that tell of one subject of `life.yaml`, as learners write them: the tutor learns from them. */
export const ToldFile = Type.Object(
  {
    subject: Slug,
    says: Type.Object({ en: Messages, ru: Messages }, { additionalProperties: false }),
  },
  { additionalProperties: false },
);
export type ToldFile = Type.Static<typeof ToldFile>;
