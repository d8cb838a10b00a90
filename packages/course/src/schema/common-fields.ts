import Type from "typebox";
import { LEVELS } from "./level.ts";
import { OPTION_LETTERS } from "./option-letters.ts";

export { levelLetter } from "./level.ts";
export { LEVELS };

export const Level = Type.Enum(LEVELS);
export type Level = (typeof LEVELS)[number];

/** A number that other files, links and learners' progress refer to: never changed or reused. */
export const Id = Type.Integer({ minimum: 1, maximum: 9999 });

/** A word's or item's number inside its file: never changed or reused, so that inserting is safe. */
export const ItemNumber = Type.Integer({ minimum: 1, maximum: 99 });

const hyphenated = () =>
  Type.String({
    pattern: "^[a-z0-9]+(-[a-z0-9]+)*$",
    maxLength: 60,
    description: "lower-case Latin letters and digits joined by hyphens",
  });

export const Slug = hyphenated();

/** The name of a point of `content/grammar`, which is its file's name: `possessive-my-your`. */
export const PointId = Type.String({
  pattern: "^[a-z]+[0-9]*(-[a-z0-9]+)*$",
  maxLength: 40,
  description: "lower-case Latin words joined by hyphens",
});

/** The name of a picture in the Fluent emoji set, or of one of our own, such as `red-apple`. */
export const PictureName = hyphenated();

/** Colour worlds that covers are painted in. */
export const PALETTES = ["sky", "sun", "pomegranate", "steppe", "dusk", "felt"] as const;
export const Palette = Type.Enum(PALETTES);
export type Palette = (typeof PALETTES)[number];

export const Cover = Type.Object(
  {
    /** The first is the hero; up to two more stand beside it. */
    pictures: Type.Array(PictureName, { minItems: 1, maxItems: 3, uniqueItems: true }),
    palette: Palette,
  },
  { additionalProperties: false },
);
export type Cover = Type.Static<typeof Cover>;

export type OptionLetter = (typeof OPTION_LETTERS)[number];
export const OptionLetter = Type.Enum(OPTION_LETTERS);
