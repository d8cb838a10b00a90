import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { heardByLanguage } from "./heard-pattern.ts";
import { alignedSentence, trilingualLine } from "./text.ts";

/** `content/tutor/stories/`: short stories that the tutor tells whole when one of their subject is wished for. */
export const TutorStoriesFile = Type.Object(
  {
    stories: Type.Array(
      Type.Object(
        {
          id: Slug,
          level: Type.Enum(["A1", "A2", "B1"]),
          titles: trilingualLine(60),
          /** Words of a wish that this story is about, or that stand in it. */
          about: heardByLanguage(),
          sentences: Type.Array(alignedSentence(200), { minItems: 5, maxItems: 12 }),
          /** Words that a learner of its level may not know, by their dictionary forms. */
          words: Type.Array(alignedSentence(60), { minItems: 2, maxItems: 8 }),
          /** What is asked when it is told; answered in the learner's own words. */
          ask: alignedSentence(120),
        },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
  },
  { additionalProperties: false },
);
export type TutorStoriesFile = Type.Static<typeof TutorStoriesFile>;
