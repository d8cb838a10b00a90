import Type from "typebox";
import { line } from "./text.ts";

/** A word-for-word loan that no text of the course may hold. */
const Calque = Type.Object(
  {
    /** Lemmas that follow one another, with at most two words between two of them; `@drink` is an object of that class. */
    words: Type.Array(line(30), { minItems: 2, maxItems: 4 }),
    /** The surface form of the first word, where its lemma alone would catch what is right. */
    form: Type.Optional(line(30)),
    /** Nothing stands between the words: the first may be said of much else. */
    beside: Type.Optional(Type.Boolean()),
    /** What a Kazakh says instead. */
    better: line(80),
    /** The verb a learner's sentence takes instead of the last word, where that alone mends it. */
    instead: Type.Optional(line(30)),
    /** The form a learner's sentence takes instead of the first word: душқа. */
    first: Type.Optional(line(30)),
    reason: line(160),
  },
  { additionalProperties: false },
);

/** `content/calques.yaml`: loans that the gate refuses in Kazakh sentences. */
export const CalquesFile = Type.Object(
  { calques: Type.Array(Calque) },
  { additionalProperties: false },
);
export type CalquesFile = Type.Static<typeof CalquesFile>;
export type Calque = Type.Static<typeof Calque>;
