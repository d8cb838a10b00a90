import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { trilingualLine } from "./text.ts";

const Theme = Type.Object(
  { id: Slug, titles: trilingualLine(48) },
  { additionalProperties: false },
);
export type Theme = Type.Static<typeof Theme>;

/** `content/curriculum.yaml`: the themes of lessons, and the order of units. */
export const CurriculumFile = Type.Object(
  {
    themes: Type.Array(Theme, { minItems: 1 }),
    /** Files of `content/units` in the order of study, without their ending. */
    units: Type.Array(Slug, { minItems: 1, uniqueItems: true }),
  },
  { additionalProperties: false },
);
export type CurriculumFile = Type.Static<typeof CurriculumFile>;
