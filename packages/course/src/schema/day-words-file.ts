import Type from "typebox";
import { PictureName } from "./common-fields.ts";
import { alignedSentence, line } from "./text.ts";
import { Flags, PartOfSpeech } from "./word.ts";

const DayWordEntry = Type.Object(
  {
    /** Day of the month; several words of one day take turns by year. */
    day: Type.Integer({ minimum: 1, maximum: 31 }),
    kz: line(40),
    pos: PartOfSpeech,
    ru: line(80),
    en: line(80),
    picture: PictureName,
    flags: Type.Optional(Flags),
    example: alignedSentence(160),
  },
  { additionalProperties: false },
);
export type DayWordEntry = Type.Static<typeof DayWordEntry>;

/** `content/words-of-the-day/*.yaml`: the words of one month, so that each suits its day. */
export const DayWordsFile = Type.Object(
  {
    month: Type.Integer({ minimum: 1, maximum: 12 }),
    author: line(60),
    words: Type.Array(DayWordEntry, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type DayWordsFile = Type.Static<typeof DayWordsFile>;
