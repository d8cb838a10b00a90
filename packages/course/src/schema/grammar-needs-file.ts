import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { trilingualLine } from "./text.ts";

/** `content/grammar-needs.yaml`: points of grammar by what a learner wants to say. */
export const GrammarNeedsFile = Type.Object(
  {
    needs: Type.Array(
      Type.Object(
        { id: Slug, titles: trilingualLine(48), points: Type.Array(Slug, { minItems: 1 }) },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type GrammarNeedsFile = Type.Static<typeof GrammarNeedsFile>;
