import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { heardPatterns } from "./heard-pattern.ts";
import { alignedSentence, line } from "./text.ts";

/**
 * `content/talk/asides/*.yaml`: what learners say in a scene beside its script, and what whoever they play with says to
 * it. {thing} is a noun of the learner's, {count} a number, {dish} and the like a word of `words`.
 */
export const SceneAsidesFile = Type.Object(
  {
    /** Dictionary words that may stand in a place, by its name. */
    words: Type.Optional(
      Type.Record(
        Type.String({ pattern: "^[a-z]+$" }),
        Type.Array(line(30), { minItems: 1, uniqueItems: true }),
      ),
    ),
    /** What is said to a sensible line that nothing hears, by what it does. */
    otherwise: Type.Optional(
      Type.Object(
        {
          question: alignedSentence(120),
          request: alignedSentence(120),
          statement: alignedSentence(120),
        },
        { additionalProperties: false },
      ),
    ),
    asides: Type.Array(
      Type.Object(
        {
          id: Slug,
          /** Scenes where it is said; every one where none is named. */
          scenes: Type.Optional(Type.Array(Slug, { minItems: 1, uniqueItems: true })),
          hears: heardPatterns(),
          /** How the gate hears it: a sentence of a learner's that some pattern takes. */
          example: line(80),
          says: alignedSentence(160),
          /** The line of the script is said once more, whole. */
          again: Type.Optional(Type.Literal(true)),
          /** It does what the script waits for, where the line is heard there, too: the scene goes on. */
          serves: Type.Optional(Type.Literal(true)),
          /** It ends the scene: whoever says goodbye goes. */
          ends: Type.Optional(Type.Literal(true)),
          /** It answers the line of the script, as a refusal does: the scene goes on. */
          answers: Type.Optional(Type.Literal(true)),
        },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
  },
  { additionalProperties: false },
);
export type SceneAsidesFile = Type.Static<typeof SceneAsidesFile>;
