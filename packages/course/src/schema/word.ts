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

/** What the letters of a headword do not show about its forms, in the lexicon's notation. */
export const Flags = Type.Array(
  Type.String({
    pattern:
      "^(?:(?:stem|poss)=\\p{Script=Cyrillic}+|back|front|mixed|drop\\??|keep|sg|pl|indecl|loan)$",
    description: "stem=…, poss=…, back, front, mixed, drop, drop?, keep, sg, pl, indecl or loan",
  }),
  { minItems: 1, uniqueItems: true },
);

/** A headword of a lesson, as written in its file. */
export const WordEntry = Type.Object(
  {
    n: ItemNumber,
    kz: line(40),
    pos: PartOfSpeech,
    ru: acceptedAnswers,
    en: acceptedAnswers,
    picture: Type.Optional(PictureName),
    flags: Type.Optional(Flags),
    example: alignedSentence(120),
  },
  { additionalProperties: false },
);
export type WordEntry = Type.Static<typeof WordEntry>;

const LEXICON_POS: Readonly<Record<PartOfSpeech, string>> = {
  noun: "n",
  verb: "v",
  adjective: "adj",
  adverb: "adv",
  pronoun: "pron",
  numeral: "num",
  postposition: "post",
  conjunction: "conj",
  particle: "part",
  interjection: "intj",
  modal: "mod",
  name: "name-other",
  phrase: "phrase",
};

/** A part of speech as the lexicon writes it; `phrase` is the course's own. */
export const lexiconPos = (pos: PartOfSpeech): string => LEXICON_POS[pos];
