import Type from "typebox";
import { ItemNumber } from "./common-fields.ts";
import { line, trilingualLine } from "./text.ts";

const ProverbEntry = Type.Object(
  {
    n: ItemNumber,
    kz: line(160),
    /** Word by word. */
    literal: Type.Object({ en: line(200), ru: line(200) }, { additionalProperties: false }),
    /** What is meant by it. */
    meaning: trilingualLine(240),
  },
  { additionalProperties: false },
);
export type ProverbEntry = Type.Static<typeof ProverbEntry>;

/** `content/proverbs/*.yaml`: proverbs on one subject. */
export const ProverbsFile = Type.Object(
  {
    titles: trilingualLine(48),
    author: line(60),
    proverbs: Type.Array(ProverbEntry, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type ProverbsFile = Type.Static<typeof ProverbsFile>;
