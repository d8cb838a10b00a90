import Type from "typebox";
import { ChoiceQuestion } from "./choice-question.ts";
import { Slug } from "./common-fields.ts";
import { alignedSentence, trilingualLine } from "./text.ts";

/** What one speaker says before the other answers. */
const Turn = Type.Object(
  { speaker: Slug, ...alignedSentence(200).properties },
  { additionalProperties: false },
);

/** The small scene of a lesson, which learners hear, understand and play themselves. */
export const Dialogue = Type.Object(
  {
    titles: trilingualLine(60),
    /** Where and when it happens, in a line. */
    setting: trilingualLine(160),
    speakers: Type.Array(
      Type.Object({ key: Slug, name: trilingualLine(30) }, { additionalProperties: false }),
      { minItems: 2, maxItems: 3 },
    ),
    turns: Type.Array(Turn, { minItems: 6, maxItems: 10 }),
    questions: Type.Array(ChoiceQuestion, { minItems: 1, maxItems: 2 }),
  },
  { additionalProperties: false },
);
export type Dialogue = Type.Static<typeof Dialogue>;
