import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { heardByLanguage } from "./heard-pattern.ts";
import { line, trilingualLine } from "./text.ts";

/** `content/tutor/replies.yaml`: what people say to one another, and what is answered to it. */
export const RepliesFile = Type.Object(
  {
    replies: Type.Array(
      Type.Object(
        {
          id: Slug,
          hears: heardByLanguage(),
          answers: Type.Array(
            Type.Object(
              {
                kz: line(80),
                en: line(120),
                ru: line(120),
                /** Whom it is said to; anybody where it is left out. */
                register: Type.Optional(Type.Enum(["sen", "siz"])),
              },
              { additionalProperties: false },
            ),
            { minItems: 1, maxItems: 4 },
          ),
          note: Type.Optional(trilingualLine(300)),
        },
        { additionalProperties: false },
      ),
    ),
    /** Words of which it is told whom they are said to. */
    manners: Type.Array(
      Type.Object(
        {
          words: Type.Array(line(30), { minItems: 1, uniqueItems: true }),
          tell: trilingualLine(400),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type RepliesFile = Type.Static<typeof RepliesFile>;
