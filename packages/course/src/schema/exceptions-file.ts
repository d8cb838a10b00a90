import Type from "typebox";
import { line } from "./text.ts";

/** `content/exceptions.yaml`: what the gate lets pass, each with the reason why it is right. */
export const ExceptionsFile = Type.Object(
  {
    /** Kazakh word forms that neither the lexicon nor the morphology knows. */
    tokens: Type.Array(
      Type.Object({ token: line(60), reason: line(200) }, { additionalProperties: false }),
    ),
    /** Headwords that may appear in two lessons, because their senses differ. */
    homonyms: Type.Array(
      Type.Object({ headword: line(40), reason: line(200) }, { additionalProperties: false }),
    ),
    /** Right sentences of examinations that the check of sentences calls wrong: its faults, not theirs. */
    sentences: Type.Optional(
      Type.Array(
        Type.Object({ sentence: line(300), reason: line(200) }, { additionalProperties: false }),
      ),
    ),
  },
  { additionalProperties: false },
);
export type ExceptionsFile = Type.Static<typeof ExceptionsFile>;
