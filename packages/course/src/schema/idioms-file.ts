import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { heardPatterns } from "./heard-pattern.ts";
import { line } from "./text.ts";

/** `content/tutor/idioms.yaml`: what Kazakh says where English and Russian speak in pictures. */
export const IdiomsFile = Type.Object(
  {
    idioms: Type.Array(
      Type.Object(
        {
          id: Slug,
          hears: Type.Object(
            { en: heardPatterns(), ru: heardPatterns() },
            { additionalProperties: false },
          ),
          kz: line(80),
          /** The plain sense, where no picture of Kazakh is known. */
          plain: Type.Optional(Type.Literal(true)),
          /** What the Kazakh says, word by word where it is a picture. */
          means: Type.Object({ en: line(120), ru: line(120) }, { additionalProperties: false }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
  },
  { additionalProperties: false },
);
export type IdiomsFile = Type.Static<typeof IdiomsFile>;
