import Type from "typebox";
import { Slug } from "./common-fields.ts";
import { line } from "./text.ts";

/** What learners get wrong, found by a pattern of words and mended by a template. */
const WrittenSlip = Type.Object(
  {
    /** The words that are wrong, in the language of patterns that docs/content.md tells. */
    find: line(240),
    /** What stands instead of each of them; without it the sentence is only not vouched for. */
    mend: Type.Optional(line(200)),
    /** Id of the point of grammar that explains it. */
    point: Slug,
    /** Patterns of which none may fit the sentence. */
    unless: Type.Optional(Type.Array(line(240), { minItems: 1, maxItems: 8 })),
    /** Patterns that must fit it, too. */
    with: Type.Optional(Type.Array(line(240), { minItems: 1, maxItems: 4 })),
    /** Sentences that hold it: `wrong → mended`; the check is held to them. */
    wrong: Type.Array(line(300), { minItems: 1, maxItems: 8 }),
    /** Right sentences that look like it. */
    right: Type.Optional(Type.Array(line(200), { minItems: 1, maxItems: 8 })),
  },
  { additionalProperties: false },
);

/** `content/slips/`: slips that the check finds in learners' sentences, a file a kind. */
export const SlipsFile = Type.Object(
  { slips: Type.Array(WrittenSlip, { minItems: 1 }) },
  { additionalProperties: false },
);
export type SlipsFile = Type.Static<typeof SlipsFile>;
export type WrittenSlip = Type.Static<typeof WrittenSlip>;
