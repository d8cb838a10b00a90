import Type from "typebox";
import { LocalisedText } from "./language.ts";

/** A sentence of the course, with the place it stands in. */
export const CourseSentence = Type.Object({
  kz: Type.String(),
  en: Type.String(),
  ru: Type.String(),
  /** Letters of `kz`, from and to, that show what the sentence was chosen for. */
  mark: Type.Union([Type.Tuple([Type.Integer(), Type.Integer()]), Type.Null()]),
  place: Type.Object({
    kind: Type.Union([
      Type.Literal("lesson"),
      Type.Literal("dialogue"),
      Type.Literal("story"),
      Type.Literal("reading"),
      Type.Literal("film"),
      Type.Literal("phrase"),
      Type.Literal("proverb"),
      Type.Literal("day"),
    ]),
    /** Of the lesson (of a dialogue, too), reading or film; null for a place without a page of its own. */
    id: Type.Union([Type.Integer(), Type.Null()]),
    title: LocalisedText,
  }),
});
export type CourseSentence = Type.Static<typeof CourseSentence>;
