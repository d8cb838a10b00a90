import Type from "typebox";
import { PointId, Slug } from "./common-fields.ts";
import { messagesByLanguage, someMessages, wordGroups } from "./learnt-messages.ts";

/** `content/tutor/asked/`: messages of one kind of request, as learners write them, for the recogniser to learn from. */
export const AskedFile = Type.Object(
  {
    kind: Slug,
    /** Asked of what was said before, never first. */
    goesOn: Type.Optional(Type.Literal(true)),
    /** Messages that ask for none of the answers that `of` knows. */
    says: Type.Optional(someMessages),
    /** Messages that ask for a certain one of the answers of the kind, by its id. */
    of: Type.Optional(Type.Record(Slug, someMessages)),
  },
  { additionalProperties: false },
);
export type AskedFile = Type.Static<typeof AskedFile>;

/** `content/tutor/asked-points.yaml`: what learners write when they ask for a point of grammar. */
export const AskedPointsFile = Type.Object(
  {
    points: Type.Array(
      Type.Object(
        {
          point: PointId,
          says: messagesByLanguage,
        },
        { additionalProperties: false },
      ),
    ),
  },
  { additionalProperties: false },
);
export type AskedPointsFile = Type.Static<typeof AskedPointsFile>;

/** `content/tutor/asked-words.yaml`: words that say alike what is asked, and of what, `*` for any ending. */
export const AskedWordsFile = Type.Object(
  { groups: wordGroups, subjects: wordGroups, afterwards: wordGroups },
  { additionalProperties: false },
);
export type AskedWordsFile = Type.Static<typeof AskedWordsFile>;
