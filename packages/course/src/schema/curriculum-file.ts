import Type from "typebox";
import { Level, Slug } from "./common-fields.ts";
import { line, trilingualLine } from "./text.ts";

const Theme = Type.Object(
  { id: Slug, titles: trilingualLine(48) },
  { additionalProperties: false },
);
export type Theme = Type.Static<typeof Theme>;

const Unit = Type.Object(
  {
    id: Slug,
    level: Level,
    titles: trilingualLine(60),
    /** Grammar points the unit teaches, for the authors. */
    grammar: Type.Array(line(160)),
    /** Headwords planned for the unit; the report tells which are still to be written. */
    plan: Type.Optional(Type.Array(line(40), { uniqueItems: true })),
  },
  { additionalProperties: false },
);
export type Unit = Type.Static<typeof Unit>;

/** `content/curriculum.yaml`: the order of units; lessons name their unit. */
export const CurriculumFile = Type.Object(
  {
    themes: Type.Array(Theme, { minItems: 1 }),
    units: Type.Array(Unit, { minItems: 1 }),
  },
  { additionalProperties: false },
);
export type CurriculumFile = Type.Static<typeof CurriculumFile>;
