import Type from "typebox";
import { Slug } from "./common-fields.ts";

const pattern = () => Type.String({ minLength: 1, maxLength: 3000 });

/**
 * `content/tutor/patterns/`: regular expressions by which the tutor reads what people type, by name. They are matched
 * as Unicode (`u`); `{{friends}}` in one stands for the words of that name in the same file.
 */
export const PatternsFile = Type.Object(
  {
    /** Whose patterns these are: they are asked for as `say.ordered`. */
    of: Slug,
    /** Words that several patterns look for, as parts of regular expressions. */
    words: Type.Optional(
      Type.Record(Slug, Type.Array(pattern(), { minItems: 1, uniqueItems: true })),
    ),
    /** Each a list in the order it is tried. */
    patterns: Type.Optional(
      Type.Record(Slug, Type.Array(pattern(), { minItems: 1, uniqueItems: true })),
    ),
    /** The same where capital and small letters are one (`iu`). */
    anyCase: Type.Optional(
      Type.Record(Slug, Type.Array(pattern(), { minItems: 1, uniqueItems: true })),
    ),
  },
  { additionalProperties: false },
);
export type PatternsFile = Type.Static<typeof PatternsFile>;
