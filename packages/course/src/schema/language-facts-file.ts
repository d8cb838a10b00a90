import Type from "typebox";
import { PointId, Slug } from "./common-fields.ts";
import { heardByLanguage } from "./heard-pattern.ts";
import { messagesByLanguage } from "./learnt-messages.ts";
import { trilingualProse } from "./text.ts";

/** `content/tutor/language-facts/`: what learners ask about Kazakh that no point of grammar answers alone. */
export const LanguageFactsFile = Type.Object(
  {
    facts: Type.Array(
      Type.Object(
        {
          id: Slug,
          /** Patterns of the question, where its words name the fact. */
          asks: Type.Optional(heardByLanguage()),
          /** Its patterns name it for sure, whatever single words of the question set off. */
          settles: Type.Optional(Type.Literal(true)),
          /** Whole messages that ask for it, for the nearest fact to be found by. */
          says: Type.Optional(messagesByLanguage),
          answer: trilingualProse(700),
          /** Points to read on. */
          points: Type.Array(PointId, { minItems: 1, maxItems: 4 }),
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type LanguageFactsFile = Type.Static<typeof LanguageFactsFile>;
