import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { line } from "./text.ts";

const messages = Type.Array(line(260), { minItems: 1, uniqueItems: true });

/** Messages as learners write them, which the tutor learns from. */
export const messagesByLanguage = Type.Object(
  { en: messages, ru: messages, kz: messages },
  { additionalProperties: false },
);

/** The same in some of the three languages. */
export const someMessages = Type.Object(
  {
    en: Type.Optional(messages),
    ru: Type.Optional(messages),
    kz: Type.Optional(messages),
  },
  { additionalProperties: false, minProperties: 1 },
);

/** Words that say alike, by the name of their group; `*` stands for any ending. */
export const wordGroups = Type.Record(
  Slug,
  Type.Array(Type.String({ pattern: "^[\\p{L}\\d'-]+\\*?$", maxLength: 30 }), {
    minItems: 1,
    uniqueItems: true,
  }),
);
