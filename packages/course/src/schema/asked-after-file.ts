import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { line } from "./text.ts";

/** What a learner wrote after an answer of the tutor's. */
const Second = Type.Object(
  {
    /** What it asks: a kind of `content/tutor/asked/`, or one that only goes on from an answer. */
    wants: Slug,
    /** The words of the message that name its object. */
    about: Type.Optional(line(160)),
    /** The answer before it, where it needs that. */
    reply: Type.Optional(line(400)),
    message: line(400),
  },
  { additionalProperties: false },
);

/** `content/tutor/asked-after/`: what learners write after the answer to a message of one kind, for the recogniser to learn from. */
export const AskedAfterFile = Type.Object(
  {
    kind: Slug,
    talks: Type.Array(
      Type.Object(
        {
          /** The mark of the person who wrote it: what is told of a writer is measured without them. */
          by: Slug,
          language: Type.Union([Type.Literal("en"), Type.Literal("ru"), Type.Literal("kz")]),
          first: line(400),
          /** Each could follow the first one. */
          seconds: Type.Array(Second, { minItems: 1 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1 },
    ),
  },
  { additionalProperties: false },
);
export type AskedAfterFile = Type.Static<typeof AskedAfterFile>;
