import Type from "typebox";
import { OptionLetter } from "./common-fields.ts";
import { localisedLine, trilingualLine } from "./text.ts";

/** Fields of every question with four options of which exactly one is right. */
export const choiceQuestionFields = {
  question: localisedLine(200),
  options: Type.Object(
    {
      a: localisedLine(80),
      b: localisedLine(80),
      c: localisedLine(80),
      d: localisedLine(80),
    },
    { additionalProperties: false },
  ),
  correct: OptionLetter,
  /** Why the right option is right, in one line. */
  explanation: trilingualLine(240),
};

export const ChoiceQuestion = Type.Object(choiceQuestionFields, { additionalProperties: false });
export type ChoiceQuestion = Type.Static<typeof ChoiceQuestion>;
