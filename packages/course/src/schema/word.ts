import Type from "typebox";
import { ItemNumber, PictureName } from "./common-fields.ts";
import { alignedSentence, line } from "./text.ts";

/** Parts of speech a headword can have. `phrase` is a set expression of several words. */
export const PARTS_OF_SPEECH = [
  "noun",
  "verb",
  "adjective",
  "adverb",
  "pronoun",
  "numeral",
  "postposition",
  "conjunction",
  "particle",
  "interjection",
  "modal",
  "name",
  "phrase",
] as const;
export type PartOfSpeech = (typeof PARTS_OF_SPEECH)[number];
export const PartOfSpeech = Type.Enum(PARTS_OF_SPEECH);

/** Answers that count as right in one language: the first is the one shown. */
const acceptedAnswers = Type.Array(line(48), { minItems: 1, maxItems: 8, uniqueItems: true });

/** A headword of a lesson, as written in its file. */
export const WordEntry = Type.Object(
  {
    n: ItemNumber,
    kz: line(40),
    pos: PartOfSpeech,
    ru: acceptedAnswers,
    en: acceptedAnswers,
    picture: Type.Optional(PictureName),
    /** What the morphology engine cannot see in the word, in the lexicon's notation (`stem=оқы`). */
    flags: Type.Optional(
      Type.Array(
        Type.String({
          pattern: "^[a-z]+\\??(=[\\p{L},-]+)?$",
          description: "a flag of the lexicon, such as stem=оқы, drop, keep or front",
        }),
        { minItems: 1, uniqueItems: true },
      ),
    ),
    example: alignedSentence(120),
  },
  { additionalProperties: false },
);
export type WordEntry = Type.Static<typeof WordEntry>;
