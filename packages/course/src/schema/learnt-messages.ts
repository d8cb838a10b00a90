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

const groupsOf = (word: string) =>
  Type.Record(
    Slug,
    Type.Array(Type.String({ pattern: word, maxLength: 30 }), { minItems: 1, uniqueItems: true }),
  );

/** Words that say alike, by the name of their group; `*` stands for any ending. */
export const wordGroups = groupsOf("^[\\p{L}\\d'-]+\\*?$");

/** The same, where a word may also belong to a group by its ending alone: `*` before it. */
export const wordAndEndingGroups = groupsOf("^(?:[\\p{L}\\d'-]+\\*?|\\*\\p{L}+)$");
